import { expect, test } from 'vitest';
import { cents } from '#domain/money.ts';
import type { RefundOrder } from '#server/ports/payment-provider.ts';
import { openProvider } from '#tests/providers/provider-server.ts';
import { sampleRefund } from '#tests/providers/sample-order.ts';
import { openStripeAdapter, stripeAdapter } from '#tests/providers/stripe-adapter.ts';
import { stripeError } from '#tests/providers/stripe-replies.ts';

const askedAt = new Date('2026-05-04T07:31:12.345Z');
const DAY_MS = 24 * 3_600_000;

/** A payment of which twelve euros were asked back, three days before they are asked back again. */
async function openRepeated() {
  let now = askedAt;
  const { stripe, adapter, paidOrder } = await openStripeAdapter({ clock: () => now });
  const { captureId } = await paidOrder();
  const order: RefundOrder = { ...sampleRefund, captureId, amount: cents(1200) };
  const repeated = (settled: string[] = []): RefundOrder => ({ ...order, repeats: { askedAt, settled } });
  const daysPass = () => {
    now = new Date(now.getTime() + 3 * DAY_MS);
  };
  return { stripe, adapter, order, repeated, daysPass };
}

test('a refund that is asked for again after its key was forgotten is the one that was made', async () => {
  const { stripe, adapter, order, repeated, daysPass } = await openRepeated();
  await adapter.refund(order);
  daysPass();

  const outcome = await adapter.refund(repeated());

  expect(outcome).toEqual({ state: 'refunded', refundId: stripe.refunds[0]?.id });
  expect(stripe.takings()).toBe(1250);
});

test.each([
  ['of another payment', { reference: 'another' }],
  ['of another amount', { amount: 1100 }],
  ['that failed before it was asked for', { status: 'failed' as const, created: 1_700_000_000 }],
])('a refund %s is not it', async (_, change) => {
  const { stripe, adapter, order, repeated, daysPass } = await openRepeated();
  await adapter.refund(order);
  Object.assign(stripe.refunds[0] ?? {}, change);
  daysPass();

  const outcome = await adapter.refund(repeated());

  expect(outcome).toEqual({ state: 'refunded', refundId: stripe.refunds[1]?.id });
});

test('a refund that an earlier request made is not it', async () => {
  const { stripe, adapter, order, repeated, daysPass } = await openRepeated();
  await adapter.refund(order);
  daysPass();

  const outcome = await adapter.refund(repeated([stripe.refunds[0]?.id ?? '']));

  expect(outcome).toEqual({ state: 'refunded', refundId: stripe.refunds[1]?.id });
});

test('a refund that failed since is refused, and not made anew', async () => {
  const { stripe, adapter, order, repeated, daysPass } = await openRepeated();
  await adapter.refund(order);
  Object.assign(stripe.refunds[0] ?? {}, { status: 'failed' });
  daysPass();

  expect(await adapter.refund(repeated())).toEqual({ state: 'refused', reason: 'refund failed' });
  expect(stripe.refunds).toHaveLength(1);
});

test('a refund is found behind a hundred others', async () => {
  const { stripe, adapter, order, repeated, daysPass } = await openRepeated();
  await adapter.refund(order);
  const [first] = stripe.refunds;
  if (first)
    for (let one = 0; one < 120; one += 1)
      stripe.refunds.push({ ...first, id: `re_${one}`, status: 'failed', created: 1_700_000_000 });
  daysPass();

  expect(await adapter.refund(repeated())).toEqual({ state: 'refunded', refundId: first?.id });
});

test.each(['slow_down', 'broken_before', 'silent_before', 'cut_after'] as const)(
  'while its refunds cannot be read (%s) nothing is asked for',
  async (fault) => {
    const { stripe, adapter, order, repeated, daysPass } = await openRepeated();
    await adapter.refund(order);
    daysPass();
    stripe.failNext(fault, 'list_refunds');

    expect((await adapter.refund(repeated())).state).toBe('unknown');
    expect(stripe.refunds).toHaveLength(1);
  },
);

test.each([
  ['refused', stripeError(401, 'invalid_request_error'), 'status 401'],
  [
    'of another shape',
    { body: { object: 'list', has_more: false, data: [{ id: 7 }] } },
    'unreadable refunds',
  ],
])('a list that is %s leaves the refund in doubt', async (_, reply, reason) => {
  const provider = await openProvider(() => reply);
  const order = { ...sampleRefund, captureId: 'pi_1', repeats: { askedAt, settled: [] } };

  expect(await stripeAdapter(provider.baseUrl).refund(order)).toEqual({ state: 'unknown', reason });
  expect(provider.requests.map(({ method }) => method)).toEqual(['GET']);
});
