import type { Pool, QueryResultRow } from 'pg';

/** For the few queries of every request: PostgreSQL parses and plans them once per connection. */
export function namedQuery<Row extends QueryResultRow>(name: string, text: string) {
  return async (pool: Pool, ...values: unknown[]): Promise<Row[]> => {
    const { rows } = await pool.query<Row>({ name, text, values });
    return rows;
  };
}
