import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { numbered } from '#contract/sentences/french.ts';
import { backupName, removeOldBackups } from '#server/backup/kept-backups.ts';
import { keyPlace } from '#server/backup/key-place.ts';
import { type WrittenBackup, writeBackup } from '#server/backup/write-backup.ts';
import { announce } from '#server/boot/console.ts';
import { openDatabase } from '#server/boot/open-database.ts';
import { run } from '#server/boot/run.ts';
import { readEnv } from '#server/environment/env.ts';

/** Writes all data into one file while the platform runs. In a folder, backups that are too old are removed. */
export async function main(): Promise<void> {
  await run(async () => {
    const env = readEnv();
    const now = new Date();
    const path = resolve(process.argv[2] ?? '.');
    const inFolder = await isFolder(path);
    const file = inFolder ? join(path, backupName(now, env.BACKUP_KEY !== undefined)) : path;
    const database = await openDatabase(env, announce);
    try {
      announce(writtenText(file, await writeBackup(database.ownerUrl, file, now, env.BACKUP_KEY)));
      announce(`  La clé secrète n’y est pas : gardez aussi ${keyPlace(env)}, ailleurs.`);
    } finally {
      await database.stop();
    }
    const removed = inFolder ? await removeOldBackups(path, env.BACKUP_DAYS, now) : 0;
    if (removed > 0)
      announce(
        `  ${numbered(removed, 'sauvegarde effacée', 'sauvegardes effacées')}, de plus de ${env.BACKUP_DAYS} jours.`,
      );
  });
}

async function isFolder(path: string): Promise<boolean> {
  return await stat(path).then(
    (entry) => entry.isDirectory(),
    () => false,
  );
}

function writtenText(file: string, { rows, bytes }: WrittenBackup): string {
  const megabytes = (bytes / 1e6).toLocaleString('fr-FR', { maximumFractionDigits: 2 });
  return `✓ Sauvegarde : ${file} (${rows.toLocaleString('fr-FR')} lignes, ${megabytes} Mo)
  Elle contient des données personnelles : gardez-la à l’abri, sur une autre machine.`;
}
