import { appendFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { expect, inject, onTestFinished } from 'vitest';
import { freePort } from '#server/db/embedded/free-port.ts';
import { launchPostmaster } from '#server/db/embedded/launch-postmaster.ts';
import { stopPostmaster } from '#server/db/embedded/postmaster.ts';
import { prepareCluster } from '#server/db/embedded/prepare-cluster.ts';
import { startEmbeddedPostgres } from '#server/db/embedded/start-embedded-postgres.ts';
import { migrate } from '#server/db/migrating/migrate.ts';
import { migrationsFolder } from '#server/environment/project-root.ts';
import { copyCluster } from './blank-cluster.ts';
import { openFolder } from './open-folder.ts';

/** A PostgreSQL leader and its replica: both begin as copies of the same cluster. */
export async function openFollowedDatabase() {
  const [first, second] = [await clusterFolder(), await clusterFolder()];
  const leader = await startEmbeddedPostgres({ dataDir: first, durable: false, watch: false });
  onTestFinished(leader.stop);
  const { port, password } = new URL(leader.url);
  const data = join(second, 'postgres');
  await appendFile(
    join(data, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${port} user=vtc password=${password}'\n`,
  );
  await writeFile(join(data, 'standby.signal'), '');
  const standby = new URL(leader.url);
  standby.port = String(await freePort());
  await launchPostmaster(await prepareCluster(second, false, () => {}), Number(standby.port));
  await migrate(leader.url, migrationsFolder);
  await expect.poll(() => answers(standby.href)).toBe(true);

  return {
    url: leader.url,
    readUrl: standby.href,
    stopsFollowing: () => on(standby.href, 'select pg_wal_replay_pause()'),
    followsAgain: () => on(standby.href, 'select pg_wal_replay_resume()'),
    loses: () => stopPostmaster(data),
  };
}

async function clusterFolder(): Promise<string> {
  const folder = await openFolder('vtc-followed-');
  await copyCluster(inject('blankCluster'), folder);
  onTestFinished(async () => {
    await stopPostmaster(join(folder, 'postgres'));
    await rm(folder, { recursive: true, force: true });
  });
  return folder;
}

/** Whether it has the last table of the leader. */
async function answers(url: string): Promise<boolean> {
  return await on(url, 'select from platform_facts, backup_runs').then(
    () => true,
    () => false,
  );
}

async function on(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(statement);
  } finally {
    await client.end();
  }
}
