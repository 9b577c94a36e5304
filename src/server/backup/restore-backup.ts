import { migrate, migrationNames } from '#server/db/migrating/migrate.ts';
import type { Db } from '#server/db/schema.ts';
import { StartRefused } from '#server/environment/start-refused.ts';
import { type BackupHead, FORMAT, partsOf } from './backup-parts.ts';
import { doneMigrations, hasAccounts } from './database-state.ts';
import { fillTables } from './fill-tables.ts';
import { withLongConnection } from './long-connection.ts';

export type RestoredBackup = { madeAt: Date; rows: number };
type Target = { url: string; migrationsFolder: string };

/** Brings an empty database to the version of the backup, fills it, then brings both up to date. */
export async function restoreBackup(
  { url, migrationsFolder }: Target,
  file: string,
  key?: string,
): Promise<RestoredBackup> {
  const { madeAt, migrations } = await checkBackup(file, key);
  refuseForeignVersion(migrations, await migrationNames(migrationsFolder));
  await withLongConnection(url, (db) => refuseUnfit(db, migrations));

  await migrate(url, migrationsFolder, migrations.at(-1));
  const rows = await withLongConnection(url, (db) => fillTables(db, file, key));
  await migrate(url, migrationsFolder);
  return { madeAt: new Date(madeAt), rows };
}

/** Reads the file to its end before anything is touched. */
async function checkBackup(file: string, key: string | undefined): Promise<BackupHead> {
  let head: BackupHead | undefined;
  for await (const part of partsOf(file, key)) if (part.kind === 'head') head = part;
  if (head?.format === FORMAT) return head;
  throw new StartRefused(
    `Le fichier ${file} vient d’une version plus récente de la plateforme : installez-la, puis recommencez.`,
  );
}

function refuseForeignVersion(migrations: string[], known: string[]): void {
  const newer = migrations.filter((name) => !known.includes(name));
  if (newer.length > 0)
    throw new StartRefused(
      `Cette sauvegarde vient d’une version plus récente de la plateforme (elle connaît ${newer.join(', ')}) : installez cette version, puis recommencez.`,
    );
  const last = migrations.at(-1) ?? '';
  const missing = known.filter((name) => name <= last && !migrations.includes(name));
  if (missing.length > 0)
    throw new StartRefused(
      `Cette sauvegarde vient d’une autre branche de la plateforme (il lui manque ${missing.join(', ')}) : reprenez la version qui l’a faite.`,
    );
}

const howToGetAnEmptyOne =
  'restaurez dans une base vide, avant son premier démarrage : un nouveau dossier (DATA_DIR=./data-2 npm run restore -- fichier) ou une nouvelle base PostgreSQL (createdb, puis DATABASE_URL).';

async function refuseUnfit(db: Db, migrations: string[]): Promise<void> {
  if (await hasAccounts(db))
    throw new StartRefused(
      `Cette base de données contient déjà des comptes et n’a pas été touchée : ${howToGetAnEmptyOne}`,
    );
  const ahead = (await doneMigrations(db)).filter((name) => !migrations.includes(name));
  if (ahead.length > 0)
    throw new StartRefused(
      `Cette base de données est déjà d’une version plus récente que la sauvegarde : ${howToGetAnEmptyOne}`,
    );
}
