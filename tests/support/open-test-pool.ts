import { type Database, openPool } from '#server/db/open-pool.ts';

/** A factor on timeouts: a machine that runs many tests at once is slow, and no story is about that. */
const PATIENCE = 10;

export function openTestPool(url: string, size: number): Database {
  return openPool(url, () => {}, size, PATIENCE);
}
