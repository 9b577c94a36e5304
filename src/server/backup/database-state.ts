import { sql } from 'kysely';
import type { Db } from '#server/db/schema.ts';

/** The migrations this database went through, in their order; none when it is brand new. */
export async function doneMigrations(db: Db): Promise<string[]> {
  if (!(await hasTable(db, 'kysely_migration'))) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Whether it holds data: there is none without an account. */
export async function hasAccounts(db: Db): Promise<boolean> {
  if (!(await hasTable(db, 'users'))) return false;
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
}

async function hasTable(db: Db, name: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select to_regclass(${name}) is not null as found`.execute(
    db,
  );
  return rows[0]?.found === true;
}
