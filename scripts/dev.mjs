import { spawn } from 'node:child_process';
import { begin } from './prepare/begin.mjs';
import { failWith } from './prepare/failure.mjs';
import { install } from './prepare/install.mjs';
import { loadEnv } from './prepare/load-env.mjs';
import { prepare } from './prepare/prepare.mjs';
import { stopWithNpm } from './prepare/stop-with-npm.mjs';

begin();

try {
  await prepare([install]);
} catch (error) {
  failWith(error);
}

stopWithNpm();
loadEnv();
const tsx = ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false'];
const server = spawn(process.execPath, [...tsx, 'src/server/dev.ts'], { stdio: 'inherit' });
server.on('exit', (code) => process.exit(code ?? 1));
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => server.kill('SIGTERM'));
