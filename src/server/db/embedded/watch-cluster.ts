import { setTimeout as sleep } from 'node:timers/promises';
import { type ClusterLease, joinCluster } from './cluster-lease.ts';
import type { Cluster } from './prepare-cluster.ts';

export type Watcher = {
  /** Stops watching and returns the current lease. */
  end(): Promise<ClusterLease>;
};

const RETRY_MS = 500;

/** Reacts to the loss of the lease's own connection, at once and without polling. */
export function watchCluster(cluster: Cluster, first: ClusterLease): Watcher {
  const ending = new AbortController();
  const ended = new Promise<void>((resolve) => ending.signal.addEventListener('abort', () => resolve()));
  const watching = watch();

  async function watch(): Promise<ClusterLease> {
    let lease = first;
    for (;;) {
      await Promise.race([lease.lost, ended]);
      if (ending.signal.aborted) return lease;
      cluster.announce('La base de données s’est arrêtée : redémarrage…');
      lease = (await rejoin(cluster, ending.signal)) ?? lease;
    }
  }

  return {
    end() {
      ending.abort();
      return watching;
    },
  };
}

async function rejoin(cluster: Cluster, signal: AbortSignal): Promise<ClusterLease | undefined> {
  while (!signal.aborted) {
    try {
      const lease = await joinCluster(cluster, { keepPort: true });
      cluster.announce('La base de données est de nouveau disponible.');
      return lease;
    } catch {
      await sleep(RETRY_MS, undefined, { signal }).catch(() => {});
    }
  }
  return undefined;
}
