import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '#server/boot/open-database.ts';
import { readEnv } from '#server/environment/env.ts';
import { openTestPool } from '#tests/support/open-test-pool.ts';
import { dataFolder } from '#tests/support/server-process.ts';
import { play } from './support/play.ts';

test('the command distinguishes an intact journal from a changed one', async () => {
  const folder = await dataFolder();

  const untouched = await play(folder, 'journal', 'verify');
  await inDatabase(folder, sql`update payment_journal_head set last_id = 1`);
  const changed = await play(folder, 'journal', 'verify');
  const unclear = await play(folder, 'journal');

  expect(untouched).toEqual({
    code: 0,
    printed: [
      '✓ Journal des paiements intact : 0\u00a0ligne, solde 0,00\u00a0€.\n',
      ...['avoirs', 'factures', 'notes', 'bons de réservation'].map(
        (papers) => `✓ Journal des ${papers} intact : 0\u00a0ligne.\n`,
      ),
    ].join(''),
  });
  expect(changed).toMatchObject({
    code: 1,
    printed: expect.stringContaining('Journal des paiements modifié : la ligne 1 manque'),
  });
  expect(unclear).toMatchObject({ code: 1, printed: expect.stringContaining('npm run journal -- verify') });
});

test('the command makes no database where there is none', async () => {
  const folder = join(await dataFolder(), 'nowhere');

  const refused = await play(folder, 'journal', 'verify');

  expect(refused).toMatchObject({ code: 1, printed: expect.stringContaining('DATA_DIR') });
  expect(existsSync(folder)).toBe(false);
});

async function inDatabase(folder: string, statement: ReturnType<typeof sql>): Promise<void> {
  const database = await openDatabase(readEnv({ DATA_DIR: folder }), () => {});
  const { db, close } = openTestPool(database.url, 1);
  await statement.execute(db);
  await close();
  await database.stop();
}
