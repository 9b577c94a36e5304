import type { Db } from '#server/db/schema.ts';
import { openTestPool } from '#tests/support/open-test-pool.ts';
import type { FaultEnv } from './fault-env.ts';

/** How to reach the database itself. */
export type Reachable = Pick<FaultEnv, 'databaseUrl'>;

/** Reads the database directly. */
export async function inDatabase<Result>(
  faultEnv: Reachable,
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  const { db, close } = openTestPool(await faultEnv.databaseUrl(), 1);
  try {
    return await work(db);
  } finally {
    await close();
  }
}
