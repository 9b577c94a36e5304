import pg from 'pg';
import { StartRefused } from '#server/environment/start-refused.ts';
import { type ClusterAccess, urlOf } from './cluster-access.ts';

/** An open connection, and the news of its loss. */
export type Visit = { client: pg.Client; lost: Promise<void> };

const WRONG_PASSWORD = '28P01';

/** Enters the cluster and makes sure of the database; undefined while PostgreSQL is not ready. */
export async function knock(access: ClusterAccess): Promise<Visit | undefined> {
  try {
    const visit = await enter(access);
    await ensureDatabase(visit.client);
    return visit;
  } catch (error) {
    if ((error as { code?: string }).code === WRONG_PASSWORD) throw wrongPassword(error);
    return undefined;
  }
}

/** Through the maintenance database, so that the application's own stays free to be copied or restored. */
export async function enter(access: ClusterAccess): Promise<Visit> {
  const client = new pg.Client({
    connectionString: urlOf(access, 'postgres'),
    connectionTimeoutMillis: 5_000,
  });
  client.on('error', () => {});
  const lost = new Promise<void>((resolve) => client.once('end', resolve));
  await client.connect();
  return { client, lost };
}

async function ensureDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query("select from pg_database where datname = 'vtc'");
  if (rowCount === 0) await client.query('create database vtc');
}

function wrongPassword(cause: unknown): StartRefused {
  return new StartRefused(
    'La base de données refuse le mot de passe gardé dans son dossier : restaurez le fichier vtc.json d’origine.',
    { cause },
  );
}
