import { applicationUrlOf, urlOf } from './cluster-access.ts';
import { joinCluster, leaveCluster } from './cluster-lease.ts';
import { prepareCluster } from './prepare-cluster.ts';
import { watchCluster } from './watch-cluster.ts';

export type EmbeddedPostgres = {
  /** As the owner. */
  url: string;
  /** As the plain role of the application. */
  applicationUrl: string;
  /** Leaves the cluster; the last server that uses the folder stops it. */
  stop: () => Promise<void>;
};

export type EmbeddedOptions = {
  dataDir: string;
  announce?: (line: string) => void;
  /** `false` trades crash safety for speed, for tests. */
  durable?: boolean;
  /** `false` does not restart a dead postmaster. */
  watch?: boolean;
};

export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { dataDir, announce = () => {}, durable = true, watch = true } = options;
  const cluster = await prepareCluster(dataDir, durable, announce);
  const lease = await joinCluster(cluster);
  const watcher = watch ? watchCluster(cluster, lease) : undefined;
  let leaving: Promise<void> | undefined;

  async function leave(): Promise<void> {
    await leaveCluster(cluster, (await watcher?.end()) ?? lease);
  }

  return {
    url: urlOf(lease.access),
    applicationUrl: applicationUrlOf(lease.access),
    stop() {
      leaving ??= leave();
      return leaving;
    },
  };
}
