import { describe, expect, test } from 'vitest';
import { cents } from '#domain/money.ts';
import type { PaymentFault } from '#tests/providers/planned-faults.ts';
import { openProvider, type Reply } from '#tests/providers/provider-server.ts';
import { sampleOrder, sampleRefund } from '#tests/providers/sample-order.ts';
import { openStripeAdapter, stripeAdapter } from '#tests/providers/stripe-adapter.ts';
import { stripeError } from '#tests/providers/stripe-replies.ts';

const { reference } = sampleOrder;
const tillAnswering = async (reply: Reply) => stripeAdapter((await openProvider(() => reply)).baseUrl);

test.each<[PaymentFault, object]>([
  ['declined', { state: 'refused', reason: 'status 400, amount_too_small' }],
  ['slow_down', { state: 'unknown' }],
  ['broken_before', { state: 'unknown' }],
  ['broken_after', { state: 'unknown' }],
  ['silent_after', { state: 'unknown', reason: 'no usable answer' }],
  ['cut_after', { state: 'unknown' }],
])('an order that is %s returns what is certain', async (fault, outcome) => {
  const { stripe, adapter } = await openStripeAdapter();
  stripe.failNext(fault, 'open');

  expect(await adapter.open(sampleOrder)).toMatchObject(outcome);
});

test.each<PaymentFault>(['broken_before', 'broken_after', 'silent_after', 'cut_after'])(
  'after an order that is %s, asking again opens one only',
  async (fault) => {
    const { stripe, adapter } = await openStripeAdapter();
    stripe.failNext(fault, 'open');
    await adapter.open(sampleOrder);

    expect((await adapter.open(sampleOrder)).state).toBe('open');
    expect(stripe.sessions.size).toBe(1);
  },
);

test.each<[PaymentFault, object]>([
  ['wrong_amount', { amount: 100 }],
  ['wrong_currency', { currency: 'USD' }],
  ['wrong_reference', { reference: 'someone-elses' }],
])('a capture with a %s is reported as it was made', async (fault, changes) => {
  const { stripe, adapter, openedOrder } = await openStripeAdapter();
  const orderId = await openedOrder();
  stripe.pay(orderId, fault);

  expect(await adapter.getStatus(orderId)).toEqual({
    state: 'captured',
    capture: {
      captureId: stripe.charges[0]?.intentId,
      reference,
      amount: cents(2450),
      currency: 'EUR',
      ...changes,
    },
  });
});

test.each<PaymentFault>(['slow_down', 'broken_before', 'silent_before', 'cut_after'])(
  'a GET or a closing that is %s leaves the order in doubt',
  async (fault) => {
    const { stripe, adapter, openedOrder } = await openStripeAdapter();
    const orderId = await openedOrder();
    stripe.failNext(fault, 'get');
    stripe.failNext(fault, 'close');

    expect((await adapter.getStatus(orderId)).state).toBe('unknown');
    expect((await adapter.close(orderId)).state).toBe('unknown');
  },
);

test.each<[PaymentFault, object, number]>([
  ['declined', { state: 'refused', reason: 'status 400, balance_insufficient' }, 2450],
  ['already_done', { state: 'refunded', refundId: '' }, 0],
  ['slow_down', { state: 'unknown' }, 2450],
  ['broken_before', { state: 'unknown' }, 2450],
  ['broken_after', { state: 'unknown' }, 0],
  ['silent_after', { state: 'unknown' }, 0],
  ['cut_after', { state: 'unknown' }, 0],
])('a refund that is %s returns what is certain', async (fault, outcome, takings) => {
  const { stripe, adapter, paidOrder } = await openStripeAdapter();
  const { captureId } = await paidOrder();
  stripe.failNext(fault, 'refund');

  expect(await adapter.refund({ ...sampleRefund, captureId })).toMatchObject(outcome);
  expect(stripe.takings()).toBe(takings);
});

test.each<PaymentFault>(['broken_before', 'broken_after', 'silent_after', 'cut_after', 'slow_down'])(
  'after a refund that is %s, asking again gives the money back once',
  async (fault) => {
    const { stripe, adapter, paidOrder } = await openStripeAdapter();
    const { captureId } = await paidOrder();
    stripe.failNext(fault, 'refund');
    await adapter.refund({ ...sampleRefund, captureId });

    expect((await adapter.refund({ ...sampleRefund, captureId })).state).toBe('refunded');
    expect(stripe.takings()).toBe(0);
  },
);

describe('a session', () => {
  const intent = { id: 'pi_1', status: 'succeeded', latest_charge: { refunded: false } };
  const session = (changes: object = {}): Reply => ({
    body: {
      id: 'cs_1',
      status: 'complete',
      payment_status: 'paid',
      client_reference_id: reference,
      amount_total: 2450,
      currency: 'eur',
      payment_intent: intent,
      ...changes,
    },
  });

  test.each<[string, Reply, string]>([
    ['as it is documented', session(), 'captured'],
    [
      'with our reference beside it only',
      session({ client_reference_id: null, metadata: { reference } }),
      'captured',
    ],
    ['without our reference', session({ client_reference_id: null }), 'unknown'],
    ['without an amount', session({ amount_total: null }), 'unknown'],
    ['with half a cent', session({ amount_total: 2450.5 }), 'unknown'],
    ['with a negative amount', session({ amount_total: -2450 }), 'unknown'],
    ['without a currency', session({ currency: null }), 'unknown'],
    ['that only names its payment', session({ payment_intent: 'pi_1' }), 'unknown'],
    ['without a charge', session({ payment_intent: { ...intent, latest_charge: null } }), 'unknown'],
    [
      'that cost nothing',
      session({ payment_status: 'no_payment_required', payment_intent: null }),
      'unknown',
    ],
    [
      'whose payment was cancelled',
      session({ payment_status: 'unpaid', payment_intent: { ...intent, status: 'canceled' } }),
      'gone',
    ],
    ['in a state we do not know', session({ status: 'dreaming' }), 'unknown'],
    ['that is a page', { body: '<html>Maintenance</html>' }, 'unknown'],
    ['that is empty', { status: 404, body: {} }, 'unknown'],
    ['that Stripe does not know', stripeError(404, 'invalid_request_error', 'resource_missing'), 'gone'],
    ['that is not ours to see', stripeError(403, 'invalid_request_error'), 'unknown'],
    ['behind a redirection', { status: 302, headers: { location: 'http://127.0.0.1:9/' } }, 'unknown'],
  ])('%s is reported as such', async (_, reply, state) => {
    const adapter = await tillAnswering(reply);

    expect((await adapter.getStatus('cs_1')).state).toBe(state);
  });
});

test.each([
  ['failed', { state: 'refused', reason: 'refund failed' }],
  ['canceled', { state: 'refused', reason: 'refund canceled' }],
  ['requires_action', { state: 'pending' }],
  ['dreaming', { state: 'unknown', reason: 'unreadable refund' }],
])('a refund whose status is %s is reported as such', async (status, outcome) => {
  const adapter = await tillAnswering({ body: { id: 're_1', status } });

  expect(await adapter.refund({ ...sampleRefund, captureId: 'pi_1' })).toEqual(outcome);
});

test.each<[string, Reply]>([
  ['is still at work', stripeError(409, 'idempotency_error', 'idempotency_key_in_use')],
  ['wants us to slow down', stripeError(429, 'invalid_request_error', 'rate_limit')],
  ['is broken and says so', stripeError(500, 'api_error')],
])('a provider that %s leaves everything in doubt', async (_, reply) => {
  const adapter = await tillAnswering(reply);

  expect((await adapter.open(sampleOrder)).state).toBe('unknown');
  expect((await adapter.getStatus('cs_1')).state).toBe('unknown');
  expect((await adapter.close('cs_1')).state).toBe('unknown');
  expect((await adapter.refund({ ...sampleRefund, captureId: 'pi_1' })).state).toBe('unknown');
});

test('a reason repeats codes, never sentences or keys', async () => {
  const adapter = await tillAnswering(
    stripeError(401, 'invalid_request_error', 'Key sk_test_51Hx0a expired'),
  );

  expect(await adapter.open(sampleOrder)).toEqual({ state: 'refused', reason: 'status 401' });
  expect(await adapter.getStatus('cs_1')).toEqual({ state: 'unknown', reason: 'status 401' });
});

test('a provider that is not there, or credentials that cannot be read, are no answer', async () => {
  const nowhere = stripeAdapter('http://127.0.0.1:9');
  const locked = stripeAdapter('http://127.0.0.1:9', {
    credentials: async () => {
      throw new Error('the database is away');
    },
  });

  expect(await nowhere.open(sampleOrder)).toEqual({ state: 'unknown', reason: 'no usable answer' });
  expect(await locked.open(sampleOrder)).toEqual({ state: 'unknown', reason: 'no usable answer' });
});
