import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { eraseMyAccount } from '#contract/account/personal-data.calls.ts';
import { erasuresOfBackups } from '#server/backup/kept-backups.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { writeBackup } from '#server/backup/write-backup.ts';
import { keepErasureList } from '#server/boot/keep-erasure-list.ts';
import { migrationsFolder } from '#server/environment/project-root.ts';
import { applyErasures, readErasures } from '#server/features/personal-data/index.ts';
import { agreedRide } from '#tests/support/bookings.ts';
import { placesOf } from '#tests/support/whole-database.ts';
import { openWorld } from '#tests/support/world.ts';
import { backupFolder, emptyDatabase, openOn } from './support/restored.ts';

vi.setConfig({ testTimeout: 60_000 });

const personal = ['Amélie', 'amelie@example.fr', 'Gare de Lyon'];
const now = new Date('2026-05-04T07:30:00Z');

/** A backup from before an erasure, and one from after it. */
async function erasedSince() {
  const world = await openWorld({ options: { rateLimitScale: 100 } });
  const [amelie, chloe] = [await world.client('Amélie'), await world.driver('Chloé')];
  const folder = await backupFolder();
  const list = join(folder, 'data', 'erasures.json');
  const keeper = keepErasureList(world.deps, list, { warn: () => {} });
  const ride = await agreedRide(amelie, chloe);
  await writeBackup(world.databaseUrl, join(folder, 'before.vtcbackup.gz'), now);
  await chloe.cancels(ride, 'Panne');
  const body = { currentPassword: amelie.password };
  expect((await amelie.calls(eraseMyAccount, { body })).statusCode).toBe(200);
  await world.deps.pool.announced();
  await expect.poll(() => readErasures(list)).toHaveLength(1);
  await writeBackup(world.databaseUrl, join(folder, 'after.vtcbackup.gz'), now);
  await keeper.stop();
  return { world, amelie, folder, list };
}

test('an erasure is noted outside the database, by its id only, and in every later backup', async () => {
  const { amelie, folder, list } = await erasedSince();

  const noted = [{ id: amelie.id, at: '2026-05-04T07:30:00.000Z' }];
  expect(JSON.parse(await readFile(list, 'utf8'))).toEqual(noted);
  expect(await erasuresOfBackups(folder)).toEqual(noted);
  await rm(join(folder, 'after.vtcbackup.gz'));
  expect(await erasuresOfBackups(folder)).toEqual([]);
});

test('a backup from before brings nobody back', async () => {
  const { world, amelie, folder } = await erasedSince();
  const url = await emptyDatabase();
  await restoreBackup({ url, migrationsFolder }, join(folder, 'before.vtcbackup.gz'));
  const { db } = (await openOn(world, url)).deps;
  expect(Object.keys(await placesOf(db, personal))).toHaveLength(personal.length);

  const erasures = await erasuresOfBackups(folder);
  expect(await applyErasures(db, erasures)).toBe(1);
  expect(await applyErasures(db, erasures)).toBe(0);

  const left = Object.values(await placesOf(db, personal)).flat();
  expect([...new Set(left)]).toEqual(['chain_documents']);
  const rides = await db.selectFrom('rides').select(['status', 'client_id']).execute();
  expect(rides).toEqual([{ status: 'cancelled', client_id: amelie.id }]);
});
