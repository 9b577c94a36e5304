const MINUTE = 60;
/** Seconds before each new attempt; after the last one a person decides. */
const delays = [10, MINUTE, 5 * MINUTE, 15 * MINUTE, 60 * MINUTE, 3 * 60 * MINUTE, 6 * 60 * MINUTE] as const;

/** Seconds until the next attempt; undefined after the last one. */
export function delayAfterAttempts(attempts: number): number | undefined {
  return delays[attempts - 1];
}

/** An attempt without an outcome after this time was interrupted by a crash. */
export const SENDING_LIMIT_MS = 2 * 60_000;
