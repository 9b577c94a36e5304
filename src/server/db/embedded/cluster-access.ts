import { createHmac, randomBytes } from 'node:crypto';
import { access, chown, open, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartRefused } from '#server/environment/start-refused.ts';
import { freePort } from './free-port.ts';
import type { Account } from './run-as.ts';

/** How to connect to the cluster; stored inside its folder, so that one never exists without the other. */
export type ClusterAccess = { port: number; password: string };

const FILE = 'vtc.json';

export async function isInitialised(folder: string): Promise<boolean> {
  return access(join(folder, FILE)).then(
    () => true,
    (error: NodeJS.ErrnoException) => error.code !== 'ENOENT',
  );
}

export async function newAccess(): Promise<ClusterAccess> {
  return { port: await freePort(), password: randomBytes(24).toString('base64url') };
}

export async function readAccess(folder: string): Promise<ClusterAccess> {
  const file = join(folder, FILE);
  try {
    return JSON.parse(await readFile(file, 'utf8')) as ClusterAccess;
  } catch (cause) {
    throw new StartRefused(
      `Le fichier ${file} est illisible : lancez le serveur avec l’utilisateur qui a créé la base, ou restaurez ce fichier.`,
      { cause },
    );
  }
}

export async function writeAccess(folder: string, entry: ClusterAccess, account: Account): Promise<void> {
  const file = join(folder, FILE);
  const draft = `${file}.${randomBytes(4).toString('hex')}`;
  await writeFile(draft, JSON.stringify(entry), { mode: 0o600, flag: 'wx', flush: true });
  await chown(draft, account.uid, account.gid);
  await rename(draft, file);
  await flushFolder(folder);
}

/** A rename survives a power cut only once its folder is flushed. */
export async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync();
  await handle.close();
}

/** As the owner of everything, for migrations, backups and the cluster itself. */
export function urlOf({ port, password }: ClusterAccess, database = 'vtc'): string {
  return `postgres://vtc:${password}@127.0.0.1:${port}/${database}`;
}

/** The plain role of the application. */
export const APPLICATION_ROLE = 'vtc_app';

/** Derived, so that a cluster of an earlier version needs no new file. */
export function applicationPassword({ password }: ClusterAccess): string {
  return createHmac('sha256', password).update(APPLICATION_ROLE).digest('base64url');
}

export function applicationUrlOf(access: ClusterAccess): string {
  return `postgres://${APPLICATION_ROLE}:${applicationPassword(access)}@127.0.0.1:${access.port}/vtc`;
}
