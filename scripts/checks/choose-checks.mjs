import { journeys, journeysPreparation } from './journeys.mjs';
import { staticChecks } from './static-checks.mjs';
import { unitTests } from './unit-tests.mjs';

/**
 * Everything by default. Arguments choose checks by name, or vitest projects: `npm test -- lint stories`.
 * @param {readonly string[]} options
 */
export function chooseChecks(options) {
  const words = options.filter((option) => !option.startsWith('--'));
  const names = [...staticChecks, unitTests([]), journeys].map((check) => check.name);
  const projects = words.filter((word) => !names.includes(word));
  const isWanted = (/** @type {import('./run-checks.mjs').Check} */ { name }) =>
    words.length === 0 || words.includes(name) || (name === 'tests' && projects.length > 0);

  const inBrowser = options.includes('--without-browser') ? [] : [journeys].filter(isWanted);
  return {
    preparations: inBrowser.length > 0 ? [journeysPreparation] : [],
    still: staticChecks.filter(isWanted),
    moving: [unitTests(projects)].filter(isWanted).concat(inBrowser),
  };
}
