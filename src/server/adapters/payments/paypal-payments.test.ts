import { expect, test } from 'vitest';
import { cents } from '#domain/money.ts';
import { expectMatchesOpenApi } from '#tests/providers/openapi-check.ts';
import { openPaypalAdapter } from '#tests/providers/paypal-adapter.ts';
import { paypalOrdersDocument, paypalRefundsDocument } from '#tests/providers/paypal-documents.ts';
import type { SeenRequest } from '#tests/providers/provider-server.ts';
import { sampleOrder, sampleRefund } from '#tests/providers/sample-order.ts';

const { reference } = sampleOrder;
const requestTo = (requests: SeenRequest[], path: RegExp) =>
  requests.filter(({ url }) => path.test(url.pathname));
const captureFrom = (captureId: string) => ({ captureId, reference, amount: cents(2450), currency: 'EUR' });

test('an order goes out as PayPal describes it, with our reference wherever PayPal accepts it', async () => {
  const { paypal, adapter } = await openPaypalAdapter();

  const outcome = await adapter.open(sampleOrder);

  const [request] = requestTo(paypal.requests, /orders$/u);
  const [orderId] = [...paypal.orders.keys()];
  expect(outcome).toEqual({ state: 'open', orderId, url: `${paypal.baseUrl}/checkoutnow?token=${orderId}` });
  expectMatchesOpenApi(request, paypalOrdersDocument);
  expect(JSON.parse(request?.body ?? '')).toEqual({
    intent: 'CAPTURE',
    purchase_units: [
      {
        reference_id: reference,
        custom_id: reference,
        invoice_id: reference,
        description: 'Course n° 12',
        amount: { currency_code: 'EUR', value: '24.50' },
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          locale: 'fr-FR',
          shipping_preference: 'NO_SHIPPING',
          user_action: 'PAY_NOW',
          return_url: sampleOrder.returnUrl,
          cancel_url: sampleOrder.cancelUrl,
        },
      },
    },
  });
});

test('a description is cut to the length PayPal accepts, between two characters', async () => {
  const { paypal, adapter } = await openPaypalAdapter();

  await adapter.open({ ...sampleOrder, description: `a${'é'.repeat(100)}` });

  const [order] = paypal.orders.values();
  expect(order?.unit.description).toBe(`a${'é'.repeat(63)}`);
  expectMatchesOpenApi(requestTo(paypal.requests, /orders$/u)[0], paypalOrdersDocument);
});

test('an order is open, then approved, then taken, then returned', async () => {
  const { paypal, adapter } = await openPaypalAdapter();
  await adapter.open(sampleOrder);
  const [orderId = ''] = paypal.orders.keys();
  const statuses = [await adapter.getStatus(orderId)];

  paypal.approve(orderId);
  statuses.push(await adapter.getStatus(orderId));
  const captured = await adapter.capture(orderId, reference);
  statuses.push(captured, await adapter.close(orderId));
  const captureId = paypal.captures[0]?.id ?? '';
  const refund = await adapter.refund({ ...sampleRefund, captureId });
  statuses.push(await adapter.getStatus(orderId));

  const capture = captureFrom(captureId);
  expect(statuses).toEqual([
    { state: 'open' },
    { state: 'approved' },
    { state: 'captured', capture },
    { state: 'captured', capture },
    { state: 'refunded', capture },
  ]);
  expect(refund).toEqual({ state: 'refunded', refundId: paypal.refunds[0]?.id });
  expect(paypal.takings()).toBe(0);
});

test('captures, GETs and refunds go out as PayPal describes them', async () => {
  const { paypal, adapter, paidOrder } = await openPaypalAdapter();
  const { orderId, captureId } = await paidOrder();

  await adapter.getStatus(orderId);
  await adapter.refund({ ...sampleRefund, captureId, description: 'é'.repeat(200) });

  const [capture] = requestTo(paypal.requests, /\/capture$/u);
  const [look] = requestTo(paypal.requests, new RegExp(`${orderId}$`, 'u'));
  const [refund] = requestTo(paypal.requests, /\/refund$/u);
  expectMatchesOpenApi(capture, paypalOrdersDocument);
  expectMatchesOpenApi(look, paypalOrdersDocument);
  expectMatchesOpenApi(refund, paypalRefundsDocument);
  expect(capture?.body).toBe('{}');
  expect(capture?.headers.prefer).toBe('return=representation');
  expect(JSON.parse(refund?.body ?? '')).toEqual({
    amount: { currency_code: 'EUR', value: '24.50' },
    custom_id: reference,
    invoice_id: sampleRefund.requestId,
    note_to_payer: 'é'.repeat(127),
  });
});

test('a repeated request carries the key of the first, and nothing happens twice', async () => {
  const { paypal, adapter, paidOrder } = await openPaypalAdapter();
  const { orderId, captureId } = await paidOrder();

  await adapter.open(sampleOrder);
  await adapter.capture(orderId, reference);
  await adapter.refund({ ...sampleRefund, captureId });
  await adapter.refund({ ...sampleRefund, captureId });

  const keys = requestTo(paypal.requests, /^\/v2/u).map(({ headers }) => headers['paypal-request-id']);
  expect(keys).toEqual([
    `${reference}-open`,
    `${reference}-capture`,
    `${reference}-open`,
    `${reference}-capture`,
    `${sampleRefund.requestId}-refund`,
    `${sampleRefund.requestId}-refund`,
  ]);
  expect([paypal.orders.size, paypal.captures.length, paypal.refunds.length]).toEqual([1, 1, 1]);
});

test('an undecided refund is pending until PayPal has decided', async () => {
  const { paypal, adapter, paidOrder } = await openPaypalAdapter();
  const { captureId } = await paidOrder();
  paypal.failNext('pending', 'refund');

  const first = await adapter.refund({ ...sampleRefund, captureId });
  const refundId = paypal.refunds[0]?.id ?? '';
  paypal.decide(refundId, true);
  const second = await adapter.refund({ ...sampleRefund, captureId });

  expect(first).toEqual({ state: 'pending' });
  expect(second).toEqual({ state: 'refunded', refundId });
});

test('an id that is none of PayPal’s never becomes part of an address', async () => {
  const { paypal, adapter } = await openPaypalAdapter();
  const strange = ['', '..', 'A/../B', '5O1?x=1', 'É', 'A'.repeat(65)];

  const outcomes = await Promise.all(
    strange.flatMap((id) => [
      adapter.getStatus(id),
      adapter.close(id),
      adapter.capture(id, reference),
      adapter.refund({ ...sampleRefund, captureId: id }),
    ]),
  );

  expect(new Set(outcomes.map(({ state }) => state))).toEqual(new Set(['unknown', 'refused']));
  expect(paypal.requests).toEqual([]);
});

test('nothing is asked before PayPal is set up', async () => {
  const { paypal, adapter } = await openPaypalAdapter({ credentials: async () => undefined });

  expect(await adapter.open(sampleOrder)).toEqual({ state: 'refused', reason: 'not configured' });
  const unknown = { state: 'unknown', reason: 'not configured' };
  expect(await adapter.getStatus('5O190127TN364715T')).toEqual(unknown);
  expect(await adapter.close('5O190127TN364715T')).toEqual(unknown);
  expect(await adapter.capture('5O190127TN364715T', reference)).toEqual(unknown);
  expect(await adapter.refund({ ...sampleRefund, captureId: '2GG279541U471931P' })).toEqual(unknown);
  expect(await adapter.browserToken()).toBeUndefined();
  expect(paypal.requests).toEqual([]);
});
