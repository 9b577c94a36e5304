import { join } from 'node:path';
import { isBackupDue, isCheckDue } from '#domain/administration/nightly-backup.ts';
import { lastBackupRun } from '#server/db/last-backup-run.ts';
import type { Db } from '#server/db/schema.ts';
import { newId } from '#server/db/uuid.ts';
import type { SecretBox } from '#server/secrets/secret-box.ts';
import { checkBackup, dropCutChecks } from './check-backup.ts';
import { backupName, newestBackup, removeCutBackups, removeOldBackups } from './kept-backups.ts';
import { writeBackup } from './write-backup.ts';

export type Nightly = {
  db: Db;
  ownerUrl: string;
  migrationsFolder: string;
  secrets: SecretBox;
  folder: string;
  days: number;
  key?: string;
  clock: () => Date;
};

type Kind = 'backup' | 'check';
type Done = { rows: number; bytes: number | null };

/**
 * Writes a backup every night and restores one every week as a test. Failures are stored for the admin. What a stop cut
 * short goes first; only one instance does this at a time.
 */
export async function backUpWhenDue(nightly: Nightly): Promise<void> {
  const { folder, clock, days } = nightly;
  await dropCutChecks(nightly.ownerUrl).catch(() => {});
  await removeCutBackups(folder, clock()).catch(() => {});
  const newest = await newestBackup(folder).catch(() => undefined);
  if (isBackupDue(newest?.madeAt, clock())) {
    const isWritten = await noted(nightly, 'backup', () => write(nightly));
    if (isWritten) await removeOldBackups(folder, days, clock()).catch(() => 0);
  }
  const latest = await newestBackup(folder).catch(() => undefined);
  if (latest && isCheckDue((await lastBackupRun(nightly.db, 'check'))?.at, clock()))
    await noted(nightly, 'check', async () => ({
      rows: await checkBackup({ ...nightly, file: latest.file }),
      bytes: null,
    }));
}

async function write({ ownerUrl, folder, key, clock }: Nightly): Promise<Done> {
  const now = clock();
  return await writeBackup(ownerUrl, join(folder, backupName(now, key !== undefined)), now, key);
}

/** Stores the outcome and returns whether it is good; the message of an expected failure is a French sentence. */
async function noted({ db, clock }: Nightly, kind: Kind, run: () => Promise<Done>): Promise<boolean> {
  const outcome = await run().then(
    ({ rows, bytes }) => ({ rows: String(rows), bytes: bytes === null ? null : String(bytes), error: null }),
    (error: unknown) => ({
      rows: null,
      bytes: null,
      error: error instanceof Error ? error.message : 'inconnu',
    }),
  );
  await db
    .insertInto('backup_runs')
    .values({ id: newId(), kind, at: clock(), ...outcome })
    .execute();
  return outcome.error === null;
}
