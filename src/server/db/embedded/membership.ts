import type { Client } from 'pg';
import type { ClusterAccess } from './cluster-access.ts';
import { ensureRunning } from './ensure-running.ts';
import { withFolderLock } from './folder-lock.ts';
import { initialiseCluster } from './initialise-cluster.ts';
import { enter, type Visit } from './knock.ts';
import { stopPostmaster } from './postmaster.ts';
import type { Cluster } from './prepare-cluster.ts';

/** A server's share of the cluster: it lasts as long as its connection, so a killed server leaves by itself. */
export type Membership = Visit & { access: ClusterAccess };

const PRESENCE = 8_401_975;

export function joinCluster(cluster: Cluster, { keepPort = false } = {}): Promise<Membership> {
  return withFolderLock(cluster.lock, async () => {
    await initialiseCluster(cluster);
    const membership = await ensureRunning(cluster, keepPort);
    await membership.client.query('select pg_advisory_lock_shared($1)', [PRESENCE]);
    return membership;
  });
}

export async function leaveCluster(cluster: Cluster, { client, access }: Membership): Promise<void> {
  await withFolderLock(cluster.lock, async () => {
    const isLast = await releases(client).catch(() => isAlone(access));
    if (isLast) await stopPostmaster(cluster.folder);
  });
  await client.end().catch(() => {});
}

async function releases(client: Client): Promise<boolean> {
  await client.query('select pg_advisory_unlock_shared($1)', [PRESENCE]);
  return isLastOn(client);
}

/** For a server that lost its connection and still has to know whether others are there. */
async function isAlone(access: ClusterAccess): Promise<boolean> {
  const visit = await enter(access).catch(() => undefined);
  const alone = visit ? await isLastOn(visit.client).catch(() => false) : false;
  await visit?.client.end().catch(() => {});
  return alone;
}

async function isLastOn(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ last: boolean }>('select pg_try_advisory_lock($1) as last', [
    PRESENCE,
  ]);
  return rows[0]?.last ?? false;
}
