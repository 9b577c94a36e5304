import { type Database, openPool } from '#server/db/open-pool.ts';
import type { Env } from '#server/environment/env.ts';
import { announce } from './console.ts';
import { migrateDatabase } from './migrate-database.ts';
import { openDatabase } from './open-database.ts';

/** Opens the migrated database for a command, as its owner, and closes it afterwards. */
export async function withDatabase(
  env: Env,
  work: (db: Database['db'], secretKey: string) => Promise<void>,
): Promise<void> {
  const database = await openDatabase(env, announce);
  try {
    await migrateDatabase(database);
    const { db, close } = openPool(database.ownerUrl, () => {}, 2);
    try {
      await work(db, database.secretKey);
    } finally {
      await close();
    }
  } finally {
    await database.stop();
  }
}
