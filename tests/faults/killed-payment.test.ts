import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { capturePaypalOrder, checkPayment } from '#contract/payments.calls.ts';
import { getRide } from '#contract/rides.calls.ts';
import { openPaypal } from '#tests/providers/paypal.ts';
import { openFaultEnv } from './support/fault-env.ts';
import { problemsIn } from './support/history.ts';
import { approvedOrder } from './support/paypal-ride.ts';
import { openPeople } from './support/people.ts';

test('kill -9 between the capture and its commit: after the restart the ride is paid, once', {
  timeout: 120_000,
}, async () => {
  const faultEnv = await openFaultEnv();
  const paypal = await openPaypal();
  const env = { PAYPAL_BASE_URL: paypal.baseUrl };
  const first = await faultEnv.start(env);
  const people = await openPeople(faultEnv, first.host, { clients: 1, drivers: 1 });
  const { rideId, orderId } = await approvedOrder(people, paypal);
  // PayPal takes the money and its answer never comes: the server dies while it waits.
  paypal.failNext('silent_after');

  const lost = people.amelie.calls(capturePaypalOrder, { orderId }).catch(() => 'no answer');
  while (paypal.captures.length === 0) await wait(10);
  await first.kill('SIGKILL');
  const amelie = people.amelie.at((await faultEnv.start(env)).host);
  const before = await amelie.calls(getRide, { id: rideId });
  const after = await amelie.calls(checkPayment, { id: rideId });

  expect(await lost).toBe('no answer');
  expect(before.body.paymentStatus).toBe('processing');
  expect(after.body).toMatchObject({ paymentStatus: 'paid', paymentMethod: 'paypal' });
  expect(paypal.captures).toHaveLength(1);
  const repeated = await amelie.calls(capturePaypalOrder, { orderId });
  expect(repeated.body).toEqual({ id: orderId, status: 'COMPLETED' });
  expect(paypal.captures).toHaveLength(1);
  expect(await problemsIn(faultEnv, people.writeLog)).toEqual([]);
});
