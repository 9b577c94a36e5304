import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { readJson } from './read-json.mjs';

/**
 * @typedef {{ version?: string, optional?: boolean, dependencies?: object, devDependencies?: object }} Package
 * @typedef {{ packages: Record<string, Package> }} LockFile
 */

/** Compiled packages fit one platform and one generation of Node. */
export function machine() {
  return `${process.platform} ${process.arch} ${process.versions.modules}`;
}

/** A fingerprint of the packages that the checkout needs. */
export function packages() {
  const { dependencies, devDependencies, overrides, allowScripts } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  );
  const manifest = JSON.stringify({ dependencies, devDependencies, overrides, allowScripts });
  return createHash('sha256').update(manifest).update(readFileSync('package-lock.json')).digest('hex');
}

/** npm writes its second lock file last, so it shows what a manual install really put there. */
export function isInstalledByHand() {
  /** @type {LockFile | undefined} */
  const installed = readJson('node_modules/.package-lock.json');
  /** @type {LockFile | undefined} */
  const wanted = readJson('package-lock.json');
  if (!installed || !wanted || !isLocked(wanted.packages[''])) return false;
  return Object.entries(wanted.packages).every(
    ([path, entry]) => path === '' || isThere(entry, installed.packages[path]),
  );
}

/**
 * @param {Package | undefined} locked package.json as recorded in the lock file
 */
function isLocked(locked) {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  return isDeepStrictEqual([dependencies, devDependencies], [locked?.dependencies, locked?.devDependencies]);
}

/**
 * @param {Package} wanted
 * @param {Package | undefined} found
 */
function isThere(wanted, found) {
  return found ? found.version === wanted.version : wanted.optional === true;
}
