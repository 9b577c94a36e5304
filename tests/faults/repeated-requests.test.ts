import { expect, test } from 'vitest';
import { capturePaypalOrder, receivePaypalEvent } from '#contract/money/payments.calls.ts';
import { bookRide } from '#contract/rides/booking.calls.ts';
import { getRide, listRides } from '#contract/rides/rides.calls.ts';
import { openPaypal } from '#tests/providers/paypal.ts';
import { paypalWebhookId } from '#tests/providers/paypal-account.ts';
import { answered } from './support/answered.ts';
import { soonToOrly } from './support/booked-by.ts';
import { type FaultEnv, openFaultEnv } from './support/fault-env.ts';
import { problemsIn } from './support/history.ts';
import { inDatabase } from './support/in-database.ts';
import { approvedOrder } from './support/paypal-ride.ts';
import { openPeople } from './support/people.ts';

test('the same booking sent twenty times with one key to two instances is one ride', async () => {
  const faultEnv = await openFaultEnv();
  const hosts = [await faultEnv.start(), await faultEnv.start()].map(({ host }) => host);
  const { amelie } = await openPeople(faultEnv, hosts[0] ?? '', { clients: 1, drivers: 1 });
  const body = soonToOrly();
  const headers = { 'idempotency-key': 'one-key' };

  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      answered(() => amelie.at(hosts[index % 2] ?? '').calls(bookRide, { body }, headers)),
    ),
  );

  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
  expect((await amelie.calls(listRides)).body).toHaveLength(1);
});

test('the same webhook sent five times, out of order, to two instances is one payment', async () => {
  const faultEnv = await openFaultEnv();
  const paypal = await openPaypal();
  const env = { PAYPAL_BASE_URL: paypal.baseUrl, PAYPAL_WEBHOOK_ID: paypalWebhookId };
  const hosts = [await faultEnv.start(env), await faultEnv.start(env)].map(({ host }) => host);
  const people = await openPeople(faultEnv, hosts[0] ?? '', { clients: 1, drivers: 1 });
  const { rideId, orderId } = await approvedOrder(people, paypal);
  paypal.failNext('cut_after');
  await people.amelie.calls(capturePaypalOrder, { orderId });
  const completed = paypal.signedEvent('PAYMENT.CAPTURE.COMPLETED', orderId);
  const approved = paypal.signedEvent('CHECKOUT.ORDER.APPROVED', orderId);

  const events = [completed, completed, approved, completed, approved, completed, completed];
  const answers = await Promise.all(
    events.map(({ body, headers }, index) =>
      fetch(`http://${hosts[index % 2]}${receivePaypalEvent.path}`, { method: 'POST', headers, body }),
    ),
  );

  expect(answers.map(({ status }) => status)).toEqual(events.map(() => 200));
  expect(paypal.captures).toHaveLength(1);
  expect((await people.amelie.calls(getRide, { id: rideId })).body.paymentStatus).toBe('paid');
  expect(await journalKinds(faultEnv)).toEqual(['order_opened', 'captured']);
  expect(await problemsIn(faultEnv, people.writeLog)).toEqual([]);
});

async function journalKinds(faultEnv: FaultEnv): Promise<string[]> {
  const lines = await inDatabase(faultEnv, (db) =>
    db.selectFrom('payment_journal').select('kind').orderBy('id').execute(),
  );
  return lines.map(({ kind }) => kind);
}
