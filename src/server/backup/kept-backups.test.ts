import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { backupName, newestBackup, removeOldBackups } from './kept-backups.ts';

const now = new Date('2026-05-04T01:30:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 3_600_000);

async function folderWith(...names: string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vtc-kept-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const name of names) await writeFile(join(folder, name), '');
  return folder;
}

test('backups of more than thirty days go, and nothing that was not named by a backup', async () => {
  const [old, young] = [backupName(daysAgo(31), false), backupName(daysAgo(30), true)];
  const mine = ['vtc-avant-travaux.vtcbackup.gz', 'erasures.json', `${old}.part`];
  const folder = await folderWith(old, young, ...mine);

  expect(await removeOldBackups(folder, 30, now)).toBe(1);

  expect((await readdir(folder)).toSorted()).toEqual([young, ...mine].toSorted());
});

test('the newest is found by its name, sealed or not', async () => {
  const folder = await folderWith(
    backupName(daysAgo(2), false),
    backupName(daysAgo(1), true),
    'vtc-x.vtcbackup.gz',
  );

  expect(await newestBackup(folder)).toEqual({
    file: join(folder, backupName(daysAgo(1), true)),
    madeAt: daysAgo(1),
  });
  expect(await newestBackup(await folderWith())).toBeUndefined();
});

test('zero days keep them all', async () => {
  const folder = await folderWith(backupName(daysAgo(4_000), true));

  expect(await removeOldBackups(folder, 0, now)).toBe(0);
});
