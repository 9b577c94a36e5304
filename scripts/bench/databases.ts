import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '#server/db/embedded/start-embedded-postgres.ts';
import { migrate } from '#server/db/migrating/migrate.ts';
import { databaseNamed, runOn } from '#tests/support/postgres.ts';
import { fillDatabase } from './fill-database.ts';

export type Databases = {
  /** Makes a database with this many rides; returns its URL. */
  create(rides: number): Promise<string>;
  /** Copies a database. */
  copy(url: string): Promise<string>;
  close(): Promise<void>;
};

/** Scratch databases on DATABASE_URL when it is set, else on a PostgreSQL of their own in a temporary folder. */
export async function openDatabases(): Promise<Databases> {
  const server = process.env.DATABASE_URL ? borrowed(process.env.DATABASE_URL) : await embedded();
  const names: string[] = [];

  async function createDatabase(template: string): Promise<string> {
    const name = `vtc_bench_${randomBytes(4).toString('hex')}`;
    await runOn(server.url, `create database ${name} template ${template}`);
    names.push(name);
    return databaseNamed(server.url, name);
  }

  return {
    async create(rides) {
      console.log(`… ${rides} rides`);
      const url = await createDatabase('template1');
      await migrate(url, 'migrations');
      await fill(url, rides);
      return url;
    },
    copy: (url) => createDatabase(new URL(url).pathname.slice(1)),
    async close() {
      for (const name of names) await runOn(server.url, `drop database ${name} with (force)`);
      await server.stop();
    },
  };
}

type Server = { url: string; stop(): Promise<void> };

function borrowed(url: string): Server {
  return { url, stop: async () => {} };
}

async function embedded(): Promise<Server> {
  const dataDir = await temporaryFolder();
  const { url, stop } = await startEmbeddedPostgres({ dataDir });
  return {
    url,
    async stop() {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The account that runs PostgreSQL must be able to read it. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vtc-bench-'));
  await chmod(folder, 0o755);
  return folder;
}

async function fill(url: string, rides: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await fillDatabase(client, rides);
  } finally {
    await client.end();
  }
}
