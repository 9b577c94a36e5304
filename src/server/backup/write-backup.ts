import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { flushFolder } from '#server/db/embedded/cluster-access.ts';
import { StartRefused } from '#server/environment/start-refused.ts';
import { backupLines } from './backup-lines.ts';
import { withLongConnection } from './long-connection.ts';
import { seal } from './seal.ts';

export type WrittenBackup = { rows: number; bytes: number };

/** Copies everything in one snapshot, sealed if there is a key. The file is written whole or not at all. */
export async function writeBackup(
  url: string,
  file: string,
  now: Date,
  key?: string,
): Promise<WrittenBackup> {
  await refuseTakenName(file);
  const draft = `${file}.${randomBytes(4).toString('hex')}.part`;
  const tally = { rows: 0 };
  try {
    await withLongConnection(url, async (db) => {
      const lines = Readable.from(backupLines(db, tally, now));
      const target = createWriteStream(draft, { mode: 0o600, flags: 'wx', flush: true });
      await (key ? pipeline(lines, createGzip(), seal(key), target) : pipeline(lines, createGzip(), target));
    });
    await rename(draft, file);
    await flushFolder(dirname(file));
  } catch (error) {
    throw refusalOf(error, file);
  } finally {
    await rm(draft, { force: true });
  }
  return { rows: tally.rows, bytes: (await stat(file)).size };
}

async function refuseTakenName(file: string): Promise<void> {
  const isTaken = await access(file).then(
    () => true,
    () => false,
  );
  if (isTaken) throw new StartRefused(`Le fichier ${file} existe déjà : choisissez un autre nom.`);
}

const reasons: Record<string, string> = {
  ENOSPC: 'le disque est plein',
  ENOENT: 'son dossier n’existe pas',
  EACCES: 'vous n’en avez pas le droit',
  EROFS: 'le disque est en lecture seule',
};

function refusalOf(error: unknown, file: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = reasons[code];
  return reason ? new StartRefused(`Impossible d’écrire ${file} : ${reason}.`, { cause: error }) : error;
}
