import { chmod, mkdir, realpath } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { StartRefused } from '#server/environment/start-refused.ts';
import { chooseAccount, isRoot } from './account.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { isInitialised } from './cluster-access.ts';
import { PRIVATE_ROOT, privateDirFor } from './private-dir.ts';
import { type Account, canReach } from './run-as.ts';

export type Cluster = {
  /** What PostgreSQL calls its data directory. */
  folder: string;
  /** The folder around it, owned by the account that runs the server. */
  home: string;
  lock: string;
  account: Account;
  binaries: Binaries;
  durable: boolean;
  announce: (line: string) => void;
};

/** Settles who runs PostgreSQL, from which binaries and in which folder, without starting anything. */
export async function prepareCluster(
  dataDir: string,
  durable: boolean,
  announce: Cluster['announce'],
): Promise<Cluster> {
  const wanted = await openDataFolder(resolve(dataDir));
  const places = [wanted, privateDirFor(wanted)].map((home) => join(home, 'postgres'));
  const account = await chooseAccount(places, announce);
  const home = await chooseHome(wanted, account, announce);
  const binaries = await findBinaries(account, home, announce);
  return {
    folder: join(home, 'postgres'),
    home,
    lock: join(home, 'postgres.lock'),
    account,
    binaries,
    durable,
    announce,
  };
}

/** A disk that is full or read-only has a sentence of its own. */
export async function openDataFolder(dataDir: string): Promise<string> {
  try {
    await mkdir(dataDir, { recursive: true });
    return await realpath(dataDir);
  } catch (cause) {
    if (isDiskFailure(cause)) throw cause;
    throw new StartRefused(
      `Le dossier de données ${dataDir} ne peut pas être créé : vérifiez ses droits ou indiquez un autre dossier dans DATA_DIR.`,
      { cause },
    );
  }
}

function isDiskFailure(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '');
}

/** A cluster stays where it was created, even when the permissions of the folders change later. */
async function chooseHome(dataDir: string, account: Account, announce: Cluster['announce']): Promise<string> {
  if (!isRoot()) return dataDir;
  const privateDir = privateDirFor(dataDir);
  const isHere = await isInitialised(join(dataDir, 'postgres'));
  const isThere = await isInitialised(join(privateDir, 'postgres'));
  if (canReach(dataDir, account) && (isHere || !isThere)) return dataDir;
  if (isHere) {
    throw new StartRefused(
      `La base de données est dans ${dataDir}, où l’utilisateur « ${account.name} » ne peut plus entrer : rendez ce dossier et ses parents traversables (chmod o+x).`,
    );
  }
  await openToAll(privateDir);
  announce(
    `La base de données est dans ${privateDir}, car l’utilisateur « ${account.name} » n’a pas pu entrer dans ${dataDir}.`,
  );
  return privateDir;
}

/** Permissions are set explicitly: a strict umask would make the folder unreachable for the other account. */
async function openToAll(privateDir: string): Promise<void> {
  await mkdir(privateDir, { recursive: true });
  for (const folder of [PRIVATE_ROOT, dirname(privateDir), privateDir]) await chmod(folder, 0o755);
}
