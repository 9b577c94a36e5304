import { chown, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartRefused } from '#server/environment/start-refused.ts';
import { flushFolder, isInitialised, newAccess, writeAccess } from './cluster-access.ts';
import type { Cluster } from './prepare-cluster.ts';
import { run } from './run-as.ts';

const DRAFT = 'postgres.new-';

/** Creates the cluster aside and renames it last: a folder with the final name is always complete. */
export async function initialiseCluster(cluster: Cluster): Promise<void> {
  if (await isInitialised(cluster.folder)) return;
  await removeDrafts(cluster.home);
  cluster.announce('Première utilisation : création de la base de données…');

  const access = await newAccess();
  const draft = await openDraft(cluster, access.password);
  await runInitdb(cluster, draft);
  await writeAccess(join(draft, 'cluster'), access, cluster.account);
  await moveIntoPlace(join(draft, 'cluster'), cluster.folder);
  await flushFolder(cluster.home);
  await removeDrafts(cluster.home);
}

/** An interrupted initdb may still be writing into its draft: what cannot be removed at first goes afterwards. */
async function removeDrafts(home: string): Promise<void> {
  const drafts = (await readdir(home)).filter((name) => name.startsWith(DRAFT));
  for (const draft of drafts) await rm(join(home, draft), { recursive: true, force: true }).catch(() => {});
}

async function openDraft({ home, account }: Cluster, password: string): Promise<string> {
  const draft = await mkdtemp(join(home, DRAFT));
  const passwordFile = join(draft, 'password');
  await writeFile(passwordFile, password, { mode: 0o600 });
  await chown(passwordFile, account.uid, account.gid);
  await chown(draft, account.uid, account.gid);
  return draft;
}

async function runInitdb({ binaries, account, durable, home }: Cluster, draft: string): Promise<void> {
  const { ok, output } = await run(
    binaries.initdb,
    [
      ...['--pgdata', join(draft, 'cluster'), '--username', 'vtc', '--pwfile', join(draft, 'password')],
      ...['--auth', 'scram-sha-256', '--encoding', 'UTF8', '--locale', 'C'],
      ...['--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'],
      ...(durable ? [] : ['--no-sync']),
    ],
    account,
  );
  if (ok) return;
  throw new StartRefused(
    `La base de données n’a pas pu être créée dans ${home} : vérifiez la place et les droits sur le disque, ou indiquez un serveur PostgreSQL dans DATABASE_URL.`,
    { cause: output },
  );
}

async function moveIntoPlace(draft: string, folder: string): Promise<void> {
  try {
    await rename(draft, folder);
  } catch (cause) {
    throw new StartRefused(
      `Le dossier ${folder} contient autre chose que la base de données : déplacez-le, ou indiquez un autre dossier dans DATA_DIR.`,
      { cause },
    );
  }
}
