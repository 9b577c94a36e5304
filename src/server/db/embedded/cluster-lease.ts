import type { Client } from 'pg';
import type { ClusterAccess } from './cluster-access.ts';
import { ensureRunning } from './ensure-running.ts';
import { withFolderLock } from './folder-lock.ts';
import { initialiseCluster } from './initialise-cluster.ts';
import { stopPostmaster } from './postmaster.ts';
import type { Cluster } from './prepare-cluster.ts';
import { type Connection, connect } from './try-connect.ts';

/** A server's lease on the cluster: it lasts as long as its connection, so a killed server releases it. */
export type ClusterLease = Connection & { access: ClusterAccess };

const PRESENCE = 8_401_975;

export function joinCluster(cluster: Cluster, { keepPort = false } = {}): Promise<ClusterLease> {
  return withFolderLock(cluster.lock, async () => {
    await initialiseCluster(cluster);
    const lease = await ensureRunning(cluster, keepPort);
    await lease.client.query('select pg_advisory_lock_shared($1)', [PRESENCE]);
    return lease;
  });
}

export async function leaveCluster(cluster: Cluster, { client, access }: ClusterLease): Promise<void> {
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

/** For a server that lost its connection and must know whether others use the cluster. */
async function isAlone(access: ClusterAccess): Promise<boolean> {
  const connection = await connect(access).catch(() => undefined);
  const alone = connection ? await isLastOn(connection.client).catch(() => false) : false;
  await connection?.client.end().catch(() => {});
  return alone;
}

async function isLastOn(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ last: boolean }>('select pg_try_advisory_lock($1) as last', [
    PRESENCE,
  ]);
  return rows[0]?.last ?? false;
}
