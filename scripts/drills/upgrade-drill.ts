import { releasedVersion } from './released-version.ts';
import { runDrill } from './run-drill.ts';

/** `npm run upgrade-drill [-- commit]`: the last release under load, replaced by this version instance by instance. */
const released = await releasedVersion(process.argv[2]);
if ('missing' in released) {
  console.error(released.missing);
  process.exitCode = 1;
} else {
  await runDrill('upgrade', { DRILL_OLD: released.folder, DRILL_OLD_NAME: released.name });
}
