import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { keyPlace } from '#server/backup/key-place.ts';
import { type WrittenBackup, writeBackup } from '#server/backup/write-backup.ts';
import { announce } from '#server/boot/console.ts';
import { openDatabase } from '#server/boot/open-database.ts';
import { run } from '#server/boot/run.ts';
import { readEnv } from '#server/environment/env.ts';

/** Writes all data into one file, while the platform runs. */
export async function main(): Promise<void> {
  await run(async () => {
    const env = readEnv();
    const now = new Date();
    const file = await chosenFile(process.argv[2] ?? '.', now);
    const database = await openDatabase(env, announce);
    try {
      announce(told(file, await writeBackup(database.ownerUrl, file, now)));
      announce(`  La clé secrète n’y est pas : gardez aussi ${keyPlace(env)}, ailleurs.`);
    } finally {
      await database.stop();
    }
  });
}

/** A folder gets a file named after the moment. */
async function chosenFile(path: string, now: Date): Promise<string> {
  const isFolder = await stat(path).then(
    (entry) => entry.isDirectory(),
    () => false,
  );
  const moment = now.toISOString().replace(/[-:]|\.\d+/gu, '');
  return resolve(isFolder ? join(path, `vtc-${moment}.vtcbackup.gz`) : path);
}

function told(file: string, { rows, bytes }: WrittenBackup): string {
  const megabytes = (bytes / 1e6).toLocaleString('fr-FR', { maximumFractionDigits: 2 });
  return `✓ Sauvegarde : ${file} (${rows.toLocaleString('fr-FR')} lignes, ${megabytes} Mo)
  Elle contient des données personnelles : gardez-la à l’abri, sur une autre machine.`;
}
