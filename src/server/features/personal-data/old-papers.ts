import { sql } from 'kysely';
import { paymentsKeptSince } from '#domain/privacy/retention.ts';
import { eraseOldDocuments } from '#server/chains/documents.ts';
import type { Db } from '#server/db/schema.ts';
import type { OldRows } from './old-rows.ts';

/** Each paper knows until when it is kept; its line in the chain stays. */
export const sweepVouchers: OldRows = async ({ db, clock }) =>
  await eraseOldDocuments(db, 'vouchers', clock());

const NAMES_AT_ONCE = 500;

/** Every other series of documents: invoices and credit notes. Of payments the name goes, and the line stays. */
export const sweepInvoices: OldRows = async ({ db, clock }) => {
  const series = await db
    .selectFrom('chains')
    .select('name')
    .where('name', 'not in', ['payments', 'vouchers'])
    .execute();
  let erased = 0;
  for (const { name } of series) erased += await eraseOldDocuments(db, name, clock());
  return erased + (await erasePayerNames(db, paymentsKeptSince(clock())));
};

/** By the only function that may. */
async function erasePayerNames(db: Db, before: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select erase_payer_names(${before}, ${NAMES_AT_ONCE}) as count`.execute(db);
  return rows[0]?.count ?? 0;
}
