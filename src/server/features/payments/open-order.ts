import { rideName } from '#contract/ride-sentences.fr.ts';
import { cents } from '#domain/money.ts';
import { amountDue, type OnlineMethod } from '#domain/payment/payment.ts';
import type { Db, PaymentRow, RideRow, UserRow } from '#server/db/schema.ts';
import { newId } from '#server/db/uuid.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/http/errors.ts';
import { changePayment, holdRide, paymentFactsOf } from './held-ride.ts';
import { writeJournal } from './journal.ts';
import { ownRide, refuseUnoffered, refuseUnpayable } from './payable-ride.ts';
import { settlePayment } from './settle-payment.ts';

/** Shorter than any provider keeps an order or an idempotency key. */
const REUSED_FOR_MS = 20 * 60_000;
/** Cards are charged on the provider's page: the first check is due after this. */
const FIRST_CHECK_MS = 60_000;

export type OpenedOrder = { orderId: string; url: string | null };
type OrderRequest = {
  rideId: string;
  method: OnlineMethod;
  siteUrl: string;
  /** Where the provider sends the client back to; the payment page of the ride when it is not said. */
  page?: string;
};

/** An order at the provider for the price of the ride. A repeated request returns the same order. */
export async function openOrder(deps: Deps, client: UserRow, request: OrderRequest): Promise<OpenedOrder> {
  const { id: rideId, number } = await ownRide(deps, client, request.rideId);
  await refuseUnoffered(deps, request.method);
  const payment = await deps.db
    .transaction()
    .execute(async (trx) => await openPayment(deps, trx, await holdRide(trx, rideId), request.method));
  if (payment.order_id) return { orderId: payment.order_id, url: payment.order_url };

  const page = request.page ?? `${request.siteUrl}/payment/${rideId}`;
  const outcome = await deps.payments[request.method].open({
    reference: payment.id,
    amount: cents(payment.amount_cents),
    description: rideName({ number }),
    returnUrl: `${page}?retour=1`,
    cancelUrl: page,
  });
  if (outcome.state === 'open') {
    await changePayment(deps.db, payment, { order_id: outcome.orderId, order_url: outcome.url });
    return outcome;
  }
  await changePayment(deps.db, payment, { problem: outcome.reason.slice(0, 300) });
  if (outcome.state === 'refused') await settlePayment(deps, payment, { state: 'gone' });
  throw new AppError('payment_away');
}

async function openPayment(deps: Deps, trx: Db, ride: RideRow, method: OnlineMethod): Promise<PaymentRow> {
  refuseUnpayable(ride);
  const amount = amountDue(paymentFactsOf(ride));
  const now = deps.clock();
  const open = await trx
    .selectFrom('payments')
    .selectAll()
    .where('ride_id', '=', ride.id)
    .where('method', '=', method)
    .where('state', '=', 'open')
    .where('amount_cents', '=', amount)
    .where('created_at', '>', new Date(now.getTime() - REUSED_FOR_MS))
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  if (open) return open;

  const payment = await trx
    .insertInto('payments')
    .values({
      id: newId(),
      ride_id: ride.id,
      method,
      amount_cents: amount,
      state: 'open',
      created_at: now,
      look_at: method === 'stripe' ? new Date(now.getTime() + FIRST_CHECK_MS) : null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await writeJournal(deps, trx, { payment, ride, actorId: ride.client_id, kind: 'order_opened' });
  return payment;
}
