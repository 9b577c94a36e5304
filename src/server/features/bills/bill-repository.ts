import type { BillContent } from '#domain/billing/bill-content.ts';
import type { BillRow, Db } from '#server/db/schema.ts';
import { AppError } from '#server/http/errors.ts';

/** A bill with its content; null once the retention has removed it. */
export type StoredBill = BillRow & { content: string | null; erased_at: Date | null };

/** In the order of a card: note, invoice, avoirs. */
export async function findBills(db: Db, rideIds: readonly string[]): Promise<StoredBill[]> {
  if (rideIds.length === 0) return [];
  const rows = await db
    .selectFrom('bills')
    .innerJoin('chain_documents as document', (join) =>
      join.onRef('document.chain', '=', 'bills.chain').onRef('document.id', '=', 'bills.line_id'),
    )
    .selectAll('bills')
    .select(['document.content', 'document.erased_at'])
    .where('bills.ride_id', 'in', rideIds)
    .orderBy('bills.issued_at')
    .orderBy('bills.id')
    .execute();
  return rows.toSorted((a, b) => ranks[a.kind] - ranks[b.kind]);
}

export type LastVoucher = { ride_id: string; number: string; version: number; erased_at: Date | null };

/** The last version of each ride's voucher. */
export async function findVouchers(db: Db, rideIds: readonly string[]): Promise<LastVoucher[]> {
  if (rideIds.length === 0) return [];
  return await db
    .selectFrom('vouchers')
    .innerJoin('chain_documents as document', (join) =>
      join.on('document.chain', '=', 'vouchers').onRef('document.id', '=', 'vouchers.document_id'),
    )
    .distinctOn('ride_id')
    .select(['ride_id', 'number', 'version', 'document.erased_at'])
    .where('ride_id', 'in', rideIds)
    .orderBy('ride_id')
    .orderBy('version', 'desc')
    .execute();
}

const ranks = { note: 0, invoice: 1, credit_note: 2 };

/** The note or the invoice that a ride has already. */
export function issuedPaper(bills: readonly StoredBill[]): BillContent | undefined {
  const issued = bills.find(({ kind, content }) => kind !== 'credit_note' && content !== null);
  return issued && contentFrom(issued);
}

/** What was printed. */
export function contentFrom({ content }: Pick<StoredBill, 'content'>): BillContent {
  if (content === null) throw new AppError('bill_erased');
  return JSON.parse(content) as BillContent;
}
