import { spawn } from 'node:child_process';
import { constants } from 'node:fs';
import { type FileHandle, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Cluster } from './prepare-cluster.ts';
import { spawnOptions } from './run-as.ts';

export type Launch = {
  /** Its output once it has ended, or why it could not start; undefined while it runs. */
  lastWords(): Promise<string | undefined>;
  /** Whether a signal ended it. */
  wasKilled(): boolean;
};

/** Starts PostgreSQL in a session of its own, so that it outlives the server that started it. */
export async function launchPostmaster(cluster: Cluster, port: number): Promise<Launch> {
  const log = await openLog(cluster);
  const child = spawn(cluster.binaries.postgres, ['-D', cluster.folder, ...settings(cluster, port)], {
    ...spawnOptions(cluster.account),
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  let failure: string | undefined;
  child.on('error', (error) => {
    failure = error.message;
  });
  child.unref();
  await log.close();

  return {
    wasKilled: () => child.signalCode !== null,
    async lastWords() {
      if (failure !== undefined) return failure;
      return child.exitCode === null && child.signalCode === null
        ? undefined
        : readFile(logFile(cluster), 'utf8');
    },
  };
}

/** The log is truncated at each start; statements and details are not logged, for they may name people. */
function settings({ durable }: Cluster, port: number): string[] {
  const values = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 200,
    timezone: 'UTC',
    log_timezone: 'UTC',
    logging_collector: 'off',
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    // What is read often is in memory: with the default, short lists would be scanned whole and sorted.
    random_page_cost: '1',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** The folder belongs to another account, so a link planted there is not followed. */
async function openLog(cluster: Cluster): Promise<FileHandle> {
  const { O_WRONLY, O_CREAT, O_TRUNC, O_APPEND, O_NOFOLLOW } = constants;
  const log = await open(logFile(cluster), O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_NOFOLLOW, 0o600);
  await log.chown(cluster.account.uid, cluster.account.gid);
  return log;
}

function logFile({ folder }: Cluster): string {
  return join(folder, 'server.log');
}
