/**
 * A file that does not load has no test to count, so the exit code decides.
 * @param {number} code
 * @param {number} passed
 * @param {number} failed
 */
export function countTests(code, passed = 0, failed = 0) {
  const isSound = code === 0 && passed > 0;
  return { passed, failed: isSound ? failed : Math.max(1, failed) };
}

/**
 * The same where a choice of tests may be empty.
 * @param {number} code
 * @param {number} passed
 * @param {number} failed
 */
export function countChosenTests(code, passed = 0, failed = 0) {
  const isNone = code === 0 && passed + failed === 0;
  return isNone ? { passed, failed } : countTests(code, passed, failed);
}
