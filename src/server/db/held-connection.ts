import pg from 'pg';
import { READ_ONLY } from './database-away.ts';

const SILENCE = 'Query read timeout';

/**
 * A connection while one request uses it. After a timeout every further statement, a rollback for instance, would only
 * wait behind the first: it is refused at once, and the connection is not used again. Nor is one to a server that has
 * become a standby: the next one finds the leader.
 */
export function heldConnection(client: pg.PoolClient) {
  let silence: Error | undefined;
  let demoted: Error | undefined;

  return {
    async query(statement: pg.QueryConfig) {
      if (silence) throw silence;
      try {
        return await client.query(statement);
      } catch (error) {
        if (error instanceof Error && error.message === SILENCE) silence = error;
        if (error instanceof pg.DatabaseError && error.code === READ_ONLY) demoted = error;
        throw error;
      }
    },
    release: () => client.release(silence ?? demoted),
  };
}
