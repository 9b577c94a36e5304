import { Failure } from '../prepare/failure.mjs';
import { changedFiles } from './changed-files.mjs';
import { journeys, journeysPreparation } from './journeys.mjs';
import { staticChecks } from './static-checks.mjs';
import { reachesBrowser, sourcesConcernedBy } from './tests-for.mjs';
import { relatedTests, unitTests } from './unit-tests.mjs';

/** @typedef {import('./run-checks.mjs').Check} Check */

/** The projects of `vitest.config.ts`. */
const testProjects = ['rules', 'server', 'stories', 'screens'];

const WITHOUT_BROWSER = '--without-browser';

/**
 * Everything by default. Arguments choose checks by name, or vitest projects: `npm test -- lint stories`.
 * `changed` chooses what the work since a commit concerns, `quick` what is worth waiting for before each commit.
 * @param {readonly string[]} options
 */
export function chooseChecks(options) {
  const [first, ...others] = options.filter((option) => option !== WITHOUT_BROWSER);
  const mayUseBrowser = !options.includes(WITHOUT_BROWSER);
  if (first === 'quick') return inOrder(staticChecks, [unitTests(['rules'])], false);
  if (first === 'changed') return concernedChecks(changedFiles(others[0]), mayUseBrowser);
  return namedChecks(first ? [first, ...others] : [], mayUseBrowser);
}

/**
 * @param {readonly string[]} words
 * @param {boolean} mayUseBrowser
 */
function namedChecks(words, mayUseBrowser) {
  const names = [...staticChecks, unitTests([]), journeys].map((check) => check.name);
  const projects = words.filter((word) => !names.includes(word));
  const unknown = projects.find((word) => !testProjects.includes(word));
  if (unknown)
    throw new Failure(
      `«\u00a0${unknown}\u00a0» n’existe pas\u00a0: ${[...new Set([...names, ...testProjects]), WITHOUT_BROWSER].join(', ')}.`,
      unknown,
    );
  const isWanted = (/** @type {Check} */ { name }) =>
    words.length === 0 || words.includes(name) || (name === 'tests' && projects.length > 0);
  return inOrder(
    staticChecks.filter(isWanted),
    [unitTests(projects)].filter(isWanted),
    mayUseBrowser && isWanted(journeys),
  );
}

/**
 * @param {readonly string[]} changed
 * @param {boolean} mayUseBrowser
 */
function concernedChecks(changed, mayUseBrowser) {
  const sources = sourcesConcernedBy(changed);
  const tests = sources ? relatedTests(sources) : unitTests([]);
  return inOrder(
    staticChecks,
    sources?.length === 0 ? [] : [tests],
    mayUseBrowser && reachesBrowser(changed),
  );
}

/**
 * @param {readonly Check[]} still
 * @param {readonly Check[]} tests
 * @param {boolean} inBrowser
 */
function inOrder(still, tests, inBrowser) {
  return {
    preparations: inBrowser ? [journeysPreparation] : [],
    still,
    moving: inBrowser ? [...tests, journeys] : tests,
  };
}
