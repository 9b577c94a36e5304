import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import {
  capturePaypalOrder,
  checkPayment,
  getOrderPayment,
  openPaypalOrder,
} from '#contract/money/payments.calls.ts';
import { saveSettings } from '#contract/platform/settings.calls.ts';
import { acceptOrder } from '#contract/rides/orders.calls.ts';
import { cancelRide, getRide } from '#contract/rides/rides.calls.ts';
import { openPaypal } from '#tests/providers/paypal.ts';
import { openFaultEnv } from './support/fault-env.ts';
import { problemsIn } from './support/history.ts';
import { approvedOrder, orderedReturnBy } from './support/paypal-ride.ts';
import { openPeople } from './support/people.ts';

test('kill -9 between the capture and its commit: after the restart the ride is paid, once', async () => {
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

test('kill -9 between the refund of a part and its commit: after the restart the part went back once, and the fee stays', async () => {
  const faultEnv = await openFaultEnv();
  const paypal = await openPaypal();
  const env = { PAYPAL_BASE_URL: paypal.baseUrl };
  const first = await faultEnv.start(env);
  const people = await openPeople(faultEnv, first.host, { clients: 1, drivers: 1 });
  await people.chloe.calls(saveSettings, { body: { cancellationTerms: '24/50/100' } });
  const { rideId, orderId } = await approvedOrder(people, paypal);
  await people.amelie.calls(capturePaypalOrder, { orderId });
  const paid = paypal.takings();
  // PayPal gives the part back and its answer never comes: the server dies while its job waits.
  paypal.failNext('silent_after', 'refund');

  await people.amelie.calls(cancelRide, { id: rideId, body: {} });
  while (paypal.refunds.length === 0) await wait(10);
  await first.kill('SIGKILL');
  const amelie = people.amelie.at((await faultEnv.start(env)).host);
  const after = await amelie.calls(checkPayment, { id: rideId });

  const fee = Math.floor(paid / 2 + 0.5);
  expect(after.body).toMatchObject({ paymentStatus: 'paid', paidAmount: (fee / 100).toFixed(2) });
  expect([paypal.refunds.length, paypal.takings()]).toEqual([1, fee]);
  expect(await problemsIn(faultEnv, people.writeLog)).toEqual([]);
});

test('kill -9 between the capture of two rides together and its commit: both are paid, once', async () => {
  const faultEnv = await openFaultEnv();
  const paypal = await openPaypal();
  const env = { PAYPAL_BASE_URL: paypal.baseUrl };
  const first = await faultEnv.start(env);
  const people = await openPeople(faultEnv, first.host, { clients: 1, drivers: 1 });
  const rideId = await orderedReturnBy(people);
  await people.chloe.calls(acceptOrder, { id: rideId });
  const offered = await people.amelie.calls(getOrderPayment, { id: rideId });
  const order = await people.amelie.calls(openPaypalOrder, { body: { rideId, wholeOrder: true } });
  paypal.approve(order.body.id);
  paypal.failNext('silent_after');

  const lost = people.amelie.calls(capturePaypalOrder, { orderId: order.body.id }).catch(() => 'no answer');
  while (paypal.captures.length === 0) await wait(10);
  await first.kill('SIGKILL');
  const amelie = people.amelie.at((await faultEnv.start(env)).host);
  // The ride that does not carry the order settles it as well.
  const [, back] = offered.body.rides;
  const after = await amelie.calls(checkPayment, { id: back?.id ?? '' });
  const out = await amelie.calls(getRide, { id: rideId });

  expect(await lost).toBe('no answer');
  expect([after.body.paymentStatus, out.body.paymentStatus]).toEqual(['paid', 'paid']);
  expect([paypal.captures.length, paypal.takings()]).toEqual([
    1,
    Math.round(Number(offered.body.total) * 100),
  ]);
  expect(await problemsIn(faultEnv, people.writeLog)).toEqual([]);
});
