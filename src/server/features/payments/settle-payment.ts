import { cents } from '#domain/money.ts';
import type { OrderStatus } from '#domain/payment/order-status.ts';
import { amountDue } from '#domain/payment/payment.ts';
import { type RideDemand, type Settlement, settlementOf } from '#domain/payment/settlement.ts';
import { isAgreed } from '#domain/ride/ride.ts';
import type { Db, PaymentRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { changePayment, type Held, holdPayment, paymentFactsOf } from './held-ride.ts';
import { markClosed, markMismatch, markPaid, markRefunded, markSurplus } from './payment-marks.ts';

/** Applies a provider's answer: payment, ride and journal change in one transaction. */
export async function settlePayment(
  deps: Deps,
  payment: Pick<PaymentRow, 'id' | 'ride_id'>,
  orderStatus: OrderStatus,
): Promise<Settlement['to']> {
  return await deps.db.transaction().execute(async (trx) => {
    const held = await holdPayment(trx, payment);
    const demand = await demandOf(trx, held);
    const settlement = settlementOf(factsOfPayment(held.payment), orderStatus, demand, deps.clock());
    if ('reason' in orderStatus)
      await changePayment(trx, payment, { problem: orderStatus.reason.slice(0, 300) });
    await apply(deps, trx, held, settlement, demand);
    return settlement.to;
  });
}

function factsOfPayment({ id, state, amount_cents, asked_at }: PaymentRow) {
  return { id, state, amount: cents(amount_cents), askedAt: asked_at };
}

async function demandOf(trx: Db, { payment, ride }: Held): Promise<RideDemand> {
  const other = await trx
    .selectFrom('payments')
    .select('id')
    .where('ride_id', '=', ride.id)
    .where('id', '<>', payment.id)
    .where('state', 'in', ['capturing', 'mismatch', 'paid', 'refunding'])
    .where('is_surplus', '=', false)
    .executeTakeFirst();
  if (other) return 'not_due';
  if (amountDue(paymentFactsOf(ride)) === payment.amount_cents) return 'due';
  return isAgreed(ride) ? 'not_due' : 'inactive';
}

async function apply(
  deps: Deps,
  trx: Db,
  held: Held,
  settlement: Settlement,
  demand: RideDemand,
): Promise<void> {
  switch (settlement.to) {
    case 'paid':
      return await markPaid(deps, trx, held, settlement.capture);
    case 'surplus':
      return await markSurplus(deps, trx, held, settlement.capture);
    case 'mismatch':
      return await markMismatch(deps, trx, held, settlement.capture, demand);
    case 'refunded':
      return await markRefunded(deps, trx, held, { actorId: null, reference: held.payment.capture_id });
    case 'declined':
      return await markClosed(deps, trx, held, 'declined');
    case 'closed':
      return await markClosed(deps, trx, held, 'order_closed');
    case 'ask_again':
    case 'unchanged':
      return;
  }
}
