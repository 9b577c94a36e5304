import { join } from 'node:path';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import { findPostmaster } from '#server/db/embedded/postmaster.ts';
import {
  type EmbeddedOptions,
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '#server/db/embedded/start-embedded-postgres.ts';

export async function start(
  dataDir: string,
  options: Omit<EmbeddedOptions, 'dataDir'> = {},
): Promise<EmbeddedPostgres> {
  const database = await startEmbeddedPostgres({ dataDir, durable: false, ...options });
  onTestFinished(() => database.stop());
  return database;
}

export async function query(url: string, text: string): Promise<unknown[][]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<unknown[]>({ text, rowMode: 'array' });
    return rows;
  } finally {
    await client.end().catch(() => {});
  }
}

export async function keepRide(url: string): Promise<void> {
  await query(url, "create table ride as select 'Gare de Lyon' as pickup");
}

export async function keptRide(url: string): Promise<unknown> {
  const [row] = await query(url, 'select pickup from ride');
  return row?.[0];
}

export async function postmasterPid(dataDir: string): Promise<number | undefined> {
  return (await findPostmaster(join(dataDir, 'postgres')))?.pid;
}
