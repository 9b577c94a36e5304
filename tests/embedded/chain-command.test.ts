import { copyFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { argon2Passwords } from '#server/adapters/argon2-passwords.ts';
import { migrateDatabase } from '#server/boot/migrate-database.ts';
import { openDatabase } from '#server/boot/open-database.ts';
import { readAnchors, writeAnchors } from '#server/chains/anchor-file.ts';
import { anchorsIn } from '#server/chains/anchors.ts';
import { loadDemo } from '#server/demo/load-demo.ts';
import { readEnv } from '#server/environment/env.ts';
import { secretBox } from '#server/secrets/secret-box.ts';
import { openTestPool } from '#tests/support/open-test-pool.ts';
import { dataFolder } from '#tests/support/server-process.ts';
import { query } from './support/database.ts';
import { play } from './support/play.ts';
import { backupFolder } from './support/restored.ts';

const inThePast =
  'alter table chain_documents disable trigger user; alter table chain_lines disable trigger user;';

/** The folder of the demonstration, and its database as its owner reaches it. */
async function demonstrated() {
  const folder = await dataFolder();
  const database = await openDatabase(readEnv({ DATA_DIR: folder }), () => {});
  onTestFinished(() => database.stop());
  await migrateDatabase(database);
  const { db, close } = openTestPool(database.url, 2);
  const passwords = argon2Passwords({ memoryCost: 1024, timeCost: 1, parallelism: 1 });
  await loadDemo(db, { passwords, secrets: secretBox(database.secretKey) }, () => {});
  const anchors = await anchorsIn(db);
  await close();
  return { folder, anchors, ownerUrl: database.ownerUrl };
}

test('the command proves vouchers and payments, and shows a changed, a moved and a cut one', async () => {
  const { folder, anchors, ownerUrl } = await demonstrated();
  const backups = await backupFolder();

  const intact = await play(folder, 'journal', 'verify');
  await writeAnchors(folder, anchors);
  const anchored = await play(folder, 'journal', 'verify');
  await play(folder, 'backup', backups);
  const [backup = ''] = await readdir(backups);
  await query(ownerUrl, 'alter table vouchers disable trigger user');
  await query(ownerUrl, "update vouchers set token = 'AAAAAAAAAAAAAAAAAAAAAA' where document_id = 3");
  const moved = await play(folder, 'journal', 'verify');
  await query(
    ownerUrl,
    `${inThePast} update chain_documents
    set content = replace(content, 'Beaurivage', 'Bellerive') where chain = 'vouchers' and id = 5`,
  );
  const changed = await play(folder, 'journal', 'verify');

  expect(intact.printed).toMatch(
    /✓ Journal des bons de réservation intact : (\d+)\u00a0lignes, dont \1\u00a0pas encore ancrées\./u,
  );
  const whole = /✓ Journal des bons de réservation intact : \d+\u00a0lignes/u.exec(intact.printed)?.[0];
  expect(anchored.printed).toMatch(/✓ Journal des paiements intact : \d+\u00a0lignes, solde [\d\s,]+€\./u);
  expect(anchored.printed).toContain(`${whole}.`);
  expect(moved).toMatchObject({ code: 1, printed: expect.stringMatching(/en diffèrent[^-]*- le bon B-/u) });
  expect(changed).toMatchObject({
    code: 1,
    printed: expect.stringContaining('Journal des bons de réservation modifié : la ligne 5 manque, a changé'),
  });

  await query(
    ownerUrl,
    `delete from vouchers where document_id > 2; ${inThePast}
    delete from chain_documents where chain = 'vouchers' and id > 2;
    delete from chain_lines where chain = 'vouchers' and id > 2;
    update chains set last_id = 2, last_hash = hash from chain_lines
      where name = 'vouchers' and chain = 'vouchers' and id = 2`,
  );
  const cut = await play(folder, 'journal', 'verify');
  await writeAnchors(folder, []);
  const cutUnseen = await play(folder, 'journal', 'verify');
  const cutSinceBackup = await play(folder, 'journal', 'verify', join(backups, backup));

  expect(cut.printed).toContain('Journal des bons de réservation modifié : la ligne 3 manque');
  expect(cutUnseen.printed).toContain('✓ Journal des bons de réservation intact : 2');
  expect(cutSinceBackup.printed).toContain('Journal des bons de réservation modifié : la ligne 3 manque');

  const there = await dataFolder();
  await writeAnchors(there, [{ chain: 'vouchers', lastId: 900, lastHash: 'of another platform' }]);
  const restored = await play(there, 'restore', join(backups, backup));
  await copyFile(join(folder, 'secret.key'), join(there, 'secret.key'));
  const proved = await play(there, 'journal', 'verify');

  expect(restored.printed).toContain('Les journaux sont ancrés tels que restaurés');
  expect(await readAnchors(there)).toEqual(anchors);
  expect(proved).toMatchObject({
    code: 0,
    printed: expect.stringContaining(`${whole}.`),
  });
});
