import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/schema.ts';

type PlanNode = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: PlanNode[];
};

export type QueryCost = {
  /** The tables read by a sequential scan. */
  scanned: string[];
  blocks: number;
  /** The rows returned by each table or index scan, including those filtered out afterwards. */
  reads: { table: string; index: string; rows: number }[];
  /** The rows that each sort had to read before returning the first. */
  sorted: number[];
  /** The rows returned by the query. */
  answered: number;
};

/** The cost of a query in counted rows, without any timing. */
export async function costOf(db: Db, query: RawBuilder<unknown>): Promise<QueryCost> {
  const { rows } = await sql<{
    'QUERY PLAN': [{ Plan: PlanNode }];
  }>`explain (analyze, buffers, format json) ${query}`.execute(db);
  const plan = rows[0]?.['QUERY PLAN'][0].Plan;
  if (!plan) throw new Error('no plan');
  const nodes = flatten(plan);
  return {
    scanned: nodes
      .filter((node) => node['Node Type'] === 'Seq Scan')
      .map((node) => node['Relation Name'] ?? '?'),
    blocks: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
    reads: nodes.filter((node) => / Scan$/u.test(node['Node Type']) && isReading(node)).map(readOf),
    sorted: nodes
      .filter((node) => /Sort$/u.test(node['Node Type']))
      .flatMap((node) => (node.Plans ?? []).map(rowsOf)),
    answered: rowsOf(plan),
  };
}

function isReading(node: PlanNode): boolean {
  return (node['Relation Name'] ?? node['Index Name']) !== undefined;
}

function readOf(node: PlanNode) {
  return {
    table: node['Relation Name'] ?? '',
    index: node['Index Name'] ?? '',
    rows: rowsOf(node) + (node['Rows Removed by Filter'] ?? 0) * node['Actual Loops'],
  };
}

function rowsOf(node: PlanNode): number {
  return Math.round(node['Actual Rows'] * node['Actual Loops']);
}

function flatten(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(flatten)];
}
