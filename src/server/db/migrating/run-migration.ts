import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { StartRefused } from '#server/environment/start-refused.ts';

/** Later statements on the table queue behind our request for the DDL lock: so we wait briefly, and retry. */
const LOCK_WAIT_MS = 500;
const PAUSE_MS = 500;
const PATIENCE_MS = 5 * 60_000;
/** Lock timeout and deadlock. */
const heldBack = new Set(['55P03', '40P01']);

/** The first line of a file whose statements commit one by one, each written so that it can be run again. */
const ONE_BY_ONE = '-- one by one';

const note = 'insert into kysely_migration (name, "timestamp") values ($1, $2)';

/** All or nothing. A file marked one by one runs again from its first statement after a failure. */
export async function runMigration(client: pg.Client, folder: string, name: string): Promise<void> {
  const text = await readFile(join(folder, `${name}.sql`), 'utf8');
  if (text.startsWith(ONE_BY_ONE)) {
    for (const statement of statementsOf(text)) await patiently(name, () => runAlone(client, statement));
    await client.query(note, [name, new Date().toISOString()]);
  } else {
    await client.query(`set lock_timeout = ${LOCK_WAIT_MS}`);
    await patiently(name, () => inTransaction(client, text, name));
  }
}

/** A concurrent build waits for earlier transactions and blocks no later ones, so it may wait long. */
async function runAlone(client: pg.Client, statement: string): Promise<void> {
  const wait = /\bconcurrently\b/iu.test(statement) ? PATIENCE_MS : LOCK_WAIT_MS;
  await client.query(`set lock_timeout = ${wait}`);
  for (const index of await halfBuilt(client, statement))
    await client.query(`drop index concurrently ${index}`);
  await client.query(statement);
}

async function inTransaction(client: pg.Client, text: string, name: string): Promise<void> {
  await client.query('begin');
  try {
    await client.query(text);
    await client.query(note, [name, new Date().toISOString()]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

/** An interrupted concurrent build leaves an invalid index, which is kept up to date and never used. */
async function halfBuilt(client: pg.Client, text: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select indexrelid::regclass::text as name from pg_index where not indisvalid',
  );
  return rows.map(({ name }) => name).filter((name) => text.includes(name));
}

async function patiently(name: string, run: () => Promise<unknown>): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      await run();
      return;
    } catch (error) {
      if (!isHeldBack(error)) throw error;
      if (performance.now() > until) throw new StartRefused(sentence(name));
      await pause(PAUSE_MS);
    }
  }
}

function sentence(name: string): string {
  return `La mise à jour ${name} de la base de données attend depuis cinq minutes qu’une longue lecture se termine (une sauvegarde, un rapport) : attendez qu’elle finisse, puis relancez.`;
}

function isHeldBack(error: unknown): boolean {
  return error instanceof Error && 'code' in error && heldBack.has(String(error.code));
}

/** A statement ends at a line that ends with a semicolon. */
function statementsOf(text: string): string[] {
  return text
    .split(/;\s*$/mu)
    .map((statement) => statement.trim())
    .filter((statement) => statement.replaceAll(/^--.*$/gmu, '').trim() !== '');
}
