const FREE_FAILURES = 10;
const FIRST_DELAY_SECONDS = 30;
const LONGEST_DELAY_SECONDS = 3600;

/** How long an account stays locked after so many failed sign-ins in a row: not at first, then doubling. */
export function delayAfterFailures(failures: number): number {
  if (failures < FREE_FAILURES) return 0;
  return Math.min(FIRST_DELAY_SECONDS * 2 ** (failures - FREE_FAILURES), LONGEST_DELAY_SECONDS);
}
