import { pathToFileURL } from 'node:url';
import { begin } from './prepare/begin.mjs';
import { build } from './prepare/build.mjs';
import { failWith } from './prepare/failure.mjs';
import { install } from './prepare/install.mjs';
import { loadEnv } from './prepare/load-env.mjs';
import { prepare } from './prepare/prepare.mjs';
import { stopWithNpm } from './prepare/stop-with-npm.mjs';

begin();
const [command, ...args] = process.argv.slice(2);

try {
  await prepare([install, build]);
} catch (error) {
  failWith(error);
}

stopWithNpm();
loadEnv();
process.env.NODE_ENV ??= 'production';
const { main } = await openBundle(command ? `commands/${command}` : 'main');
await main();

/** @param {string} name */
async function openBundle(name) {
  const url = pathToFileURL(`dist/server/${name}.js`);
  process.argv = [process.execPath, url.pathname, ...args];
  return await import(url.href);
}
