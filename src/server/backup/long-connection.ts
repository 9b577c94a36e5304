import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { isDatabaseAway } from '#server/db/database-away.ts';
import type { Tables } from '#server/db/schema.ts';
import { StartRefused } from '#server/environment/start-refused.ts';

/** Lends one connection without the time limits of requests: copying takes as long as it takes. */
export async function withLongConnection<T>(
  url: string,
  work: (db: Kysely<Tables>) => Promise<T>,
): Promise<T> {
  const pool = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 10_000 });
  pool.on('error', () => {});
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    return await work(db);
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    const sentence = `La base de données ne répond pas (${String(error)}) : vérifiez-la, puis relancez.`;
    throw new StartRefused(sentence, { cause: error });
  } finally {
    await db.destroy();
  }
}
