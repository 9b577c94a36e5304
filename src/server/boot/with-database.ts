import { migrate } from '#server/db/migrate.ts';
import { type Database, openPool } from '#server/db/open-pool.ts';
import type { Env } from '#server/environment/env.ts';
import { migrationsFolder } from '#server/environment/project-root.ts';
import { announce } from './console.ts';
import { openDatabase } from './open-database.ts';

/** Opens the migrated database for a command and closes it afterwards. */
export async function withDatabase(
  env: Env,
  work: (db: Database['db'], secretKey: string) => Promise<void>,
): Promise<void> {
  const database = await openDatabase(env, announce);
  try {
    await migrate(database.url, migrationsFolder);
    const { db, close } = openPool(database.url, () => {}, 2);
    try {
      await work(db, database.secretKey);
    } finally {
      await close();
    }
  } finally {
    await database.stop();
  }
}
