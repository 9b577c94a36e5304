import type pg from 'pg';
import { withOwnConnection } from '#server/db/own-connection.ts';

export type StatementCost = { query: string; calls: number; rows: number; blocks: number; ms: number };

/** Counts what statements read, in blocks of 8 kB: a count says more than a time on a machine that does other things too. */
export function statementCostsOf(database: string) {
  const name = new URL(database).pathname.slice(1);

  /** What the database did for this work, statement by statement. */
  return async (work: () => Promise<void>): Promise<StatementCost[]> =>
    await withOwnConnection(database, async (client) => {
      await client.query('create extension if not exists pg_stat_statements');
      await client.query('select pg_stat_statements_reset()');
      await work();
      return await costsIn(client, name);
    });
}

async function costsIn(client: pg.Client, name: string): Promise<StatementCost[]> {
  const { rows } = await client.query<StatementCost>(
    `select query, calls::float8 as calls, rows::float8 as rows, (shared_blks_hit + shared_blks_read)::float8 as blocks, total_exec_time as ms
     from pg_stat_statements join pg_database on pg_database.oid = dbid
     where datname = $1 and query !~* '^(set|begin|commit|vacuum|create extension|select pg_stat)'
     order by 4 desc`,
    [name],
  );
  return rows;
}
