import { readdir } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { StartRefused } from '#server/environment/start-refused.ts';
import { withOwnConnection } from '../own-connection.ts';
import { type MigrationState, migrationState } from './migration-state.ts';
import { runMigration } from './run-migration.ts';

/** The lock and the table are those of the versions that migrated with Kysely: both kinds wait for each other. */
const LOCK = '3853314791062309107';
const PAUSE_MS = 100;
const doneTable = `create table if not exists kysely_migration
  (name varchar(255) primary key, "timestamp" varchar(255) not null)`;

const TOO_OLD =
  'Cette version est trop ancienne pour la base de données, qu’une version plus récente a mise à jour : démarrez la version récente, ou restaurez une sauvegarde avec celle-ci.';

/**
 * Runs the pending migrations, all or up to one, under an advisory lock: several instances may start at once. A
 * migration that this version does not know was run by a newer one, beside which this one goes on working.
 */
export async function migrate(url: string, folder: string, upTo?: string): Promise<string[]> {
  return await withOwnConnection(url, async (client) => {
    await takeLock(client);
    const due = (await dueMigrations(client, folder)).filter((name) => upTo === undefined || name <= upTo);
    for (const name of due) await runMigration(client, folder, name);
    return due;
  });
}

/** Polled: a statement that waits for the lock would hold back an index that is built concurrently. */
async function takeLock(client: pg.Client): Promise<void> {
  const ask = `select pg_try_advisory_lock(${LOCK}) as taken`;
  while (!(await client.query<{ taken: boolean }>(ask)).rows[0]?.taken) await pause(PAUSE_MS);
}

/** Compares the migrations of this database with those of the folder. */
export async function migrationStateOf(db: Asked, folder: string): Promise<MigrationState> {
  return migrationState(await migrationNames(folder), await doneMigrations(db));
}

/** In the order in which they run. */
export async function migrationNames(folder: string): Promise<string[]> {
  const files = await readdir(folder);
  return files
    .filter((file) => file.endsWith('.sql'))
    .map((file) => file.slice(0, -'.sql'.length))
    .toSorted();
}

async function dueMigrations(client: pg.Client, folder: string): Promise<string[]> {
  await client.query(doneTable);
  const [known, done] = [await migrationNames(folder), await doneMigrations(client)];
  if (migrationState(known, done) === 'beyond') throw new StartRefused(TOO_OLD);
  return known.filter((name) => !done.has(name));
}

type Asked = Pick<pg.ClientBase, 'query'>;

async function doneMigrations(db: Asked): Promise<Set<string>> {
  const { rows } = await db.query<{ name: string }>('select name from kysely_migration');
  return new Set(rows.map(({ name }) => name));
}
