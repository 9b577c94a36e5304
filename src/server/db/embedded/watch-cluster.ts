import { setTimeout as sleep } from 'node:timers/promises';
import { joinCluster, type Membership } from './membership.ts';
import type { Cluster } from './prepare-cluster.ts';

export type Watcher = {
  /** Stops watching and hands over the membership as it is now. */
  end(): Promise<Membership>;
};

const RETRY_MS = 500;

/** The loss of the membership's own connection is the alarm: no polling, and it rings at once. */
export function watchCluster(cluster: Cluster, first: Membership): Watcher {
  const ending = new AbortController();
  const ended = new Promise<void>((resolve) => ending.signal.addEventListener('abort', () => resolve()));
  const watching = watch();

  async function watch(): Promise<Membership> {
    let membership = first;
    for (;;) {
      await Promise.race([membership.lost, ended]);
      if (ending.signal.aborted) return membership;
      cluster.announce('La base de données s’est arrêtée : redémarrage…');
      membership = (await rejoin(cluster, ending.signal)) ?? membership;
    }
  }

  return {
    end() {
      ending.abort();
      return watching;
    },
  };
}

async function rejoin(cluster: Cluster, signal: AbortSignal): Promise<Membership | undefined> {
  while (!signal.aborted) {
    try {
      const membership = await joinCluster(cluster, { keepPort: true });
      cluster.announce('La base de données est de nouveau disponible.');
      return membership;
    } catch {
      await sleep(RETRY_MS, undefined, { signal }).catch(() => {});
    }
  }
  return undefined;
}
