import { cents } from '#domain/money.ts';
import type { OrderStatus } from '#domain/payment/order-status.ts';
import { amountToPay } from '#domain/payment/payment.ts';
import { type RideDemand, type Settlement, settlementOf } from '#domain/payment/settlement.ts';
import { isAgreed } from '#domain/ride/ride.ts';
import type { Db, PaymentRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { changePayment, type Held, holdGroup, type InGroup, leadOf, paymentFactsOf } from './held-ride.ts';
import { markClosed, markDoubtful, markMismatch, markPaid, markSurplus } from './payment-marks.ts';
import { markRefunded } from './refund-marks.ts';
import { hasFailedRefund } from './returned-refunds.ts';

/** Applies a provider's answer: payment, ride and journal change in one transaction, of all rides that the order pays. */
export async function settlePayment(
  deps: Deps,
  payment: InGroup,
  orderStatus: OrderStatus,
): Promise<Settlement['to']> {
  return await deps.db.transaction().execute(async (trx) => {
    const group = await holdGroup(trx, payment);
    if (orderStatus.state === 'refunded' && (await hasFailedRefund(trx, payment))) return 'unchanged';
    const amount = cents(group.reduce((sum, one) => sum + one.payment.amount_cents, 0));
    const judged: Judged[] = [];
    for (const held of group) {
      const demand = await demandOf(trx, held);
      const facts = { ...factsOfPayment(held.payment), amount };
      judged.push({ held, demand, settlement: settlementOf(facts, orderStatus, demand, deps.clock()) });
    }
    const settled = askedTogether(judged);
    for (const { held, demand, settlement } of settled) {
      if ('reason' in orderStatus)
        await changePayment(trx, held.payment, { problem: orderStatus.reason.slice(0, 300) });
      await apply(deps, trx, held, settlement, demand);
    }
    const own = settled.find(({ held }) => held.payment.id === payment.id);
    return own?.settlement.to ?? 'unchanged';
  });
}

type Judged = { held: Held; demand: RideDemand; settlement: Settlement };

/** An order is asked for again only when every ride still awaits its part. */
function askedTogether(judged: Judged[]): Judged[] {
  if (judged.every(({ settlement }) => settlement.to === 'ask_again')) return judged;
  return judged.map((one) =>
    one.settlement.to === 'ask_again' ? { ...one, settlement: { to: 'closed' } } : one,
  );
}

/** The provider knows the payment that carries the order. */
function factsOfPayment(payment: PaymentRow) {
  return { id: leadOf(payment), state: payment.state, askedAt: payment.asked_at };
}

async function demandOf(trx: Db, { payment, ride }: Held): Promise<RideDemand> {
  if (payment.is_rest && !ride.owes_rest) return 'not_due';
  const other = await trx
    .selectFrom('payments')
    .select('id')
    .where('ride_id', '=', ride.id)
    .where('id', '<>', payment.id)
    .where('state', 'in', ['capturing', 'mismatch', 'paid', 'refunding'])
    .where('is_surplus', '=', false)
    .where('is_rest', '=', payment.is_rest)
    .executeTakeFirst();
  if (other) return 'not_due';
  if (amountToPay(paymentFactsOf(ride)) === payment.amount_cents) return 'due';
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
    case 'doubtful':
      return await markDoubtful(deps, trx, held);
    case 'certain':
      return await changePayment(trx, held.payment, { check_at: null });
    case 'ask_again':
    case 'unchanged':
      return;
  }
}
