import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, type Migration, type MigrationProvider, Migrator, PostgresDialect, sql } from 'kysely';
import pg from 'pg';

/** Runs what has not run yet, all or up to one, under a lock of the database: several instances may start at once. */
export async function migrate(url: string, folder: string, upTo?: string): Promise<string[]> {
  const pool = new pg.Pool({ connectionString: url, max: 2, connectionTimeoutMillis: 10_000 });
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    const migrator = new Migrator({ db, provider: sqlFiles(folder) });
    const { error, results = [] } = await (upTo ? migrator.migrateTo(upTo) : migrator.migrateToLatest());
    if (error) throw error;
    return results.map((result) => result.migrationName);
  } finally {
    await db.destroy();
  }
}

/** Whether this database already has every migration of the folder. */
export async function isMigrated(pool: pg.Pool, folder: string): Promise<boolean> {
  const { rows } = await pool.query<{ name: string }>('select name from kysely_migration');
  const done = new Set(rows.map((row) => row.name));
  return (await migrationNames(folder)).every((name) => done.has(name));
}

function sqlFiles(folder: string): MigrationProvider {
  return {
    async getMigrations() {
      const names = await migrationNames(folder);
      const entries = await Promise.all(
        names.map(async (name) => [name, await fromFile(folder, name)] as const),
      );
      return Object.fromEntries(entries);
    },
  };
}

export async function migrationNames(folder: string): Promise<string[]> {
  const files = await readdir(folder);
  return files.filter((file) => file.endsWith('.sql')).map((file) => file.slice(0, -'.sql'.length));
}

async function fromFile(folder: string, name: string): Promise<Migration> {
  const text = await readFile(join(folder, `${name}.sql`), 'utf8');
  return {
    async up(db) {
      await sql.raw(text).execute(db);
    },
  };
}
