import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { migrateDatabase } from '#server/boot/migrate-database.ts';
import { dataFolder, startServer } from '#tests/support/server-process.ts';
import { openDataFolder } from './support/data-folder.ts';
import { query, start } from './support/database.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const migrated = async () => {
  const { url: ownerUrl, applicationUrl: url } = await start(await openDataFolder());
  await migrateDatabase({ url, ownerUrl });
  return { url, ownerUrl };
};

test.each([
  ['change a line of the payment journal', 'update payment_journal set amount_cents = 1'],
  ['delete one', 'delete from payment_journal'],
  ['empty it', 'truncate payment_journal'],
  ['switch its guard off', 'alter table payment_journal disable trigger user'],
  ['begin a chain again', "update chains set last_id = 0, last_hash = '' where name = 'vouchers'"],
  ['write a line without its chain', "insert into chain_lines values ('vouchers', 1, 'B-1', now(), '', '')"],
  ['change a line of a chain', "update chain_lines set number = 'B-1'"],
  ['remove a document', 'delete from chain_documents'],
  ['drop a table', 'drop table rides'],
  ['make itself the owner', 'alter table payment_journal owner to vtc_app'],
])('the application cannot %s', async (_, statement) => {
  const { url } = await migrated();

  await expect(query(url, statement)).rejects.toThrow(/permission denied|must be owner/u);
});

test('the application reads and writes rows, and sees a table of a later migration', async () => {
  const { url, ownerUrl } = await migrated();

  await query(url, "insert into jobs (name, due_at) values ('tidy', now())");
  await query(ownerUrl, 'create table later (id integer)');
  await query(url, 'insert into later values (1)');

  expect(await query(url, 'select id from later')).toEqual([[1]]);
});

test('instances that start together all get their rights', async () => {
  const { url: ownerUrl, applicationUrl: url } = await start(await openDataFolder());

  await Promise.all(Array.from({ length: 4 }, () => migrateDatabase({ url, ownerUrl })));

  expect(await query(url, 'select count(*)::int from rides')).toEqual([[0]]);
});

test('a cluster of an earlier version is converted when the server starts', async () => {
  const folder = await dataFolder();
  const { url: ownerUrl, stop } = await start(folder);
  await query(ownerUrl, 'drop role vtc_app');
  await stop();

  const server = await startServer(folder);
  const owners = await query(ownerUrl.replace(/:\d+\//u, `:${await portOf(folder)}/`), who);

  expect(server.url).toBeDefined();
  expect(owners).toEqual([['vtc_app']]);
});

/** Who is connected to the platform's database, beside this test. */
const who = `select distinct usename from pg_stat_activity
  where datname = 'vtc' and pid <> pg_backend_pid() and backend_type = 'client backend'`;

async function portOf(folder: string): Promise<number> {
  return JSON.parse(await readFile(join(folder, 'postgres/vtc.json'), 'utf8')).port;
}
