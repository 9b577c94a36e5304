import { ridesName } from '#contract/sentences/ride-sentences.fr.ts';
import { cents } from '#domain/money.ts';
import type { OnlineMethod } from '#domain/payment/payment.ts';
import type { UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/http/errors.ts';
import { changePayment, holdRide } from './held-ride.ts';
import { openPayments } from './open-payments.ts';
import { holdPayableRides, ownRide, refuseUnoffered, refuseUnpayable } from './payable-ride.ts';
import { settlePayment } from './settle-payment.ts';

export type OpenedOrder = { orderId: string; url: string | null };
type OrderRequest = {
  rideId: string;
  /** Pays every ride of its order that can be paid. */
  wholeOrder?: boolean | undefined;
  method: OnlineMethod;
  siteUrl: string;
  /** Where the provider sends the client back to; the payment page of the ride when it is not said. */
  page?: string;
};

/** An order at the provider for the price of a ride, or of several. A repeated request returns the same order. */
export async function openOrder(deps: Deps, client: UserRow, request: OrderRequest): Promise<OpenedOrder> {
  const named = await ownRide(deps, client, request.rideId);
  await refuseUnoffered(deps, request.method);
  const { lead, amount, rides } = await deps.db.transaction().execute(async (trx) => {
    const held = request.wholeOrder ? await holdPayableRides(trx, named) : [await holdRide(trx, named.id)];
    for (const ride of held) refuseUnpayable(ride);
    return { ...(await openPayments(deps, trx, held, request.method)), rides: held };
  });
  if (lead.order_id) return { orderId: lead.order_id, url: lead.order_url };

  const page = request.page ?? `${request.siteUrl}/payment/${named.id}`;
  const outcome = await deps.payments[request.method].open({
    reference: lead.id,
    amount: cents(amount),
    description: ridesName(rides.map(({ number }) => Number(number))),
    returnUrl: `${page}?retour=1`,
    cancelUrl: page,
  });
  if (outcome.state === 'open') {
    await changePayment(deps.db, lead, { order_id: outcome.orderId, order_url: outcome.url });
    return outcome;
  }
  await changePayment(deps.db, lead, { problem: outcome.reason.slice(0, 300) });
  if (outcome.state === 'refused') await settlePayment(deps, lead, { state: 'gone' });
  throw new AppError('payment_away');
}
