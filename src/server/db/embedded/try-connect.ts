import pg from 'pg';
import { StartRefused } from '#server/environment/start-refused.ts';
import { type ClusterAccess, urlOf } from './cluster-access.ts';

/** `lost` resolves when the connection ends. */
export type Connection = { client: pg.Client; lost: Promise<void> };

const WRONG_PASSWORD = '28P01';

/** Connects to the cluster and creates the database if needed; undefined while PostgreSQL is not ready. */
export async function tryConnect(access: ClusterAccess): Promise<Connection | undefined> {
  try {
    const connection = await connect(access);
    await ensureDatabase(connection.client);
    return connection;
  } catch (error) {
    if ((error as { code?: string }).code === WRONG_PASSWORD) throw wrongPassword(error);
    return undefined;
  }
}

/** To the maintenance database, so that the application's own can be copied or restored. */
export async function connect(access: ClusterAccess): Promise<Connection> {
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
