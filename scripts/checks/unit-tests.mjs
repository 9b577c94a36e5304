import { rmSync } from 'node:fs';
import { readJson } from '../prepare/read-json.mjs';
import { runCommand } from '../prepare/run-command.mjs';
import { countTests } from './count-tests.mjs';

const report = 'node_modules/.cache/vtc/vitest.json';

/**
 * @param {readonly string[]} projects none means all
 * @returns {import('./run-checks.mjs').Check}
 */
export function unitTests(projects) {
  const command = [process.execPath, 'node_modules/vitest/vitest.mjs', 'run', '--maxWorkers=2'];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const chosen = projects.flatMap((project) => ['--project', project]);
  return {
    name: 'tests',
    title: ['Tests', ...projects].join(' '),
    async run() {
      rmSync(report, { force: true });
      const env = { NODE_ENV: 'test' };
      const { code, output } = await runCommand([...command, ...reporters, ...chosen], { env });
      /** @type {{ numPassedTests: number, numFailedTests: number } | undefined} */
      const result = readJson(report);
      return { ...countTests(code, result?.numPassedTests, result?.numFailedTests), output };
    },
  };
}
