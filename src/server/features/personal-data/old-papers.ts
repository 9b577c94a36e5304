import { eraseOldDocuments } from '#server/chains/documents.ts';
import type { OldRows } from './old-rows.ts';

/** Each paper knows until when it is kept; its line in the chain stays. */
export const sweepVouchers: OldRows = async ({ db, clock }) =>
  await eraseOldDocuments(db, 'vouchers', clock());

/** Every other series of documents: invoices and credit notes. */
export const sweepInvoices: OldRows = async ({ db, clock }) => {
  const series = await db
    .selectFrom('chains')
    .select('name')
    .where('name', 'not in', ['payments', 'vouchers'])
    .execute();
  let erased = 0;
  for (const { name } of series) erased += await eraseOldDocuments(db, name, clock());
  return erased;
};
