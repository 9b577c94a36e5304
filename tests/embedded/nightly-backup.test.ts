import { open, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { getServiceState } from '#contract/platform/admin.calls.ts';
import { backupName } from '#server/backup/kept-backups.ts';
import { backUpWhenDue, type Nightly } from '#server/backup/nightly.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { migrationsFolder } from '#server/environment/project-root.ts';
import { booked } from '#tests/support/bookings.ts';
import type { Person } from '#tests/support/people.ts';
import { databaseNamed } from '#tests/support/postgres.ts';
import { openWorld, type World } from '#tests/support/world.ts';
import { backupFolder, emptyDatabase } from './support/restored.ts';

const key = 'une clé qui reste ailleurs';

async function nightlyOf(world: World, change: Partial<Nightly> = {}): Promise<Nightly> {
  const { db, secrets, clock } = world.deps;
  return {
    ...{ db, secrets, clock, migrationsFolder, ownerUrl: world.databaseUrl },
    ...{ folder: await backupFolder(), days: 30, ...change },
  };
}

/** What the admin reads about the backups. */
async function told(ines: Person) {
  const { providers } = (await ines.calls(getServiceState)).json();
  return providers.find(({ name }) => name === 'backups');
}

test('a night is backed up once, read back once a week, and told to the admin', async () => {
  const world = await openWorld({ options: { backsUpItself: true } });
  const [amelie, ines] = [await world.client('Amélie'), await world.admin('Inès')];
  await booked(amelie);
  const nightly = await nightlyOf(world);
  expect(await told(ines)).toMatchObject({ health: 'ready', detail: 'La première sauvegarde est en cours' });

  await backUpWhenDue(nightly);
  await backUpWhenDue(nightly);

  expect(await readdir(nightly.folder)).toHaveLength(1);
  const runs = await world.deps.db.selectFrom('backup_runs').select(['kind', 'error']).execute();
  expect(runs).toEqual([
    { kind: 'backup', error: null },
    { kind: 'check', error: null },
  ]);
  expect(await told(ines)).toMatchObject({
    health: 'ready',
    detail: expect.stringMatching(/^Dernière sauvegarde .*, relue avec succès/u),
  });
  const { rows } = await world.deps.pool.query("select 1 from pg_database where datname like 'vtc_check%'");
  expect(rows).toEqual([]);
});

test('a sealed backup shows nobody’s name, opens with its key only, and a changed byte is seen', async () => {
  const world = await openWorld();
  await world.client('Amélie');
  const nightly = await nightlyOf(world, { key });
  await backUpWhenDue(nightly);
  const [name = ''] = await readdir(nightly.folder);
  const file = join(nightly.folder, name);
  const restore = async (withKey?: string) =>
    await restoreBackup({ url: await emptyDatabase(), migrationsFolder }, file, withKey);

  expect(name).toMatch(/\.vtcbackup\.gz\.sealed$/u);
  expect((await readFile(file)).subarray(0, 8).toString()).toBe('VTCSEAL1');
  await expect(restore()).rejects.toThrow('est chiffré : indiquez sa clé dans BACKUP_KEY');
  await expect(restore('une autre clé, aussi longue')).rejects.toThrow('BACKUP_KEY n’est pas la clé');
  expect((await restore(key)).rows).toBeGreaterThan(0);

  const handle = await open(file, 'r+');
  await handle.write(Buffer.from([0x2a]), 0, 1, 60);
  await handle.close();
  await expect(restore(key)).rejects.toThrow('abîmé');
});

test('a backup that cannot be written, and one that cannot be read back, trouble the admin', async () => {
  const world = await openWorld({ options: { backsUpItself: true } });
  const ines = await world.admin('Inès');

  await backUpWhenDue(await nightlyOf(world, { folder: '/nowhere/at/all' }));
  expect(await told(ines)).toMatchObject({
    health: 'trouble',
    detail: expect.stringMatching(/^La sauvegarde a échoué .* son dossier n’existe pas/u),
  });

  const nightly = await nightlyOf(world);
  await backUpWhenDue({ ...nightly, migrationsFolder: '/nowhere/at/all' });
  expect(await told(ines)).toMatchObject({
    health: 'trouble',
    detail: expect.stringMatching(/^La relecture d’une sauvegarde a échoué/u),
  });
});

test('the old backups stay while no new one can be written', async () => {
  const world = await openWorld();
  const away = databaseNamed(world.databaseUrl, 'nowhere_at_all');
  const nightly = await nightlyOf(world, { ownerUrl: away });
  const old = backupName(new Date('2026-01-04T02:30:00Z'), false);
  await writeFile(join(nightly.folder, old), '');

  await backUpWhenDue(nightly);
  const whileAway = await readdir(nightly.folder);
  await backUpWhenDue({ ...nightly, ownerUrl: world.databaseUrl });

  expect(whileAway).toEqual([old]);
  expect(await readdir(nightly.folder)).not.toContain(old);
});
