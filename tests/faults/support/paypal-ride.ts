import { openPaypalOrder } from '#contract/payments.calls.ts';
import { acceptRide } from '#contract/rides.calls.ts';
import { saveSettings } from '#contract/settings.calls.ts';
import type { openPaypal } from '#tests/providers/paypal.ts';
import { paypalAccount } from '#tests/providers/paypal-account.ts';
import { bookedBy } from './booked-by.ts';
import type { People } from './people.ts';

type Paypal = Awaited<ReturnType<typeof openPaypal>>;

/** A ride that its driver accepted, with an order that its client approved at PayPal. */
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
