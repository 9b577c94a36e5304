import { chooseChecks } from './checks/choose-checks.mjs';
import { runChecks } from './checks/run-checks.mjs';
import { begin } from './prepare/begin.mjs';
import { failWith } from './prepare/failure.mjs';
import { install } from './prepare/install.mjs';
import { prepare } from './prepare/prepare.mjs';

begin();

const { preparations, still, moving } = await chosenChecks().catch((error) =>
  failWith(error, '0 passed, 1 failed'),
);
const outcomes = [
  ...(await runChecks(preparations, 1)),
  ...(await runChecks(still, 2)),
  ...(await runChecks(moving, 1)),
];

const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);

async function chosenChecks() {
  await prepare([install]);
  return chooseChecks(process.argv.slice(2));
}
