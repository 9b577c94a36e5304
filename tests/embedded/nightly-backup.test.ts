import { open, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { getServiceState } from '#contract/platform/admin.calls.ts';
import { backupName } from '#server/backup/kept-backups.ts';
import { backUpWhenDue, type Nightly } from '#server/backup/nightly.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { migrationsFolder } from '#server/environment/project-root.ts';
import { booked } from '#tests/support/bookings.ts';
import type { Person } from '#tests/support/people.ts';
import { databaseNamed, runOn } from '#tests/support/postgres.ts';
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
async function backupState(ines: Person) {
  const { providers } = (await ines.calls(getServiceState)).json();
  return providers.find(({ name }) => name === 'backups');
}

test('a night is backed up once, read back once a week, and told to the admin', async () => {
  const world = await openWorld({ options: { backsUpItself: true } });
  const [amelie, ines] = [await world.client('Amélie'), await world.admin('Inès')];
  await booked(amelie);
  const nightly = await nightlyOf(world);
  expect(await backupState(ines)).toMatchObject({
    health: 'ready',
    detail: 'La première sauvegarde est en cours',
  });

  await backUpWhenDue(nightly);
  await backUpWhenDue(nightly);

  expect(await readdir(nightly.folder)).toHaveLength(1);
  const runs = await world.deps.db.selectFrom('backup_runs').select(['kind', 'error']).execute();
  expect(runs).toEqual([
    { kind: 'backup', error: null },
    { kind: 'check', error: null },
  ]);
  expect(await backupState(ines)).toMatchObject({
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
  expect(await backupState(ines)).toMatchObject({
    health: 'trouble',
    detail: expect.stringMatching(/^La sauvegarde a échoué .* son dossier n’existe pas/u),
  });

  const nightly = await nightlyOf(world);
  await backUpWhenDue({ ...nightly, migrationsFolder: '/nowhere/at/all' });
  expect(await backupState(ines)).toMatchObject({
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

test('what a night that was cut short left behind goes with the next one, and nothing of others', async () => {
  const world = await openWorld();
  const nightly = await nightlyOf(world);
  const { rows } = await world.deps.pool.query<{ oid: string }>(
    'select oid::text from pg_database where datname = current_database()',
  );
  const [own, foreign] = [`vtc_check_${rows[0]?.oid}_0a1b2c3d4e5f`, 'vtc_check_1_0a1b2c3d4e5f'];
  for (const name of [own, foreign]) await runOn(world.databaseUrl, `create database ${name}`);
  onTestFinished(() => runOn(world.databaseUrl, `drop database ${foreign}`));
  const [stale, fresh] = ['0a1b2c3d', '4e5f6a7b'].map(
    (hex) => `${backupName(new Date('2026-05-03T01:30:00Z'), false)}.${hex}.part`,
  ) as [string, string];
  for (const name of [stale, fresh]) await writeFile(join(nightly.folder, name), '');
  const hoursAgo = (hours: number) => new Date(nightly.clock().getTime() - hours * 3_600_000);
  await utimes(join(nightly.folder, stale), hoursAgo(2), hoursAgo(2));
  await utimes(join(nightly.folder, fresh), hoursAgo(0), hoursAgo(0));

  await backUpWhenDue(nightly);

  const left = await world.deps.pool.query<{ datname: string }>(
    "select datname from pg_database where datname like 'vtc_check%'",
  );
  expect(left.rows.map(({ datname }) => datname)).toEqual([foreign]);
  const files = await readdir(nightly.folder);
  expect([files.includes(stale), files.includes(fresh)]).toEqual([false, true]);
});
