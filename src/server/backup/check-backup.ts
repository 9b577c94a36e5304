import { randomBytes } from 'node:crypto';
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
  const name = `vtc_check_${randomBytes(6).toString('hex')}`;
  const url = urlOf(ownerUrl, name);
  await withOwnConnection(ownerUrl, (server) => server.query(`create database ${name}`));
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

function urlOf(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}
