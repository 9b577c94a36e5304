import { type RawBuilder, sql } from 'kysely';
import type { Db, PaymentRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { markRefundAsked } from './refund-marks.ts';
import { refundPayment } from './refund-payment.ts';
import { holdPaid, refundFrom } from './refund-ride.ts';

const AT_ONCE = 50;

/** The words of its index. Cash is given back by hand: its driver says when. */
const isDue = sql<boolean>`(refund_due_at is not null and payment_status = 'paid')`;

/** Refunds what was paid beyond a cancellation fee or for a waived one. Only once: a refusal is left to the driver. */
export async function refundByItself(deps: Deps, isStopping: () => boolean): Promise<number> {
  const due = await deps.db
    .selectFrom('rides')
    .select('id')
    .where(isDue)
    .where('payment_method', '<>', 'cash')
    .orderBy('refund_due_at')
    .limit(AT_ONCE)
    .execute();
  let refunded = 0;
  for (const { id } of due) {
    if (isStopping()) break;
    const payment = await deps.db.transaction().execute((trx) => begin(deps, trx, id));
    if (payment) await refundPayment(deps, payment, null);
    refunded += 1;
  }
  return refunded;
}

async function begin(deps: Deps, trx: Db, rideId: string): Promise<PaymentRow | undefined> {
  const held = await holdPaid(trx, rideId);
  await trx.updateTable('rides').set({ refund_due_at: null }).where('id', '=', rideId).execute();
  if (!held || held.payment.method === 'cash') return undefined;
  return await markRefundAsked(deps, trx, held, { actorId: null, amount: refundFrom(held) });
}

export function refundsWorkAt(): RawBuilder<Date | null> {
  return sql`(select min(refund_due_at) from rides where ${isDue} and payment_method <> 'cash')`;
}
