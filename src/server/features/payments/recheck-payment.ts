import type { OrderStatus } from '#domain/payment/order-status.ts';
import { amountDue, isPayable } from '#domain/payment/payment.ts';
import type { PaymentRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { paymentFactsOf } from './held-ride.ts';
import { refundPayment } from './refund-payment.ts';
import { settlePayment } from './settle-payment.ts';

const FIRST_DELAY_MS = 30_000;
const LONGEST_DELAY_MS = 3_600_000;

/** Asks the provider for the status of a payment and settles it; what stays in doubt is checked later. */
export async function recheckPayment(deps: Deps, payment: PaymentRow): Promise<void> {
  await postpone(deps, payment);
  const { method, order_id: orderId } = payment;
  if (method === 'cash') return;
  if (!orderId) return void (await settlePayment(deps, payment, { state: 'gone' }));

  const provider = deps.payments[method];
  const isDue = payment.state !== 'open' || (await isStillDue(deps, payment));
  const orderStatus: OrderStatus = isDue ? await provider.getStatus(orderId) : await provider.close(orderId);
  const settled = await settlePayment(deps, payment, orderStatus);
  if (settled === 'ask_again')
    await settlePayment(deps, payment, await provider.capture(orderId, payment.id));
  if (settled === 'unchanged' && payment.state === 'refunding') await refundPayment(deps, payment, null);
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

async function isStillDue({ db }: Deps, payment: PaymentRow): Promise<boolean> {
  const ride = await db
    .selectFrom('rides')
    .selectAll()
    .where('id', '=', payment.ride_id)
    .executeTakeFirstOrThrow();
  const facts = paymentFactsOf(ride);
  return isPayable(facts) && amountDue(facts) === payment.amount_cents;
}
