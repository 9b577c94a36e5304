import { dirname, resolve } from 'node:path';
import { numbered } from '#contract/sentences/french.ts';
import { erasuresOfBackups } from '#server/backup/kept-backups.ts';
import { keyPlace } from '#server/backup/key-place.ts';
import { withLongConnection } from '#server/backup/long-connection.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { announce } from '#server/boot/console.ts';
import { erasureListFile } from '#server/boot/keep-erasure-list.ts';
import { type OpenedDatabase, openDatabase } from '#server/boot/open-database.ts';
import { run } from '#server/boot/run.ts';
import { replaceAnchors } from '#server/chains/anchor-file.ts';
import { anchorsIn } from '#server/chains/anchors.ts';
import { type Env, readEnv } from '#server/environment/env.ts';
import { migrationsFolder } from '#server/environment/project-root.ts';
import { StartRefused } from '#server/environment/start-refused.ts';
import { applyErasures, noteErasures, readErasures, together } from '#server/features/personal-data/index.ts';
import { secretBox } from '#server/secrets/secret-box.ts';
import { refuseForeignKey } from '#server/secrets/secret-key.ts';

/** Fills an empty database with what a backup holds. */
export async function main(): Promise<void> {
  await run(async () => {
    const env = readEnv();
    const [, , path] = process.argv;
    if (!path) throw new StartRefused('Utilisation : npm run restore -- fichier.vtcbackup.gz');
    const database = await openDatabase(env, announce);
    try {
      const { madeAt, rows } = await restoreBackup(
        { url: database.ownerUrl, migrationsFolder },
        resolve(path),
        env.BACKUP_KEY,
      );
      announce(`✓ ${rows.toLocaleString('fr-FR')} lignes restaurées, telles qu’elles étaient ${inParis(madeAt)}
  Chacun devra se reconnecter, et l’appareil WhatsApp Web est à lier de nouveau.
  Les messages qui attendaient sont « incertains » : l’administrateur décide de les renvoyer ou non.
  La clé secrète n’est pas dans la sauvegarde.`);
      const erased = await eraseAgain(database, env, dirname(resolve(path)));
      if (erased > 0)
        announce(
          `  ${numbered(erased, 'compte supprimé', 'comptes supprimés')} depuis : ${erased < 2 ? 'il est effacé' : 'ils sont effacés'} de nouveau.`,
        );
      await noteRestoredChains(database, resolve(env.DATA_DIR));
      announce('  Les journaux sont ancrés tels que restaurés : les fins notées avant ne comptent plus.');
      announce(
        (await isOriginalKey(database))
          ? '  Celle de cette installation est la bonne : vous pouvez démarrer.'
          : `  Celle de cette installation est une autre : avant de démarrer, remettez la clé d’origine dans ${keyPlace(env)}.`,
      );
    } finally {
      await database.stop();
    }
  });
}

/** By the list of this installation, and by every backup that lies beside the restored one. */
async function eraseAgain({ ownerUrl }: OpenedDatabase, env: Env, backups: string): Promise<number> {
  const list = erasureListFile(env);
  const erasures = together(await readErasures(list), await erasuresOfBackups(backups, env.BACKUP_KEY));
  const erased = await withLongConnection(ownerUrl, (db) => applyErasures(db, erasures));
  await noteErasures(list, erasures);
  return erased;
}

async function noteRestoredChains({ ownerUrl }: OpenedDatabase, folder: string): Promise<void> {
  await withLongConnection(ownerUrl, async (db) => replaceAnchors(folder, await anchorsIn(db)));
}

async function isOriginalKey({ ownerUrl, secretKey }: OpenedDatabase): Promise<boolean> {
  const { fingerprint } = secretBox(secretKey);
  return await withLongConnection(ownerUrl, (db) => refuseForeignKey(db, fingerprint)).then(
    () => true,
    () => false,
  );
}

function inParis(moment: Date): string {
  const [day, hour] = [{ dateStyle: 'long' }, { timeStyle: 'short' }] as const;
  const part = (style: Intl.DateTimeFormatOptions) =>
    moment.toLocaleString('fr-FR', { ...style, timeZone: 'Europe/Paris' });
  return `le ${part(day)} à ${part(hour)} (heure de Paris).`;
}
