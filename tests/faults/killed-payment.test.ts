import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openPaypal } from '#tests/providers/paypal.ts';
import { paypalAccount } from '#tests/providers/paypal-account.ts';
import { toOrly } from '#tests/support/bookings.ts';
import { type FarPerson, registered, signedIn } from '#tests/support/far-people.ts';
import { dataFolder, startServer } from '#tests/support/server-process.ts';

const staff = {
  DRIVER_EMAIL: 'chloe@example.fr',
  DRIVER_PASSWORD: 'Chloé prend la route 42',
};

test('kill -9 between the capture and its commit: after the restart the ride is paid, once', {
  timeout: 120_000,
}, async () => {
  const folder = await dataFolder();
  const paypal = await openPaypal();
  const env = { ...staff, PAYPAL_BASE_URL: paypal.baseUrl };
  const first = await startServer(folder, env);
  const amelie = await registered(hostOf(first.url), 'amelie');
  const { rideId, orderId } = await approvedOrder(hostOf(first.url), amelie, paypal);
  // PayPal takes the money and its answer never comes: the server dies while it waits.
  paypal.failNext('silent_after');

  const lost = amelie.call(`/paypal/order/${orderId}/capture`, { method: 'POST' }).catch(() => 'no answer');
  while (paypal.captures.length === 0) await wait(10);
  await first.kill('SIGKILL');
  const second = await startServer(folder, env);
  const again = amelie.at(hostOf(second.url));
  const before = await again.call(`/api/rides/${rideId}`);
  const after = await again.call(`/api/rides/${rideId}/payment/check`, { method: 'POST' });

  expect(await lost).toBe('no answer');
  expect(before.body.paymentStatus).toBe('processing');
  expect(after.body).toMatchObject({ paymentStatus: 'paid', paymentMethod: 'paypal' });
  expect(paypal.captures).toHaveLength(1);
  const repeated = await again.call(`/paypal/order/${orderId}/capture`, { method: 'POST' });
  expect(repeated.body).toEqual({ id: orderId, status: 'COMPLETED' });
  expect(paypal.captures).toHaveLength(1);
});

async function approvedOrder(
  host: string,
  client: FarPerson,
  paypal: Awaited<ReturnType<typeof openPaypal>>,
) {
  const chloe = await signedIn(host, staff.DRIVER_EMAIL, staff.DRIVER_PASSWORD);
  const { clientId: paypalClientId, clientSecret: paypalClientSecret } = paypalAccount;
  await chloe.call('/api/app-settings', { method: 'PATCH', body: { paypalClientId, paypalClientSecret } });
  const scheduledAt = new Date(Date.now() + 3_600_000).toISOString();
  const ride = await client.call('/api/rides', { method: 'POST', body: { ...toOrly, scheduledAt } });
  const rideId = String(ride.body.id);
  await chloe.call(`/api/rides/${rideId}/validate`, { method: 'PATCH' });
  const order = await client.call('/paypal/order', { method: 'POST', body: { rideId } });
  paypal.approve(String(order.body.id));
  return { rideId, orderId: String(order.body.id) };
}

function hostOf(url: string | undefined): string {
  return new URL(url ?? '').host;
}
