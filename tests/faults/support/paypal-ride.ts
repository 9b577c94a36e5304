import type { openPaypal } from '#tests/providers/paypal.ts';
import { paypalAccount } from '#tests/providers/paypal-account.ts';
import { bookedBy } from './booked-by.ts';
import type { Office } from './office.ts';

type Paypal = Awaited<ReturnType<typeof openPaypal>>;

/** A ride that its driver accepted, with an order that its client approved at PayPal. */
export async function approvedOrder({ amelie, chloe }: Office, paypal: Paypal) {
  const { clientId: paypalClientId, clientSecret: paypalClientSecret } = paypalAccount;
  await chloe.call('/api/app-settings', { method: 'PATCH', body: { paypalClientId, paypalClientSecret } });
  const rideId = await bookedBy(amelie);
  await chloe.call(`/api/rides/${rideId}/validate`, { method: 'PATCH' });
  const order = await amelie.call('/paypal/order', { method: 'POST', body: { rideId } });
  const orderId = String(order.body.id);
  paypal.approve(orderId);
  return { rideId, orderId };
}
