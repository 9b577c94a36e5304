import pg from 'pg';
import { StartRefused } from '#server/environment/start-refused.ts';
import { APPLICATION_ROLE, applicationPassword, type ClusterAccess, urlOf } from './cluster-access.ts';

/** `lost` resolves when the connection ends. */
export type Connection = { client: pg.Client; lost: Promise<void> };

const WRONG_PASSWORD = '28P01';

/** Connects to the cluster and creates the database and its role if needed; undefined while PostgreSQL is not ready. */
export async function tryConnect(access: ClusterAccess): Promise<Connection | undefined> {
  try {
    const connection = await connect(access);
    await ensureDatabase(connection.client);
    await ensureRole(connection.client, access);
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

async function ensureRole(client: pg.Client, access: ClusterAccess): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [APPLICATION_ROLE]);
  const password = pg.escapeLiteral(applicationPassword(access));
  if (rowCount === 0) await client.query(`create role ${APPLICATION_ROLE} login password ${password}`);
}

function wrongPassword(cause: unknown): StartRefused {
  return new StartRefused(
    'La base de données refuse le mot de passe gardé dans son dossier : restaurez le fichier vtc.json d’origine.',
    { cause },
  );
}
