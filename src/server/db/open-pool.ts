import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Tables } from './schema.ts';

export type Database = { db: Kysely<Tables>; pool: pg.Pool; close(): Promise<void> };

/** Every wait has an end: a frozen or absent database must become a clear answer within five seconds. */
const limits = {
  connectionTimeoutMillis: 3_000,
  statement_timeout: 4_000,
  query_timeout: 4_500,
  idle_in_transaction_session_timeout: 10_000,
};

export function openPool(url: string, onError: (error: Error) => void, size = 20): Database {
  const pool = new pg.Pool({ connectionString: url, max: size, ...limits });
  pool.on('error', onError);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, close: () => db.destroy() };
}
