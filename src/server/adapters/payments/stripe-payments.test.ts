import { expect, test } from 'vitest';
import { cents } from '#domain/money.ts';
import type { SeenRequest } from '#tests/providers/provider-server.ts';
import { sampleOrder, sampleRefund } from '#tests/providers/sample-order.ts';
import { openStripeTill } from '#tests/providers/stripe-till.ts';

const { reference } = sampleOrder;
const formOf = (request: SeenRequest | undefined) => Object.fromEntries(new URLSearchParams(request?.body));

test('an order is a session of Stripe’s Checkout for one thing, in French, that ends by itself', async () => {
  const { stripe, till } = await openStripeTill();

  const outcome = await till.open(sampleOrder);

  const [orderId = ''] = stripe.sessions.keys();
  expect(outcome).toEqual({ state: 'open', orderId, url: `${stripe.baseUrl}/c/pay/${orderId}` });
  expect(formOf(stripe.requests[0])).toEqual({
    mode: 'payment',
    locale: 'fr',
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': 'eur',
    'line_items[0][price_data][unit_amount]': '2450',
    'line_items[0][price_data][product_data][name]': 'Course n° 12',
    client_reference_id: reference,
    'metadata[reference]': reference,
    'payment_intent_data[metadata][reference]': reference,
    success_url: sampleOrder.returnUrl,
    cancel_url: sampleOrder.cancelUrl,
    expires_at: String(Date.parse('2026-05-04T08:30:00Z') / 1000),
  });
});

test.each([
  ['2026-05-04T07:28:59.999Z', '2026-05-04T08:00:00Z'],
  ['2026-05-04T07:29:00.000Z', '2026-05-04T08:00:00Z'],
  ['2026-05-04T07:29:00.001Z', '2026-05-04T08:30:00Z'],
])('a session opened at %s ends at %s', async (now, end) => {
  const { stripe, till } = await openStripeTill({ clock: () => new Date(now) });

  await till.open(sampleOrder);

  expect([...stripe.sessions.values()][0]?.expires_at).toBe(Date.parse(end) / 1000);
});

test('a session is open, then taken, then returned', async () => {
  const { stripe, till, openedOrder } = await openStripeTill();
  const orderId = await openedOrder();
  const standings = [await till.look(orderId)];

  stripe.pay(orderId);
  standings.push(await till.look(orderId), await till.capture(orderId, reference));
  const captureId = stripe.charges[0]?.intentId ?? '';
  const refund = await till.refund({ ...sampleRefund, captureId });
  standings.push(await till.look(orderId));

  const taking = { captureId, reference, amount: cents(2450), currency: 'EUR' };
  expect(standings).toEqual([
    { state: 'open' },
    { state: 'taken', taking },
    { state: 'taken', taking },
    { state: 'returned', taking },
  ]);
  expect(refund).toEqual({ state: 'refunded', refundId: stripe.refunds[0]?.id });
  expect(stripe.takings()).toBe(0);
});

test('a session that nobody wants any more cannot be paid', async () => {
  const { stripe, till, openedOrder } = await openStripeTill();
  const orderId = await openedOrder();

  const standing = await till.close(orderId);
  stripe.pay(orderId);

  expect(standing).toEqual({ state: 'gone' });
  expect(await till.look(orderId)).toEqual({ state: 'gone' });
  expect(await till.close(orderId)).toEqual({ state: 'gone' });
  expect(stripe.takings()).toBe(0);
});

test('closing a session that was just paid tells that it was', async () => {
  const { till, paidOrder } = await openStripeTill();
  const { orderId } = await paidOrder();

  expect((await till.close(orderId)).state).toBe('taken');
});

test('a bank may think for days, and then say yes or no', async () => {
  const { stripe, till, openedOrder } = await openStripeTill();
  const orderId = await openedOrder();
  stripe.pay(orderId, 'pending');
  const chargeId = stripe.charges[0]?.id ?? '';
  const pending = await till.look(orderId);

  stripe.decide(chargeId, false);

  expect(pending).toEqual({ state: 'pending' });
  expect(await till.look(orderId)).toEqual({ state: 'gone' });
});

test('a repeated request carries the key of the first, and nothing happens twice', async () => {
  const { stripe, till, paidOrder } = await openStripeTill();
  const { captureId } = await paidOrder();

  await till.open(sampleOrder);
  await till.refund({ ...sampleRefund, captureId });
  await till.refund({ ...sampleRefund, captureId });

  expect(stripe.requests.map(({ headers }) => headers['idempotency-key'])).toEqual([
    `${reference}-open`,
    `${reference}-open`,
    `${sampleRefund.requestId}-refund`,
    `${sampleRefund.requestId}-refund`,
  ]);
  expect([stripe.sessions.size, stripe.refunds.length]).toEqual([1, 1]);
  expect(formOf(stripe.requests[2])).toEqual({
    payment_intent: captureId,
    amount: '2450',
    'metadata[reference]': reference,
  });
});

test('an order whose repetition has changed is refused, so that a new one is made', async () => {
  let now = new Date('2026-05-04T07:28:00Z');
  const { stripe, till } = await openStripeTill({ clock: () => now });
  await till.open(sampleOrder);
  now = new Date('2026-05-04T07:30:00Z');

  expect(await till.open(sampleOrder)).toEqual({ state: 'refused', reason: 'status 400' });
  expect(stripe.sessions.size).toBe(1);
});

test('a refund that the bank thinks about is pending until it has decided', async () => {
  const { stripe, till, paidOrder } = await openStripeTill();
  const { captureId } = await paidOrder();
  stripe.failNext('pending', 'refund');

  const first = await till.refund({ ...sampleRefund, captureId });
  const refundId = stripe.refunds[0]?.id ?? '';
  stripe.decide(refundId, true);
  const second = await till.refund({ ...sampleRefund, captureId });

  expect(first).toEqual({ state: 'pending' });
  expect(second).toEqual({ state: 'refunded', refundId });
});

test('nothing is asked before Stripe is set up', async () => {
  const { stripe, till } = await openStripeTill({ credentials: async () => undefined });

  expect(await till.open(sampleOrder)).toEqual({ state: 'refused', reason: 'not configured' });
  const unknown = { state: 'unknown', reason: 'not configured' };
  expect(await till.look('cs_1')).toEqual(unknown);
  expect(await till.close('cs_1')).toEqual(unknown);
  expect(await till.capture('cs_1', reference)).toEqual(unknown);
  expect(await till.refund({ ...sampleRefund, captureId: 'pi_1' })).toEqual(unknown);
  expect(stripe.requests).toEqual([]);
});

test('another key is used as soon as the operator changes it', async () => {
  let secretKey = 'sk_test_wrong';
  const { stripe, till } = await openStripeTill({ credentials: async () => ({ secretKey }) });
  await till.open(sampleOrder);
  secretKey = 'sk_test_another';
  await till.open(sampleOrder);

  expect(stripe.requests.map(({ headers }) => headers.authorization)).toEqual([
    'Bearer sk_test_wrong',
    'Bearer sk_test_another',
  ]);
});
