import { expect, test } from 'vitest';
import { cents } from '#domain/money.ts';
import type { SeenRequest } from '#tests/providers/provider-server.ts';
import { sampleOrder, sampleRefund } from '#tests/providers/sample-order.ts';
import { openStripeAdapter } from '#tests/providers/stripe-adapter.ts';

const { reference } = sampleOrder;
const formOf = (request: SeenRequest | undefined) => Object.fromEntries(new URLSearchParams(request?.body));

test('an order is a session of Stripe’s Checkout for one thing, in French, that ends by itself', async () => {
  const { stripe, adapter } = await openStripeAdapter();

  const outcome = await adapter.open(sampleOrder);

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
  const { stripe, adapter } = await openStripeAdapter({ clock: () => new Date(now) });

  await adapter.open(sampleOrder);

  expect([...stripe.sessions.values()][0]?.expires_at).toBe(Date.parse(end) / 1000);
});

test('a session is open, then taken, then returned', async () => {
  const { stripe, adapter, openedOrder } = await openStripeAdapter();
  const orderId = await openedOrder();
  const statuses = [await adapter.getStatus(orderId)];

  stripe.pay(orderId);
  statuses.push(await adapter.getStatus(orderId), await adapter.capture(orderId, reference));
  const captureId = stripe.charges[0]?.intentId ?? '';
  const refund = await adapter.refund({ ...sampleRefund, captureId });
  statuses.push(await adapter.getStatus(orderId));

  const capture = { captureId, reference, amount: cents(2450), currency: 'EUR' };
  expect(statuses).toEqual([
    { state: 'open' },
    { state: 'captured', capture },
    { state: 'captured', capture },
    { state: 'refunded', capture },
  ]);
  expect(refund).toEqual({ state: 'refunded', refundId: stripe.refunds[0]?.id });
  expect(stripe.takings()).toBe(0);
});

test('a closed session cannot be paid', async () => {
  const { stripe, adapter, openedOrder } = await openStripeAdapter();
  const orderId = await openedOrder();

  const orderStatus = await adapter.close(orderId);
  stripe.pay(orderId);

  expect(orderStatus).toEqual({ state: 'gone' });
  expect(await adapter.getStatus(orderId)).toEqual({ state: 'gone' });
  expect(await adapter.close(orderId)).toEqual({ state: 'gone' });
  expect(stripe.takings()).toBe(0);
});

test('closing a session that was just paid returns that it was', async () => {
  const { adapter, paidOrder } = await openStripeAdapter();
  const { orderId } = await paidOrder();

  expect((await adapter.close(orderId)).state).toBe('captured');
});

test('a bank may decide days later, either way', async () => {
  const { stripe, adapter, openedOrder } = await openStripeAdapter();
  const orderId = await openedOrder();
  stripe.pay(orderId, 'pending');
  const chargeId = stripe.charges[0]?.id ?? '';
  const pending = await adapter.getStatus(orderId);

  stripe.decide(chargeId, false);

  expect(pending).toEqual({ state: 'pending' });
  expect(await adapter.getStatus(orderId)).toEqual({ state: 'gone' });
});

test('a repeated request carries the key of the first, and nothing happens twice', async () => {
  const { stripe, adapter, paidOrder } = await openStripeAdapter();
  const { captureId } = await paidOrder();

  await adapter.open(sampleOrder);
  await adapter.refund({ ...sampleRefund, captureId });
  await adapter.refund({ ...sampleRefund, captureId });

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
  const { stripe, adapter } = await openStripeAdapter({ clock: () => now });
  await adapter.open(sampleOrder);
  now = new Date('2026-05-04T07:30:00Z');

  expect(await adapter.open(sampleOrder)).toEqual({ state: 'refused', reason: 'status 400' });
  expect(stripe.sessions.size).toBe(1);
});

test('an undecided refund is pending until the bank has decided', async () => {
  const { stripe, adapter, paidOrder } = await openStripeAdapter();
  const { captureId } = await paidOrder();
  stripe.failNext('pending', 'refund');

  const first = await adapter.refund({ ...sampleRefund, captureId });
  const refundId = stripe.refunds[0]?.id ?? '';
  stripe.decide(refundId, true);
  const second = await adapter.refund({ ...sampleRefund, captureId });

  expect(first).toEqual({ state: 'pending' });
  expect(second).toEqual({ state: 'refunded', refundId });
});

test('nothing is asked before Stripe is set up', async () => {
  const { stripe, adapter } = await openStripeAdapter({ credentials: async () => undefined });

  expect(await adapter.open(sampleOrder)).toEqual({ state: 'refused', reason: 'not configured' });
  const unknown = { state: 'unknown', reason: 'not configured' };
  expect(await adapter.getStatus('cs_1')).toEqual(unknown);
  expect(await adapter.close('cs_1')).toEqual(unknown);
  expect(await adapter.capture('cs_1', reference)).toEqual(unknown);
  expect(await adapter.refund({ ...sampleRefund, captureId: 'pi_1' })).toEqual(unknown);
  expect(stripe.requests).toEqual([]);
});

test('another key is used as soon as the operator changes it', async () => {
  let secretKey = 'sk_test_wrong';
  const { stripe, adapter } = await openStripeAdapter({ credentials: async () => ({ secretKey }) });
  await adapter.open(sampleOrder);
  secretKey = 'sk_test_another';
  await adapter.open(sampleOrder);

  expect(stripe.requests.map(({ headers }) => headers.authorization)).toEqual([
    'Bearer sk_test_wrong',
    'Bearer sk_test_another',
  ]);
});
