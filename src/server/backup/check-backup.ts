import { randomBytes } from 'node:crypto';
import type { Client } from 'pg';
import { verifyDocuments } from '#server/chains/verify-documents.ts';
import { withOwnConnection } from '#server/db/own-connection.ts';
import { verifyJournal } from '#server/features/payments/index.ts';
import type { SecretBox } from '#server/secrets/secret-box.ts';
import { withLongConnection } from './long-connection.ts';
import { restoreBackup } from './restore-backup.ts';

type Checked = { ownerUrl: string; migrationsFolder: string; secrets: SecretBox; file: string; key?: string };

/** Restores a backup into a temporary database, verifies its journals and drops it. Returns the number of rows. */
export async function checkBackup({
  ownerUrl,
  migrationsFolder,
  secrets,
  file,
  key,
}: Checked): Promise<number> {
  const name = await withOwnConnection(ownerUrl, async (server) => {
    const made = `${await trialPrefix(server)}${randomBytes(6).toString('hex')}`;
    await server.query(`create database ${made}`);
    return made;
  });
  const url = urlOf(ownerUrl, name);
  try {
    const { rows } = await restoreBackup({ url, migrationsFolder }, file, key);
    const broken = await withLongConnection(url, async (db) => {
      const reports = [await verifyJournal(db, secrets), ...(await verifyDocuments(db, secrets))];
      return reports.filter(({ brokenAt }) => brokenAt !== undefined);
    });
    if (broken.length > 0)
      throw new Error(`its journals are broken: ${broken.map(({ chain }) => chain).join()}`);
    return rows;
  } finally {
    await withOwnConnection(ownerUrl, (server) =>
      server.query(`drop database if exists ${name} with (force)`),
    );
  }
}

/** Drops the databases of checks that were cut short. Only for whoever holds the lock of the backups: none runs then. */
export async function dropCutChecks(ownerUrl: string): Promise<void> {
  await withOwnConnection(ownerUrl, async (server) => {
    const { rows } = await server.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [await trialPrefix(server)],
    );
    for (const { datname } of rows) await server.query(`drop database if exists ${datname} with (force)`);
  });
}

/** Other platforms on the same server check backups of their own: each names its database in theirs. */
async function trialPrefix(server: Client): Promise<string> {
  const { rows } = await server.query<{ oid: string }>(
    'select oid::text from pg_database where datname = current_database()',
  );
  return `vtc_check_${rows[0]?.oid}_`;
}

function urlOf(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}
