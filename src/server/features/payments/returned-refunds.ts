import type { Db, PaymentRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { holdPayment, type InGroup, leadOf } from './held-ride.ts';
import { markReturned } from './refund-marks.ts';

/** Finds the refunds that came back after they were made: their money is held again, and due back again. */
export async function checkRefunds(deps: Deps, payment: PaymentRow): Promise<void> {
  const { method } = payment;
  if (method === 'cash') return;
  for (const { reference } of await keptRefunds(deps.db, payment))
    if (await deps.payments[method].hasRefundFailed(reference)) await takeBack(deps, payment, reference);
}

async function takeBack(deps: Deps, payment: PaymentRow, reference: string): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const held = await holdPayment(trx, payment);
    const refund = (await keptRefunds(trx, payment)).find((one) => one.reference === reference);
    if (refund) await markReturned(deps, trx, held, { reference, amount: 0 - refund.amount_cents });
  });
}

/** The refunds that a provider made for us and that did not come back; one made on its own site has no id here. */
async function keptRefunds(db: Db, { id, capture_id }: PaymentRow) {
  return await db
    .selectFrom('payment_journal as line')
    .select(['reference', 'amount_cents'])
    .where('payment_id', '=', id)
    .where('kind', '=', 'refunded')
    .where('reference', 'not in', ['', capture_id ?? ''])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payment_journal as later')
            .select('later.id')
            .where('later.payment_id', '=', id)
            .where('later.kind', '=', 'refund_failed')
            .whereRef('later.reference', '=', 'line.reference'),
        ),
      ),
    )
    .execute();
}

/** A refund of its order failed, at once or later: the provider may go on calling the order refunded. */
export async function hasFailedRefund(db: Db, payment: InGroup): Promise<boolean> {
  const line = await db
    .selectFrom('payment_journal as line')
    .innerJoin('payments', 'payments.id', 'line.payment_id')
    .select('line.id')
    .where(({ or, eb }) =>
      or([eb('payments.id', '=', payment.id), eb('payments.lead_id', '=', leadOf(payment))]),
    )
    .where('line.kind', '=', 'refund_failed')
    .executeTakeFirst();
  return line !== undefined;
}
