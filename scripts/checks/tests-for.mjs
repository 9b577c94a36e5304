import { existsSync } from 'node:fs';

const isSource = (/** @type {string} */ path) => /^(src|tests)\/.*\.tsx?$/.test(path) && existsSync(path);

/** Nothing imports them, yet every test depends on them. */
const underAll =
  /^(package(-lock)?\.json|vitest\.config\.ts|tsconfig.*|tests\/support\/(global-setup|programs|open-folder|blank-cluster)\.ts)$/;

/** What these reach by other ways than an import: a migrated database, a program in a process of its own. */
const reaches = [
  { what: /^migrations\//, through: ['tests/support/fresh-database.ts', 'tests/support/spawn-program.ts'] },
  { what: /^src\/(server|contract|domain)\//, through: ['tests/support/spawn-program.ts'] },
];

/** What the built product is made of, and the journeys themselves. */
const inTheProduct =
  /^(src|public|migrations|e2e|tests\/providers|scripts\/prepare)\/|^tests\/support\/(open-folder|requests)\.ts$|^scripts\/start\.mjs$|^package(-lock)?\.json$|^(vite\.(config|chunks)|playwright\.config)\.ts$/;

/**
 * The sources whose tests a change concerns; undefined means all of them.
 * @param {readonly string[]} changed
 * @returns {string[] | undefined}
 */
export function sourcesConcernedBy(changed) {
  if (changed.some((path) => underAll.test(path))) return undefined;
  const reached = reaches.filter(({ what }) => changed.some((path) => what.test(path) && !isTest(path)));
  return [...changed.filter(isSource), ...new Set(reached.flatMap(({ through }) => through))];
}

/** @param {readonly string[]} changed */
export function reachesBrowser(changed) {
  return changed.some((path) => inTheProduct.test(path) && !isTest(path));
}

/** @param {string} path */
function isTest(path) {
  return /\.test\.tsx?$/.test(path);
}
