import { openPool } from '#server/db/open-pool.ts';
import type { Db } from '#server/db/schema.ts';
import type { Ground } from './ground.ts';

/** A look into the database itself, whatever the servers say. */
export async function inDatabase<Result>(ground: Ground, work: (db: Db) => Promise<Result>): Promise<Result> {
  const { db, close } = openPool(await ground.databaseUrl(), () => {}, 1);
  try {
    return await work(db);
  } finally {
    await close();
  }
}
