import { openPaypalOrder } from '#contract/money/payments.calls.ts';
import { saveSettings } from '#contract/platform/settings.calls.ts';
import { bookOrder, quoteOrder } from '#contract/rides/orders.calls.ts';
import { acceptRide } from '#contract/rides/rides.calls.ts';
import type { openPaypal } from '#tests/providers/paypal.ts';
import { paypalAccount } from '#tests/providers/paypal-account.ts';
import { fromOrly } from '#tests/support/orders.ts';
import { bookedBy, soonToOrly } from './booked-by.ts';
import type { People } from './people.ts';

type Paypal = Awaited<ReturnType<typeof openPaypal>>;

/** Orders a return and returns its first ride. The operator has PayPal. */
export async function orderedReturnBy({ amelie, chloe }: People): Promise<string> {
  const { clientId: paypalClientId, clientSecret: paypalClientSecret } = paypalAccount;
  await chloe.calls(saveSettings, { body: { paypalClientId, paypalClientSecret } });
  const back = new Date(Date.now() + 5 * 3_600_000).toISOString();
  const rides = [soonToOrly(), { ...fromOrly, scheduledAt: back }];
  const { body: quoted } = await amelie.calls(quoteOrder, { body: { rides } });
  const withQuotes = rides.map((ride, index) => ({ ...ride, quoteId: quoted.quotes[index]?.quoteId ?? '' }));
  const { body } = await amelie.calls(bookOrder, { body: { rides: withQuotes, withReturns: true } });
  return body.ride.id;
}

/** An accepted ride with an order that its client approved at PayPal. */
export async function approvedOrder({ amelie, chloe }: People, paypal: Paypal) {
  const { clientId: paypalClientId, clientSecret: paypalClientSecret } = paypalAccount;
  await chloe.calls(saveSettings, { body: { paypalClientId, paypalClientSecret } });
  const rideId = await bookedBy(amelie);
  await chloe.calls(acceptRide, { id: rideId });
  const order = await amelie.calls(openPaypalOrder, { body: { rideId } });
  const orderId = order.body.id;
  paypal.approve(orderId);
  return { rideId, orderId };
}
