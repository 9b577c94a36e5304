import { cents } from '#domain/money.ts';
import { amountDue } from '#domain/payment/payment.ts';
import { type RideWish, type Settlement, settlementOf } from '#domain/payment/settlement.ts';
import type { Standing } from '#domain/payment/standing.ts';
import { isAgreed } from '#domain/ride/ride.ts';
import type { Db, PaymentRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { changePayment, type Held, holdPayment, paymentFactsOf } from './held-ride.ts';
import { markClosed, markMismatch, markPaid, markRefunded, markSurplus } from './payment-marks.ts';

/** Makes a provider's answer true for us: payment, ride and journal change together, or nothing does. */
export async function settlePayment(
  deps: Deps,
  payment: Pick<PaymentRow, 'id' | 'ride_id'>,
  standing: Standing,
): Promise<Settlement['to']> {
  return await deps.db.transaction().execute(async (trx) => {
    const held = await holdPayment(trx, payment);
    const wish = await wishOf(trx, held);
    const settlement = settlementOf(factsOfPayment(held.payment), standing, wish, deps.clock());
    if ('reason' in standing) await changePayment(trx, payment, { problem: standing.reason.slice(0, 300) });
    await apply(deps, trx, held, settlement, wish);
    return settlement.to;
  });
}

function factsOfPayment({ id, state, amount_cents, asked_at }: PaymentRow) {
  return { id, state, amount: cents(amount_cents), askedAt: asked_at };
}

async function wishOf(trx: Db, { payment, ride }: Held): Promise<RideWish> {
  const other = await trx
    .selectFrom('payments')
    .select('id')
    .where('ride_id', '=', ride.id)
    .where('id', '<>', payment.id)
    .where('state', 'in', ['capturing', 'mismatch', 'paid', 'refunding'])
    .where('is_surplus', '=', false)
    .executeTakeFirst();
  if (other) return 'useless';
  if (!isAgreed(ride)) return 'neither';
  return amountDue(paymentFactsOf(ride)) === payment.amount_cents ? 'wanted' : 'useless';
}

async function apply(deps: Deps, trx: Db, held: Held, settlement: Settlement, wish: RideWish): Promise<void> {
  switch (settlement.to) {
    case 'paid':
      return await markPaid(deps, trx, held, settlement.taking);
    case 'surplus':
      return await markSurplus(deps, trx, held, settlement.taking);
    case 'mismatch':
      return await markMismatch(deps, trx, held, settlement.taking, wish);
    case 'refunded':
      return await markRefunded(deps, trx, held, null);
    case 'declined':
      return await markClosed(deps, trx, held, 'declined');
    case 'closed':
      return await markClosed(deps, trx, held, 'order_closed');
    case 'ask_again':
    case 'unchanged':
      return;
  }
}
