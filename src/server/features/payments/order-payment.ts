import type { OrderPaymentView } from '#contract/money/payments.ts';
import { cents, moneyText } from '#domain/money.ts';
import { amountToPay, isPayable } from '#domain/payment/payment.ts';
import type { UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { paymentFactsOf } from './held-ride.ts';
import { ownRide, ridesOfOrder } from './payable-ride.ts';

/** What a client can pay together with a ride. */
export async function orderPayment(deps: Deps, client: UserRow, rideId: string): Promise<OrderPaymentView> {
  const { order_id, client_id, ...ride } = await ownRide(deps, client, rideId);
  const rides =
    order_id === null
      ? [{ order_id, client_id, ...ride }]
      : await ridesOfOrder(deps.db, { order_id, client_id }).execute();
  const payable = rides
    .map((one) => ({ ride: one, facts: paymentFactsOf(one) }))
    .filter(({ facts }) => isPayable(facts))
    .map((one) => ({ ...one, amount: amountToPay(one.facts) }));
  return {
    rides: payable.map(({ ride: { id, number, scheduled_at }, amount }) => ({
      id,
      number: Number(number),
      scheduledAt: scheduled_at.toISOString(),
      amount: moneyText(amount),
    })),
    total: moneyText(cents(payable.reduce((sum, { amount }) => sum + amount, 0))),
  };
}
