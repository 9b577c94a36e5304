import { urlOf } from './cluster-access.ts';
import { joinCluster, leaveCluster } from './membership.ts';
import { prepareCluster } from './prepare-cluster.ts';
import { watchCluster } from './watch-cluster.ts';

export type EmbeddedPostgres = {
  url: string;
  /** Leaves the cluster; the last server that uses the folder stops it. */
  stop: () => Promise<void>;
};

export type EmbeddedOptions = {
  dataDir: string;
  announce?: (line: string) => void;
  /** `false` trades crash safety for speed, for tests. */
  durable?: boolean;
  /** `false` leaves a dead postmaster dead. */
  watch?: boolean;
};

export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { dataDir, announce = () => {}, durable = true, watch = true } = options;
  const cluster = await prepareCluster(dataDir, durable, announce);
  const membership = await joinCluster(cluster);
  const watcher = watch ? watchCluster(cluster, membership) : undefined;
  let leaving: Promise<void> | undefined;

  async function leave(): Promise<void> {
    await leaveCluster(cluster, (await watcher?.end()) ?? membership);
  }

  return {
    url: urlOf(membership.access),
    stop() {
      leaving ??= leave();
      return leaving;
    },
  };
}
