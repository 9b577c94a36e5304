import { expect, test } from 'vitest';
import { sampleOrder, sampleRefund } from '#tests/providers/sample-order.ts';
import { openStripeAdapter } from '#tests/providers/stripe-adapter.ts';

const { reference } = sampleOrder;
const now = new Date('2026-05-04T07:31:12Z');

test('an event of Stripe names the payment it is about', async () => {
  const { stripe, adapter, paidOrder } = await openStripeAdapter();
  const { orderId, captureId } = await paidOrder();
  await adapter.refund({ ...sampleRefund, captureId });

  const completed = await adapter.eventFrom(stripe.signedEvent('checkout.session.completed', orderId, now));
  const refunded = await adapter.eventFrom(stripe.signedEvent('charge.refunded', orderId, now));

  expect(completed).toEqual({ state: 'genuine', reference, orderId });
  expect(refunded).toEqual({ state: 'genuine', reference, orderId: undefined });
});

test('an event is verified without an API key, and without a request', async () => {
  const { stripe, adapter } = await openStripeAdapter({ credentials: async () => undefined });

  const event = await adapter.eventFrom(stripe.signedEvent('checkout.session.completed', 'cs_nobodys', now));

  expect(event).toEqual({ state: 'genuine', reference: undefined, orderId: undefined });
  expect(stripe.requests).toEqual([]);
});

test.each<[string, (event: { headers: Record<string, string>; body: string }) => object]>([
  ['with another body', ({ headers, body }) => ({ headers, body: body.replace('2450', '1') })],
  ['written anew', ({ headers, body }) => ({ headers, body: JSON.stringify(JSON.parse(body)) })],
  ['without a signature', ({ body }) => ({ headers: {}, body })],
  ['with two signatures', ({ body }) => ({ headers: { 'stripe-signature': ['a', 'b'] }, body })],
  ['with a made-up signature', ({ body }) => ({ headers: { 'stripe-signature': 't=1,v1=ab' }, body })],
])('an event %s is forged', async (_, change) => {
  const { stripe, adapter, paidOrder } = await openStripeAdapter();
  const { orderId } = await paidOrder();
  const event = stripe.signedEvent('checkout.session.completed', orderId, now);

  const changed = { ...event, ...change(event) };

  expect(await adapter.eventFrom(event)).toMatchObject({ state: 'genuine' });
  expect(await adapter.eventFrom(changed)).toEqual({ state: 'forged' });
});

test('an event signed more than five minutes ago is forged', async () => {
  const { stripe, adapter, paidOrder } = await openStripeAdapter();
  const { orderId } = await paidOrder();
  const old = new Date(now.getTime() - 301_000);

  const event = await adapter.eventFrom(stripe.signedEvent('checkout.session.completed', orderId, old));

  expect(event).toEqual({ state: 'forged' });
});

test.each([undefined, ''])('without a secret (%s) every event is forged', async (webhookSecret) => {
  const { stripe, adapter } = await openStripeAdapter({ webhookSecret });

  const event = await adapter.eventFrom(stripe.signedEvent('checkout.session.completed', 'cs_1', now));

  expect(event).toEqual({ state: 'forged' });
});
