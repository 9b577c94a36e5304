import { rmSync } from 'node:fs';
import { readJson } from '../prepare/read-json.mjs';
import { runCommand } from '../prepare/run-command.mjs';
import { countChosenTests, countTests } from './count-tests.mjs';

const report = 'node_modules/.cache/vtc/vitest.json';

/**
 * @param {readonly string[]} projects none means all
 * @returns {import('./run-checks.mjs').Check}
 */
export function unitTests(projects) {
  const chosen = projects.flatMap((project) => ['--project', project]);
  return vitest(['Tests', ...projects].join(' '), ['run', ...chosen], countTests);
}

/**
 * The tests that import one of these files; there may be none.
 * @param {readonly string[]} files
 * @returns {import('./run-checks.mjs').Check}
 */
export function relatedTests(files) {
  return vitest('Tests concernés', ['related', '--run', ...files], countChosenTests);
}

/**
 * @param {string} title
 * @param {readonly string[]} args
 * @param {typeof countTests} count
 * @returns {import('./run-checks.mjs').Check}
 */
function vitest(title, args, count) {
  const command = [process.execPath, 'node_modules/vitest/vitest.mjs', ...args, '--maxWorkers=3'];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return {
    name: 'tests',
    title,
    async run() {
      rmSync(report, { force: true });
      const { code, output } = await runCommand([...command, ...reporters], { env: { NODE_ENV: 'test' } });
      /** @type {{ numPassedTests: number, numFailedTests: number } | undefined} */
      const result = readJson(report);
      return { ...count(code, result?.numPassedTests, result?.numFailedTests), output };
    },
  };
}
