import { sql } from 'kysely';
import type { BillContent } from '#domain/billing/bill-content.ts';
import type { World } from './world.ts';

/** What the bill that was issued last says. */
export async function lastBill({ deps }: World): Promise<BillContent> {
  const { rows } = await sql<{ content: string }>`
    select content from bills join chain_documents on chain_documents.chain = bills.chain and chain_documents.id = line_id
    order by issued_at desc, bills.id desc limit 1`.execute(deps.db);
  return JSON.parse(rows[0]?.content ?? 'null');
}
