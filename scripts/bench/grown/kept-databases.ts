import { chmod, mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { startEmbeddedPostgres } from '#server/db/embedded/start-embedded-postgres.ts';
import { migrate } from '#server/db/migrating/migrate.ts';
import { withOwnConnection } from '#server/db/own-connection.ts';
import { databaseNamed } from '#tests/support/postgres.ts';
import { fillDatabase } from '../fill-database.ts';

const RIDES_PER_CLIENT = 10;

/** Filling takes long and is done once: the databases stay in the folder until someone deletes it. */
export async function openKeptDatabases(folder: string) {
  const dataDir = resolve(folder);
  await mkdir(dataDir, { recursive: true });
  // The account that runs PostgreSQL must be able to read it.
  await chmod(dataDir, 0o755);
  const server = await startCounting(dataDir);

  return {
    async withRides(rides: number): Promise<string> {
      const name = `grown_${rides}`;
      const url = databaseNamed(server.url, name);
      if (await isThere(server.url, name)) return url;
      console.log(`… ${rides} rides of ${rides / RIDES_PER_CLIENT} clients`);
      const began = performance.now();
      await withOwnConnection(server.url, (client) => client.query(`create database ${name}_half`));
      const half = databaseNamed(server.url, `${name}_half`);
      await migrate(half, 'migrations');
      await withOwnConnection(half, (client) => fillDatabase(client, rides, rides / RIDES_PER_CLIENT));
      await withOwnConnection(server.url, (client) =>
        client.query(`alter database ${name}_half rename to ${name}`),
      );
      console.log(`… filled in ${((performance.now() - began) / 60_000).toFixed(1)} min`);
      return url;
    },
    stop: server.stop,
  };
}

/** Statements are counted by a library that PostgreSQL loads when it starts. */
async function startCounting(dataDir: string) {
  const first = await startEmbeddedPostgres({ dataDir, durable: false });
  await withOwnConnection(first.url, async (client) => {
    await client.query(`alter system set shared_preload_libraries = 'pg_stat_statements'`);
    await client.query(`alter system set max_wal_size = '8GB'`);
    await client.query(`alter system set autovacuum = off`);
    await client.query(`alter system set shared_buffers = '2GB'`);
  });
  await first.stop();
  return await startEmbeddedPostgres({ dataDir, durable: false });
}

async function isThere(url: string, name: string): Promise<boolean> {
  return await withOwnConnection(url, async (client) => {
    await client.query(`drop database if exists ${name}_half`);
    return (await client.query('select 1 from pg_database where datname = $1', [name])).rows.length > 0;
  });
}
