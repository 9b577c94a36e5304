import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { writeBackup } from '#server/backup/write-backup.ts';
import { withOwnConnection } from '#server/db/own-connection.ts';
import { migrationsFolder } from '#server/environment/project-root.ts';
import { databaseNamed } from '#tests/support/postgres.ts';

const RESTORED = 'grown_restored';

/** Prints how long a backup of a database takes, and its restore into an empty one. */
export async function measureBackup(url: string, folder: string): Promise<void> {
  const file = join(folder, 'grown.vtcbackup.gz');
  const target = databaseNamed(url, RESTORED);
  await rm(file, { force: true });
  await withOwnConnection(url, (client) => client.query(`drop database if exists ${RESTORED} with (force)`));
  await withOwnConnection(url, (client) => client.query(`create database ${RESTORED}`));
  try {
    const backedUp = await timed(() => writeBackup(url, file, new Date()));
    const { rows, bytes } = backedUp.result;
    console.log(`backup: ${backedUp.seconds} s, ${rows} rows, ${(bytes / 1e6).toFixed(0)} MB`);
    const restored = await timed(() => restoreBackup({ url: target, migrationsFolder }, file));
    console.log(`restore: ${restored.seconds} s, ${restored.result.rows} rows`);
  } finally {
    await withOwnConnection(url, (client) => client.query(`drop database ${RESTORED} with (force)`));
    await rm(file, { force: true });
  }
}

async function timed<T>(work: () => Promise<T>): Promise<{ seconds: string; result: T }> {
  const began = performance.now();
  const result = await work();
  return { seconds: ((performance.now() - began) / 1_000).toFixed(0), result };
}
