import { sql } from 'kysely';
import type { OrderStatus } from '#domain/payment/order-status.ts';
import { amountToPay, isPayable } from '#domain/payment/payment.ts';
import { nextRefundCheck } from '#domain/payment/refund-check.ts';
import type { PaymentRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { leadOf, paymentFactsOf } from './held-ride.ts';
import { repeatRefund } from './refund-payment.ts';
import { checkRefunds } from './returned-refunds.ts';
import { settlePayment } from './settle-payment.ts';

const FIRST_DELAY_MS = 30_000;
const LONGEST_DELAY_MS = 3_600_000;

/** Asks the provider for the status of a payment and settles it; what stays in doubt is checked later. */
export async function recheckPayment(deps: Deps, payment: PaymentRow): Promise<void> {
  await postpone(deps, payment);
  const { method } = payment;
  if (method === 'cash') return;
  const orderId = await orderOf(deps, payment);
  if (!orderId) return void (await settlePayment(deps, payment, { state: 'gone' }));

  const provider = deps.payments[method];
  const isDue = payment.state !== 'open' || (await isStillDue(deps, payment));
  const orderStatus: OrderStatus = isDue ? await provider.getStatus(orderId) : await provider.close(orderId);
  const settled = await settlePayment(deps, payment, orderStatus);
  if (settled === 'ask_again')
    await settlePayment(deps, payment, await provider.capture(orderId, leadOf(payment)));
  if (settled !== 'unchanged') return;
  if (payment.state === 'refunding') await repeatRefund(deps, payment);
  if (payment.refunded_cents > 0) await checkRefunds(deps, payment);
  if (payment.state === 'paid' || payment.state === 'refunded') await planRefundCheck(deps, payment);
}

/** Such a payment is in no doubt: only what was refunded of it is looked at again. */
async function planRefundCheck({ db, clock }: Deps, { id, asked_at }: PaymentRow): Promise<void> {
  const next = nextRefundCheck(asked_at, clock());
  await db
    .updateTable('payments')
    .set({ look_at: sql`case when refunded_cents > 0 then ${next}::timestamptz end`, looks: 0 })
    .where('id', '=', id)
    .where('state', 'in', ['paid', 'refunded'])
    .where('look_at', 'is not', null)
    .execute();
}

/** Written before the call, so that a call that never ends does not block the others. */
async function postpone({ db, clock }: Deps, payment: PaymentRow): Promise<void> {
  const delay = Math.min(FIRST_DELAY_MS * 2 ** payment.looks, LONGEST_DELAY_MS);
  await db
    .updateTable('payments')
    .set({ look_at: new Date(clock().getTime() + delay), looks: payment.looks + 1 })
    .where('id', '=', payment.id)
    .where('look_at', 'is not', null)
    .execute();
}

/** The order at the provider, which one of several payments carries. */
async function orderOf({ db }: Deps, payment: PaymentRow): Promise<string | null> {
  if (leadOf(payment) === payment.id) return payment.order_id;
  const { order_id } = await db
    .selectFrom('payments')
    .select('order_id')
    .where('id', '=', leadOf(payment))
    .executeTakeFirstOrThrow();
  return order_id;
}

async function isStillDue({ db }: Deps, { id, lead_id }: PaymentRow): Promise<boolean> {
  const rows = await db
    .selectFrom('payments')
    .innerJoin('rides', 'rides.id', 'payments.ride_id')
    .selectAll('rides')
    .select('payments.amount_cents')
    .where((where) => (lead_id === null ? where('payments.id', '=', id) : where('lead_id', '=', lead_id)))
    .execute();
  return rows.every(({ amount_cents, ...ride }) => {
    const facts = paymentFactsOf(ride);
    return isPayable(facts) && amountToPay(facts) === amount_cents;
  });
}
