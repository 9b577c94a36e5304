import type { CreditBody } from '#contract/papers/bills.ts';
import { centsFrom } from '#contract/pricing/pricing.ts';
import type { Db } from '#server/db/schema.ts';
import { AppError } from '#server/http/errors.ts';
import { findBills } from './bill-repository.ts';

/** With the ride locked: refuses an avoir that was sent twice, or requested before another one was issued. */
export async function refuseChangedInvoice(
  trx: Db,
  rideId: string,
  shown: CreditBody['left'],
): Promise<void> {
  if (shown === undefined) return;
  const bills = await findBills(trx, [rideId]);
  const invoice = bills.find(({ kind }) => kind === 'invoice');
  const credits = bills.filter(({ kind }) => kind === 'credit_note');
  if (
    invoice &&
    credits.reduce((left, { ttc_cents }) => left - ttc_cents, invoice.ttc_cents) !== centsFrom(shown)
  )
    throw new AppError('invoice_changed');
}
