import type { OrderStatus } from '#domain/payment/order-status.ts';
import { amountToPay } from '#domain/payment/payment.ts';
import type { Db, PaymentRow, UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/http/errors.ts';
import {
  changePayment,
  changeRideMoney,
  doubtAt,
  type Held,
  holdGroup,
  leadOf,
  paymentFactsOf,
} from './held-ride.ts';
import { refuseUnpayable } from './payable-ride.ts';
import { settlePayment } from './settle-payment.ts';

/** Captures an approved order. The intention is written before the call, so that a crash leaves a trace. */
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

/** Of simultaneous requests one calls the provider; the others return that the capture is pending. */
async function claim(deps: Deps, trx: Db, found: PaymentRow): Promise<'claimed' | 'COMPLETED' | 'PENDING'> {
  const group = await holdGroup(trx, found);
  const lead = group.find(({ payment }) => payment.id === found.id)?.payment ?? found;
  if (lead.state === 'paid') return 'COMPLETED';
  if (lead.state === 'capturing' || lead.state === 'mismatch') return 'PENDING';
  for (const held of group) refuseChanged(held);

  const now = deps.clock();
  for (const { ride, payment } of group) {
    const isLead = leadOf(payment) === payment.id;
    await changePayment(trx, payment, {
      state: 'capturing',
      asked_at: now,
      check_at: isLead ? doubtAt(now) : null,
      check_count: 0,
      problem: null,
    });
    await changeRideMoney(trx, ride, { payment_status: 'processing' });
  }
  return 'claimed';
}

function refuseChanged({ ride, payment }: Held): void {
  refuseUnpayable(ride);
  if (payment.state !== 'open') throw new AppError('not_payable');
  if (amountToPay(paymentFactsOf(ride)) !== payment.amount_cents) throw new AppError('payment_changed');
}

/** After our own capture request these statuses are final: nothing was captured. */
function asAnswered(orderStatus: OrderStatus): OrderStatus {
  return orderStatus.state === 'open' || orderStatus.state === 'approved' || orderStatus.state === 'gone'
    ? { state: 'declined', reason: `order is ${orderStatus.state}` }
    : orderStatus;
}
