/** A backup that the platform made by itself, or the trial to restore one. */
export type BackupRunTable = {
  id: string;
  kind: 'backup' | 'check';
  at: Date;
  rows: string | null;
  bytes: string | null;
  error: string | null;
};
