import type { ProviderView } from '#contract/platform/service-state.ts';
import {
  backupFailedText,
  backupLateText,
  backupText,
  checkFailedText,
  providerDetails,
} from '#contract/sentences/provider-states.fr.ts';
import { isBackupLate } from '#domain/administration/nightly-backup.ts';
import { type BackupRun, lastBackupRun } from '#server/db/last-backup-run.ts';
import type { Deps } from '#server/deps.ts';

/** Whether last night's backup is there, and one of the last days could be restored. */
export async function backupState({ db, clock, options }: Deps): Promise<ProviderView> {
  if (!options.backsUpItself) return { name: 'backups', health: 'off', detail: providerDetails.noBackups };
  const [backup, check] = await Promise.all([lastBackupRun(db, 'backup'), lastBackupRun(db, 'check')]);
  return { name: 'backups', ...outcomeOf(backup, check, clock()) };
}

function outcomeOf(
  backup: BackupRun | undefined,
  check: BackupRun | undefined,
  now: Date,
): Pick<ProviderView, 'health' | 'detail'> {
  if (!backup) return { health: 'ready', detail: providerDetails.firstBackup };
  if (backup.error) return { health: 'trouble', detail: backupFailedText(backup.at, backup.error) };
  if (isBackupLate(backup.at, now)) return { health: 'trouble', detail: backupLateText(backup.at) };
  if (check?.error) return { health: 'trouble', detail: checkFailedText(check.at, check.error) };
  return { health: 'ready', detail: backupText(backup.at, check?.at) };
}
