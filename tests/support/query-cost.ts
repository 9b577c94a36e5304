import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/schema.ts';

type PlanNode = {
  'Node Type': string;
  'Relation Name'?: string;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: PlanNode[];
};

/** What a query reads: the tables from end to end, and how many blocks in all. */
export async function costOf(
  db: Db,
  query: RawBuilder<unknown>,
): Promise<{ scanned: string[]; blocks: number }> {
  const { rows } = await sql<{
    'QUERY PLAN': [{ Plan: PlanNode }];
  }>`explain (analyze, buffers, format json) ${query}`.execute(db);
  const plan = rows[0]?.['QUERY PLAN'][0].Plan;
  if (!plan) throw new Error('no plan');
  const scans = flatten(plan).filter((node) => node['Node Type'] === 'Seq Scan');
  return {
    scanned: scans.map((node) => node['Relation Name'] ?? '?'),
    blocks: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
  };
}

function flatten(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(flatten)];
}
