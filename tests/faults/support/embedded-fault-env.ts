import { join } from 'node:path';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import { readAccess, urlOf } from '#server/db/embedded/cluster-access.ts';
import { findPostmaster } from '#server/db/embedded/postmaster.ts';
import { dataFolder } from '#tests/support/server-process.ts';
import type { FaultEnv } from './fault-env.ts';
import { startOn } from './start-on.ts';

/** The PostgreSQL that the servers run themselves, in a data folder of its own. */
export async function embeddedFaultEnv(): Promise<FaultEnv> {
  const folder = await dataFolder();
  const cluster = join(folder, 'postgres');
  const databaseUrl = async () => urlOf(await readAccess(cluster));
  let frozen: number[] = [];

  async function postmaster(): Promise<number> {
    const found = await findPostmaster(cluster);
    if (!found) throw new Error('PostgreSQL is not running');
    return found.pid;
  }

  function thaw(): void {
    for (const pid of frozen) signal(pid, 'SIGCONT');
    frozen = [];
  }

  return {
    start: (env = {}) => startOn(folder, env),
    databaseUrl,
    strike: async () => signal(await postmaster(), 'SIGKILL'),
    restore: () => {},
    async freeze() {
      onTestFinished(thaw);
      frozen = await stopAll(await postmaster(), await databaseUrl());
    },
    thaw,
  };
}

/** Stops the postmaster first, so that it starts no process while they are listed. */
async function stopAll(postmaster: number, url: string): Promise<number[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  signal(postmaster, 'SIGSTOP');
  const others = 'select pid from pg_stat_activity where pid <> pg_backend_pid()';
  const { rows } = await client.query<{ pid: number }>(others);
  for (const { pid } of rows) signal(pid, 'SIGSTOP');
  await client.end();
  return [...rows.map(({ pid }) => pid), postmaster];
}

/** The process may have ended meanwhile. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
