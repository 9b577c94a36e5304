import { CompiledQuery, type Kysely, sql, type Transaction } from 'kysely';
import { countOnce } from '#server/db/count-once.ts';
import type { Run } from '#server/db/run.ts';
import type { Db, Tables } from '#server/db/schema.ts';
import { StartRefused } from '#server/environment/start-refused.ts';
import { type BackupPart, partsOf } from './backup-parts.ts';
import { hasAccounts } from './database-state.ts';
import { type CopiedTable, copiedTables } from './tables.ts';
import { withoutIndexes } from './without-indexes.ts';

const ROWS_AT_ONCE = 1_000;
const CHARACTERS_AT_ONCE = 2_000_000;

/** Inserts every row of the backup, or none. Returns their number. */
export async function fillTables(db: Kysely<Tables>, file: string, key?: string): Promise<number> {
  const rows = await db.transaction().execute(async (trx) => {
    const tables = await copiedTables(trx);
    await claim(trx, tables);
    const run = runOn(trx);
    const names = tables.map(({ name }) => name);
    await sql`set local maintenance_work_mem = '256MB'`.execute(trx);
    const count = await countOnce(run, () =>
      withoutIndexes(run, names, () => copyRows(trx, partsOf(file, key), tables)),
    );
    await doubtUnsentNotifications(trx, tables);
    return count;
  });
  await sql`analyze`.execute(db);
  return rows;
}

function runOn(trx: Db): Run {
  return async <Row>(text: string, values: readonly unknown[] = []) =>
    (await trx.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows;
}

/** Locks out other writers; the rows that migrations wrote are replaced by the backup. */
async function claim(trx: Transaction<Tables>, tables: CopiedTable[]): Promise<void> {
  const names = sql.join(tables.map(({ name }) => sql.table(name)));
  await sql`lock table ${names} in access exclusive mode`.execute(trx);
  if (await hasAccounts(trx))
    throw new StartRefused('Un serveur vient de démarrer sur cette base de données : rien n’a été restauré.');
  for (const { name } of tables.toReversed()) await sql`delete from ${sql.table(name)}`.execute(trx);
}

async function copyRows(trx: Db, parts: AsyncIterable<BackupPart>, tables: CopiedTable[]): Promise<number> {
  let table: CopiedTable | undefined;
  let batch: string[] = [];
  let characters = 0;
  let count = 0;
  const flush = async () => {
    if (table && batch.length > 0) await insertRows(trx, table, batch);
    batch = [];
    characters = 0;
  };

  for await (const part of parts) {
    switch (part.kind) {
      case 'head':
        break;
      case 'table':
        await flush();
        table = tableNamed(part.table, tables);
        break;
      case 'row':
        count += 1;
        characters += part.json.length;
        batch.push(part.json);
        if (batch.length === ROWS_AT_ONCE || characters > CHARACTERS_AT_ONCE) await flush();
        break;
      case 'end':
        await flush();
        await continueSequences(trx, part.sequences);
    }
  }
  return count;
}

function tableNamed(name: string, tables: CopiedTable[]): CopiedTable {
  const table = tables.find((candidate) => candidate.name === name);
  if (table) return table;
  throw new StartRefused(`La sauvegarde contient une table inconnue (${name}) : rien n’a été restauré.`);
}

async function insertRows(trx: Db, { name, columns }: CopiedTable, rows: string[]): Promise<void> {
  const list = sql.join(columns.map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(name)} (${list}) overriding system value
    select ${list} from json_populate_recordset(null::${sql.table(name)}, ${`[${rows.join(',')}]`}::json)`.execute(
    trx,
  );
}

async function continueSequences(trx: Db, sequences: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(sequences))
    await sql`select setval(quote_ident(${name})::regclass, ${value}::bigint)`.execute(trx);
}

/** A notification that waited then may have been sent since: it becomes uncertain, and only a person sends it again. */
async function doubtUnsentNotifications(trx: Transaction<Tables>, tables: CopiedTable[]): Promise<void> {
  if (!tables.some(({ name }) => name === 'outbox')) return;
  await trx
    .updateTable('outbox')
    .set({ state: 'uncertain', error: 'restored from a backup' })
    .where('state', 'in', ['waiting', 'sending'])
    .execute();
}
