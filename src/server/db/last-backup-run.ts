import type { Db } from './schema.ts';

export type BackupRun = { at: Date; error: string | null };

/** The latest backup that was written, or the latest that was read back to check it. */
export async function lastBackupRun(db: Db, kind: 'backup' | 'check'): Promise<BackupRun | undefined> {
  return await db
    .selectFrom('backup_runs')
    .select(['at', 'error'])
    .where('kind', '=', kind)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
