import { amountDue } from '#domain/payment/payment.ts';
import type { Standing } from '#domain/payment/standing.ts';
import type { Db, PaymentRow, UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/http/errors.ts';
import { changePayment, changeRideMoney, holdPayment, paymentFactsOf } from './held-ride.ts';
import { refuseUnpayable } from './payable-ride.ts';
import { settlePayment } from './settle-payment.ts';

/** Longer than a call to a provider may last: whoever looks then finds an end. */
const DOUBT_AFTER_MS = 30_000;

/** Takes the money of an approved order. Our intention is written down before we ask: a crash leaves a trace. */
export async function captureOrder(
  deps: Deps,
  client: UserRow,
  orderId: string,
): Promise<'COMPLETED' | 'PENDING'> {
  const payment = await ownOrder(deps, client, orderId);
  if (payment.state === 'paid') return 'COMPLETED';
  const isClaimed = await deps.db.transaction().execute((trx) => claim(deps, trx, payment));
  if (isClaimed !== 'claimed') return isClaimed;

  const answer = await deps.payments.paypal.capture(orderId, payment.id);
  const settled = await settlePayment(deps, payment, asAnswered(answer));
  if (settled === 'declined') throw new AppError('payment_declined');
  return settled === 'paid' ? 'COMPLETED' : 'PENDING';
}

async function ownOrder({ db }: Deps, client: UserRow, orderId: string): Promise<PaymentRow> {
  const payment = await db
    .selectFrom('payments')
    .innerJoin('rides', 'rides.id', 'payments.ride_id')
    .selectAll('payments')
    .where('payments.method', '=', 'paypal')
    .where('payments.order_id', '=', orderId)
    .where('rides.client_id', '=', client.id)
    .executeTakeFirst();
  if (!payment) throw new AppError('order_not_found');
  return payment;
}

/** Of many who press at once, one asks the provider; the others see that it is being asked. */
async function claim(deps: Deps, trx: Db, found: PaymentRow): Promise<'claimed' | 'COMPLETED' | 'PENDING'> {
  const { ride, payment } = await holdPayment(trx, found);
  if (payment.state === 'paid') return 'COMPLETED';
  if (payment.state === 'capturing' || payment.state === 'mismatch') return 'PENDING';
  refuseUnpayable(ride);
  if (payment.state !== 'open') throw new AppError('not_payable');
  if (amountDue(paymentFactsOf(ride)) !== payment.amount_cents) throw new AppError('payment_changed');

  const now = deps.clock();
  const look_at = new Date(now.getTime() + DOUBT_AFTER_MS);
  await changePayment(trx, payment, { state: 'capturing', asked_at: now, look_at, looks: 0, problem: null });
  await changeRideMoney(trx, ride, { payment_status: 'processing' });
  return 'claimed';
}

/** The answer to our own request is final where a mere look would not be: nothing was taken. */
function asAnswered(standing: Standing): Standing {
  return standing.state === 'open' || standing.state === 'approved' || standing.state === 'gone'
    ? { state: 'declined', reason: `order is ${standing.state}` }
    : standing;
}
