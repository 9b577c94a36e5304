const FIRST_MS = 500;
const LONGEST_MS = 30_000;

/** The delay before the next attempt: longer each time, with jitter. `chance` is from 0 to 1. */
export function reconnectDelay(failures: number, chance: number): number {
  const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(failures, 10));
  return Math.round(longest / 2 + (longest / 2) * chance);
}
