import { type Kysely, sql, type Transaction } from 'kysely';
import { anchorsIn } from '#server/chains/anchors.ts';
import type { Db, Tables } from '#server/db/schema.ts';
import { StartRefused } from '#server/environment/start-refused.ts';
import { erasuresIn } from '#server/features/personal-data/index.ts';
import { FORMAT, markLine } from './backup-parts.ts';
import { doneMigrations } from './database-state.ts';
import { type CopiedTable, copiedTables } from './tables.ts';

const FIRST_FETCH = 10;
const LONGEST_FETCH = 1_000;
const FETCHED_CHARACTERS = 2_000_000;

/** The text of a backup, a few rows at a time, all of the same moment. */
export async function* backupLines(
  db: Kysely<Tables>,
  tally: { rows: number },
  now: Date,
): AsyncGenerator<string> {
  const tables = await copiedTables(db);
  if (!tables.some(({ name }) => name === 'users'))
    throw new StartRefused('Cette base de données est vide : il n’y a rien à sauvegarder.');

  const trx = await db.startTransaction().setIsolationLevel('repeatable read').execute();
  try {
    await freeze(trx, tables);
    yield markLine({
      kind: 'head',
      format: FORMAT,
      madeAt: now.toISOString(),
      migrations: await doneMigrations(trx),
      ...(tables.some(({ name }) => name === 'chains') ? { chains: await anchorsIn(trx) } : {}),
      erasures: await erasuresIn(trx),
    });
    for (const table of tables) {
      yield markLine({ kind: 'table', table: table.name });
      for await (const rows of rowsOf(trx, table)) {
        tally.rows += rows.length;
        yield `${rows.join('\n')}\n`;
      }
    }
    yield markLine({ kind: 'end', rows: tally.rows, sequences: await sequencesOf(trx) });
  } finally {
    await trx.rollback().execute();
  }
}

/** Locked before the first read, so that no migration runs between the tables and their rows. */
async function freeze(trx: Transaction<Tables>, tables: CopiedTable[]): Promise<void> {
  const names = sql.join(tables.map(({ name }) => sql.table(name)));
  await sql`lock table ${names} in access share mode`.execute(trx);
  await sql`set local time zone 'UTC'`.execute(trx);
  await sql`set local extra_float_digits = 1`.execute(trx);
  const locked = await copiedTables(trx);
  if (JSON.stringify(locked) !== JSON.stringify(tables))
    throw new StartRefused('La base de données vient de changer de version : relancez la sauvegarde.');
}

/** Few enough rows at once to fit into memory: a picture is one row too. */
async function* rowsOf(trx: Db, { name, key }: CopiedTable): AsyncGenerator<string[]> {
  const order = key.length > 0 ? sql`order by ${sql.join(key.map((column) => sql.ref(column)))}` : sql``;
  await sql`declare backup_rows no scroll cursor for
    select row_to_json(whole_row)::text as json from ${sql.table(name)} whole_row ${order}`.execute(trx);
  for (let count = FIRST_FETCH; ; ) {
    const { rows } = await sql<{ json: string }>`fetch ${sql.lit(count)} from backup_rows`.execute(trx);
    if (rows.length > 0) yield rows.map(({ json }) => json);
    if (rows.length < count) break;
    const characters = rows.reduce((sum, { json }) => sum + json.length, 0);
    count = Math.min(LONGEST_FETCH, Math.ceil((FETCHED_CHARACTERS * rows.length) / characters));
  }
  await sql`close backup_rows`.execute(trx);
}

/** Sequences are not transactional: read last, they are past every copied row. */
async function sequencesOf(trx: Db): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string; value: string }>`
    select sequencename as name, last_value::text as value from pg_sequences
    where schemaname = current_schema() and last_value is not null order by 1`.execute(trx);
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}
