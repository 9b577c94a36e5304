import { setTimeout as sleep } from 'node:timers/promises';
import { StartRefused } from '#server/environment/start-refused.ts';
import { type ClusterAccess, readAccess, writeAccess } from './cluster-access.ts';
import { freePort, isFree } from './free-port.ts';
import { type Launch, launchPostmaster } from './launch-postmaster.ts';
import { findPostmaster, removeStalePidFile } from './postmaster.ts';
import type { Cluster } from './prepare-cluster.ts';
import { type Connection, tryConnect } from './try-connect.ts';

const LONGEST_START_MS = 120_000;
const PAUSE_MS = 30;
const PASSING = /shared memory block|lock file "postmaster\.pid"|could not bind/;

/** Adopts the postmaster that serves the folder or starts one. The caller holds the folder's lock. */
export async function ensureRunning(
  cluster: Cluster,
  keepPort: boolean,
): Promise<Connection & { access: ClusterAccess }> {
  const deadline = Date.now() + LONGEST_START_MS;
  const access = await readAccess(cluster.folder);
  let launch: Launch | undefined;
  while (Date.now() < deadline) {
    const connection = await connectToCluster(cluster, access);
    if (connection) return { ...connection, access };
    if (launch && (await hasEnded(launch))) launch = undefined;
    launch ??= await launchIfAbsent(cluster, access, keepPort);
    await sleep(PAUSE_MS);
  }
  throw new StartRefused(
    `La base de données ne répond pas : consultez ${cluster.folder}/server.log, puis relancez le serveur.`,
  );
}

async function connectToCluster(cluster: Cluster, access: ClusterAccess): Promise<Connection | undefined> {
  const postmaster = await findPostmaster(cluster.folder);
  if (!postmaster) return undefined;
  await rememberPort(cluster, access, postmaster.port);
  return tryConnect(access);
}

async function launchIfAbsent(
  cluster: Cluster,
  access: ClusterAccess,
  keepPort: boolean,
): Promise<Launch | undefined> {
  if (await findPostmaster(cluster.folder)) return undefined;
  const isTaken = !(await isFree(access.port));
  if (isTaken && keepPort) return undefined;
  if (isTaken) await rememberPort(cluster, access, await freePort());
  await removeStalePidFile(cluster.folder);
  return launchPostmaster(cluster, access.port);
}

async function rememberPort(cluster: Cluster, access: ClusterAccess, port: number): Promise<void> {
  if (access.port === port) return;
  access.port = port;
  await writeAccess(cluster.folder, access, cluster.account);
}

/** Orphans that still hold the memory, a port just taken or a kill pass; anything else will not get better. */
async function hasEnded(launch: Launch): Promise<boolean> {
  const lastWords = await launch.lastWords();
  if (lastWords === undefined) return false;
  if (launch.wasKilled() || PASSING.test(lastWords)) return true;
  throw new StartRefused(
    `PostgreSQL s’est arrêté au démarrage (${lastWords.trim().split('\n').at(-1)}) : vérifiez la place et les droits sur le disque, puis relancez le serveur.`,
    { cause: lastWords },
  );
}
