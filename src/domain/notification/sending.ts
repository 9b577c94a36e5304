const MINUTE = 60;
/** Seconds before each new attempt: a minute at first, then hours; after the last one a person decides. */
const delays = [10, MINUTE, 5 * MINUTE, 15 * MINUTE, 60 * MINUTE, 3 * 60 * MINUTE, 6 * 60 * MINUTE] as const;

/** Seconds until the next attempt after so many; undefined when it is not worth another. */
export function delayAfterAttempts(attempts: number): number | undefined {
  return delays[attempts - 1];
}

/** An attempt that ended neither well nor badly within this time was cut by a crash. */
export const SENDING_LIMIT_MS = 2 * 60_000;
