import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Database, openPool } from '#server/db/open-pool.ts';
import type { Env } from '#server/environment/env.ts';
import { StartRefused } from '#server/environment/start-refused.ts';
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

/** For commands about an existing platform: a mistyped folder must not get a database of its own. */
export function refuseNoDatabase({ DATABASE_URL, DATA_DIR }: Env): void {
  if (DATABASE_URL || existsSync(resolve(DATA_DIR))) return;
  throw new StartRefused(
    `Le dossier ${resolve(DATA_DIR)} n’existe pas : indiquez celui de la plateforme par DATA_DIR, ou sa base par DATABASE_URL.`,
  );
}
