import type pg from 'pg';

const SILENCE = 'Query read timeout';

/**
 * A connection while one request uses it. After a timeout every further statement, a rollback for instance, would only
 * wait behind the first: it is refused at once, and the connection is not used again.
 */
export function heldConnection(client: pg.PoolClient) {
  let silence: Error | undefined;

  return {
    async query(statement: pg.QueryConfig) {
      if (silence) throw silence;
      try {
        return await client.query(statement);
      } catch (error) {
        if (error instanceof Error && error.message === SILENCE) silence = error;
        throw error;
      }
    },
    release: () => client.release(silence),
  };
}
