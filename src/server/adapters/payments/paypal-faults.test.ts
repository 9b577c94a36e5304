import { describe, expect, test } from 'vitest';
import { cents } from '#domain/money.ts';
import { openPaypalAdapter, paypalAdapter } from '#tests/providers/paypal-adapter.ts';
import { paypalError, unprocessable } from '#tests/providers/paypal-replies.ts';
import type { PaymentFault } from '#tests/providers/planned-faults.ts';
import { openProvider, type Reply } from '#tests/providers/provider-server.ts';
import { sampleOrder, sampleRefund } from '#tests/providers/sample-order.ts';

const { reference } = sampleOrder;
const capture = { captureId: expect.any(String), reference, amount: cents(2450), currency: 'EUR' };
const tillAnswering = async (reply: Reply) => {
  const { baseUrl } = await openProvider((url) =>
    url.pathname === '/v1/oauth2/token' ? { body: { access_token: 'A21', expires_in: 32_400 } } : reply,
  );
  return paypalAdapter(baseUrl);
};

test.each<[PaymentFault, object, number]>([
  ['declined', { state: 'declined', reason: 'status 422, INSTRUMENT_DECLINED' }, 0],
  ['already_done', { state: 'captured', capture }, 2450],
  ['pending', { state: 'pending' }, 0],
  ['wrong_amount', { state: 'captured', capture: { ...capture, amount: 100 } }, 100],
  ['wrong_currency', { state: 'captured', capture: { ...capture, currency: 'USD' } }, 2450],
  ['wrong_reference', { state: 'captured', capture: { ...capture, reference: 'someone-elses' } }, 2450],
  ['slow_down', { state: 'unknown', reason: 'status 429, RATE_LIMIT_REACHED' }, 0],
  ['broken_before', { state: 'unknown', reason: 'status 503' }, 0],
  ['broken_after', { state: 'unknown', reason: 'status 500' }, 2450],
  ['silent_before', { state: 'unknown', reason: 'no answer in time' }, 0],
  ['silent_after', { state: 'unknown', reason: 'no answer in time' }, 2450],
  ['cut_after', { state: 'unknown', reason: 'unreadable order' }, 2450],
])('a capture that is %s returns what is certain', async (fault, orderStatus, takings) => {
  const { paypal, adapter, approvedOrder } = await openPaypalAdapter();
  const orderId = await approvedOrder();
  paypal.failNext(fault);

  expect(await adapter.capture(orderId, reference)).toEqual(orderStatus);
  expect(paypal.takings()).toBe(takings);
});

test.each<PaymentFault>(['broken_before', 'broken_after', 'silent_after', 'cut_after', 'slow_down'])(
  'after a capture that is %s, asking again takes the money once',
  async (fault) => {
    const { paypal, adapter, approvedOrder } = await openPaypalAdapter();
    const orderId = await approvedOrder();
    paypal.failNext(fault);
    await adapter.capture(orderId, reference);

    const again = await adapter.capture(orderId, reference);

    expect(again).toEqual({ state: 'captured', capture });
    expect(await adapter.getStatus(orderId)).toEqual(again);
    expect(paypal.takings()).toBe(2450);
  },
);

test('a client whose card was declined pays the same order with another', async () => {
  const { paypal, adapter, approvedOrder } = await openPaypalAdapter();
  const orderId = await approvedOrder();
  paypal.failNext('declined');

  expect((await adapter.capture(orderId, reference)).state).toBe('declined');
  expect((await adapter.capture(orderId, reference)).state).toBe('captured');
});

test('an order that was not approved stays open', async () => {
  const { paypal, adapter } = await openPaypalAdapter();
  await adapter.open(sampleOrder);
  const [orderId = ''] = paypal.orders.keys();

  expect(await adapter.capture(orderId, reference)).toEqual({ state: 'open' });
});

test('an order that ran out is gone', async () => {
  const { paypal, adapter, approvedOrder } = await openPaypalAdapter();
  const orderId = await approvedOrder();
  paypal.drop(orderId);

  expect(await adapter.getStatus(orderId)).toEqual({ state: 'gone' });
  expect(await adapter.capture(orderId, reference)).toEqual({ state: 'gone' });
});

test('a pending capture is decided later: taken, or over', async () => {
  const { paypal, adapter, approvedOrder } = await openPaypalAdapter();
  const orderId = await approvedOrder();
  paypal.failNext('pending');
  await adapter.capture(orderId, reference);
  const pending = await adapter.getStatus(orderId);

  paypal.decide(paypal.captures[0]?.id ?? '', false);

  expect(pending).toEqual({ state: 'pending' });
  expect(await adapter.getStatus(orderId)).toEqual({ state: 'gone' });
  expect(await adapter.capture(orderId, reference)).toEqual({
    state: 'declined',
    reason: 'capture declined',
  });
});

test.each<[string, string]>([
  ['PAYER_ACTION_REQUIRED', 'open'],
  ['ORDER_NOT_APPROVED', 'open'],
  ['ORDER_COMPLETION_IN_PROGRESS', 'pending'],
  ['PAYER_CANNOT_PAY', 'declined'],
  ['TRANSACTION_REFUSED', 'declined'],
  ['PAYER_ACCOUNT_RESTRICTED', 'declined'],
  ['MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED', 'declined'],
  ['DUPLICATE_INVOICE_ID', 'unknown'],
])('a capture refused for %s leaves the order %s', async (issue, state) => {
  const adapter = await tillAnswering(unprocessable(issue));

  expect((await adapter.capture('5O1', reference)).state).toBe(state);
});

describe('an order', () => {
  const capture = (changes: object) => ({
    id: '2GG',
    status: 'COMPLETED',
    amount: { currency_code: 'EUR', value: '24.50' },
    custom_id: reference,
    ...changes,
  });
  const order = (captures: object[], changes: object = {}, unit: object = {}) => ({
    body: {
      id: '5O1',
      status: 'COMPLETED',
      purchase_units: [{ payments: { captures }, ...unit }],
      ...changes,
    },
  });
  const amount = (value: unknown) => order([capture({ amount: { currency_code: 'EUR', value } })]);

  test.each<[string, Reply, string]>([
    ['that waits for its payer', { body: { status: 'PAYER_ACTION_REQUIRED' } }, 'open'],
    ['that was only made', { body: { status: 'CREATED' } }, 'open'],
    ['that was saved', { body: { status: 'SAVED' } }, 'open'],
    ['that was voided', { body: { status: 'VOIDED' } }, 'gone'],
    ['given back in part', order([capture({ status: 'PARTIALLY_REFUNDED' })]), 'captured'],
    ['given back', order([capture({ status: 'REFUNDED' })]), 'refunded'],
    ['whose capture was declined', order([capture({ status: 'DECLINED' })]), 'gone'],
    ['whose capture failed', order([capture({ status: 'FAILED' })]), 'gone'],
    [
      'declined and approved anew',
      order([capture({ status: 'DECLINED' })], { status: 'APPROVED' }),
      'approved',
    ],
    ['declined and then paid', order([capture({ status: 'DECLINED' }), capture({})]), 'captured'],
    [
      'whose unit names our reference',
      order([capture({ custom_id: undefined })], {}, { custom_id: 'x' }),
      'captured',
    ],
    ['that names no reference', order([capture({ custom_id: undefined })]), 'unknown'],
    ['completed without a capture', order([]), 'unknown'],
    ['in a state we do not know', { body: { status: 'DREAMING' } }, 'unknown'],
    ['with a capture we do not know', order([capture({ status: 'DREAMING' })]), 'unknown'],
    ['without an amount', order([capture({ amount: undefined })]), 'unknown'],
    ['with a negative amount', amount('-24.50'), 'unknown'],
    ['with a number as amount', amount(24.5), 'unknown'],
    ['with three decimals', amount('24.500'), 'unknown'],
    ['with a comma', amount('24,50'), 'unknown'],
    ['with an exponent', amount('2e3'), 'unknown'],
    ['with an empty amount', amount(''), 'unknown'],
    ['that is a page', { body: '<html>Maintenance</html>' }, 'unknown'],
    ['that is null', { body: 'null' }, 'unknown'],
    ['at a path that PayPal does not know', paypalError(404, 'NOT_FOUND'), 'unknown'],
    ['that PayPal does not know', paypalError(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID'), 'gone'],
    ['that some gateway does not find', { status: 404, body: '<html>' }, 'unknown'],
    ['that is not ours to see', paypalError(403, 'NOT_AUTHORIZED', 'PERMISSION_DENIED'), 'unknown'],
  ])('%s is reported as such', async (_, reply, state) => {
    const adapter = await tillAnswering(reply);

    expect((await adapter.getStatus('5O1')).state).toBe(state);
  });
});

test.each<[PaymentFault, string]>([
  ['declined', 'refused'],
  ['slow_down', 'unknown'],
  ['broken_before', 'unknown'],
  ['broken_after', 'unknown'],
  ['silent_after', 'unknown'],
  ['cut_after', 'unknown'],
])('an order that is %s is %s, and opened once when asked again', async (fault, state) => {
  const { paypal, adapter } = await openPaypalAdapter();
  paypal.failNext(fault, 'open');

  expect((await adapter.open(sampleOrder)).state).toBe(state);
  expect((await adapter.open(sampleOrder)).state).toBe('open');
  expect(paypal.orders.size).toBe(1);
});

test.each<[PaymentFault, object, number]>([
  ['declined', { state: 'refused', reason: 'status 422, REFUND_FAILED_INSUFFICIENT_FUNDS' }, 2450],
  ['already_done', { state: 'refunded', refundId: '' }, 0],
  ['slow_down', { state: 'unknown' }, 2450],
  ['broken_before', { state: 'unknown' }, 2450],
  ['broken_after', { state: 'unknown' }, 0],
  ['silent_after', { state: 'unknown' }, 0],
  ['cut_after', { state: 'unknown' }, 0],
])('a refund that is %s returns what is certain, and is made once', async (fault, outcome, takings) => {
  const { paypal, adapter, paidOrder } = await openPaypalAdapter();
  const { captureId } = await paidOrder();
  paypal.failNext(fault, 'refund');

  expect(await adapter.refund({ ...sampleRefund, captureId })).toMatchObject(outcome);
  expect(paypal.takings()).toBe(takings);
  expect((await adapter.refund({ ...sampleRefund, captureId })).state).toBe('refunded');
  expect(paypal.takings()).toBe(0);
});

test('a refund that was made elsewhere is one', async () => {
  const { adapter, paidOrder } = await openPaypalAdapter();
  const { captureId } = await paidOrder();
  await adapter.refund({ ...sampleRefund, captureId });

  const outcome = await adapter.refund({ ...sampleRefund, captureId, requestId: 'another wish' });

  expect(outcome).toEqual({ state: 'refunded', refundId: '' });
});

test.each([
  ['FAILED', { state: 'refused', reason: 'refund FAILED' }],
  ['CANCELLED', { state: 'refused', reason: 'refund CANCELLED' }],
  ['DREAMING', { state: 'unknown', reason: 'status 201' }],
])('a refund whose status is %s is reported as such', async (status, outcome) => {
  const adapter = await tillAnswering({ status: 201, body: { id: '1JU', status } });

  expect(await adapter.refund({ ...sampleRefund, captureId: '2GG' })).toEqual(outcome);
});

test('a refund whose number was used before is in doubt, and not refused', async () => {
  const adapter = await tillAnswering(paypalError(422, 'UNPROCESSABLE_ENTITY', 'DUPLICATE_INVOICE_ID'));

  expect(await adapter.refund({ ...sampleRefund, captureId: '2GG' })).toEqual({
    state: 'unknown',
    reason: 'status 422, DUPLICATE_INVOICE_ID',
  });
});

test('a request that is still being worked on is in doubt', async () => {
  const adapter = await tillAnswering(paypalError(409, 'RESOURCE_CONFLICT', 'PREVIOUS_REQUEST_IN_PROGRESS'));

  expect((await adapter.capture('5O1', reference)).state).toBe('unknown');
  expect((await adapter.refund({ ...sampleRefund, captureId: '2GG' })).state).toBe('unknown');
  expect((await adapter.open(sampleOrder)).state).toBe('unknown');
});

test('a reason repeats codes, never sentences', async () => {
  const issue = 'Token A21AA of amelie@example.fr expired';
  const adapter = await tillAnswering(paypalError(422, 'UNPROCESSABLE_ENTITY', issue));

  expect(await adapter.capture('5O1', reference)).toEqual({ state: 'unknown', reason: 'status 422' });
  expect(await adapter.open(sampleOrder)).toEqual({ state: 'unknown', reason: 'status 422' });
});

test('a redirection is not followed, so our login stays with PayPal', async () => {
  const elsewhere = await openProvider(() => ({ body: { status: 'APPROVED' } }));
  const adapter = await tillAnswering({ status: 307, headers: { location: `${elsewhere.baseUrl}/` } });

  expect(await adapter.getStatus('5O1')).toEqual({ state: 'unknown', reason: 'status 307' });
  expect(elsewhere.requests).toEqual([]);
});

test('a provider that is not there is no answer', async () => {
  const adapter = paypalAdapter('http://127.0.0.1:9');

  expect(await adapter.open(sampleOrder)).toEqual({ state: 'unknown', reason: 'connection failed' });
  expect(await adapter.getStatus('5O1')).toEqual({ state: 'unknown', reason: 'connection failed' });
});
