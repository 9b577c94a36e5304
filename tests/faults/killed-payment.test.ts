import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openPaypal } from '#tests/providers/paypal.ts';
import { openGround } from './support/ground.ts';
import { problemsIn } from './support/history.ts';
import { openOffice } from './support/office.ts';
import { approvedOrder } from './support/paypal-ride.ts';

test('kill -9 between the capture and its commit: after the restart the ride is paid, once', {
  timeout: 120_000,
}, async () => {
  const ground = await openGround();
  const paypal = await openPaypal();
  const env = { PAYPAL_BASE_URL: paypal.baseUrl };
  const first = await ground.start(env);
  const office = await openOffice(ground, first.host, { clients: 1, drivers: 1 });
  const { rideId, orderId } = await approvedOrder(office, paypal);
  // PayPal takes the money and its answer never comes: the server dies while it waits.
  paypal.failNext('silent_after');

  const capture = `/paypal/order/${orderId}/capture`;
  const lost = office.amelie.call(capture, { method: 'POST' }).catch(() => 'no answer');
  while (paypal.captures.length === 0) await wait(10);
  await first.kill('SIGKILL');
  const amelie = office.amelie.at((await ground.start(env)).host);
  const before = await amelie.call(`/api/rides/${rideId}`);
  const after = await amelie.call(`/api/rides/${rideId}/payment/check`, { method: 'POST' });

  expect(await lost).toBe('no answer');
  expect(before.body.paymentStatus).toBe('processing');
  expect(after.body).toMatchObject({ paymentStatus: 'paid', paymentMethod: 'paypal' });
  expect(paypal.captures).toHaveLength(1);
  const repeated = await amelie.call(capture, { method: 'POST' });
  expect(repeated.body).toEqual({ id: orderId, status: 'COMPLETED' });
  expect(paypal.captures).toHaveLength(1);
  expect(await problemsIn(ground, office.diary)).toEqual([]);
});
