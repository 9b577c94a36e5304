import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { AnnouncingPool, announcingAfterCommit } from './announcing-pool.ts';
import { heldConnection } from './held-connection.ts';
import { nameOf } from './named-query.ts';
import type { Tables } from './schema.ts';

/** A date stays a text: as a moment it would depend on the time zone. */
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day);

export type Database = { db: Kysely<Tables>; pool: AnnouncingPool; close(): Promise<void> };

/** Every wait has an end: a frozen or absent database must become a clear answer within five seconds. */
const limits = { connect: 3_000, query: 4_000, statement: 3_500, idleInTransaction: 10_000 };

/** The timeouts of the server. They are set after connecting: a pooler refuses them as start-up parameters. */
function limitsSetter(patience: number) {
  const text = `set statement_timeout = ${limits.statement * patience};
    set idle_in_transaction_session_timeout = ${limits.idleInTransaction * patience}`;
  // The pool waits for it, though its type does not say so.
  return ((client: pg.ClientBase) => client.query(text)) as (client: pg.ClientBase) => void;
}

/** One connection stays open: background work would open another at every look. `patience` multiplies the timeouts. */
export function openPool(url: string, onError: (error: Error) => void, size: number, patience = 1): Database {
  const pool = new AnnouncingPool({
    connectionString: url,
    min: 1,
    max: size,
    connectionTimeoutMillis: limits.connect * patience,
    query_timeout: limits.query * patience,
    onConnect: limitsSetter(patience),
  });
  pool.on('error', onError);
  // The pool listens to idle connections only: one lost between two statements of a transaction would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: namingPool(pool) }) });
  return { db, pool, close: () => pool.announced().then(() => db.destroy()) };
}

/** The pool as Kysely sees it: statements that have a name are sent under it, notices are announced after the commit. */
function namingPool(pool: AnnouncingPool): PostgresPool {
  return {
    async connect() {
      const held = heldConnection(await pool.connect());
      const announceNoted = announcingAfterCommit(pool);
      const query = async (text: string, values: unknown[]) => {
        const result = await held.query({ name: nameOf(text), text, values });
        announceNoted(result);
        return result;
      };
      // Its type also includes cursors, which are never opened.
      return { query, release: held.release } as unknown as PostgresPoolClient;
    },
    end: () => pool.end(),
  };
}
