import { expect, test } from 'vitest';
import { cents } from '#domain/money.ts';
import { expectMatchesOpenApi } from '#tests/providers/openapi-check.ts';
import { paypalOrdersDocument, paypalRefundsDocument } from '#tests/providers/paypal-documents.ts';
import { openPaypalTill } from '#tests/providers/paypal-till.ts';
import type { SeenRequest } from '#tests/providers/provider-server.ts';
import { sampleOrder, sampleRefund } from '#tests/providers/sample-order.ts';

const { reference } = sampleOrder;
const requestTo = (requests: SeenRequest[], path: RegExp) =>
  requests.filter(({ url }) => path.test(url.pathname));
const takingOf = (captureId: string) => ({ captureId, reference, amount: cents(2450), currency: 'EUR' });

test('an order goes out as PayPal describes it, with our reference wherever it may stand', async () => {
  const { paypal, till } = await openPaypalTill();

  const outcome = await till.open(sampleOrder);

  const [request] = requestTo(paypal.requests, /orders$/u);
  expect(outcome).toEqual({ state: 'open', orderId: [...paypal.orders.keys()][0], url: null });
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

test('a description is cut to what PayPal takes, between two letters', async () => {
  const { paypal, till } = await openPaypalTill();

  await till.open({ ...sampleOrder, description: `a${'é'.repeat(100)}` });

  const [order] = paypal.orders.values();
  expect(order?.unit.description).toBe(`a${'é'.repeat(63)}`);
  expectMatchesOpenApi(requestTo(paypal.requests, /orders$/u)[0], paypalOrdersDocument);
});

test('an order is open, then approved, then taken, then returned', async () => {
  const { paypal, till } = await openPaypalTill();
  await till.open(sampleOrder);
  const [orderId = ''] = paypal.orders.keys();
  const standings = [await till.look(orderId)];

  paypal.approve(orderId);
  standings.push(await till.look(orderId));
  const captured = await till.capture(orderId, reference);
  standings.push(captured, await till.close(orderId));
  const captureId = paypal.captures[0]?.id ?? '';
  const refund = await till.refund({ ...sampleRefund, captureId });
  standings.push(await till.look(orderId));

  const taking = takingOf(captureId);
  expect(standings).toEqual([
    { state: 'open' },
    { state: 'approved' },
    { state: 'taken', taking },
    { state: 'taken', taking },
    { state: 'returned', taking },
  ]);
  expect(refund).toEqual({ state: 'refunded', refundId: paypal.refunds[0]?.id });
  expect(paypal.takings()).toBe(0);
});

test('captures, looks and refunds go out as PayPal describes them', async () => {
  const { paypal, till, paidOrder } = await openPaypalTill();
  const { orderId, captureId } = await paidOrder();

  await till.look(orderId);
  await till.refund({ ...sampleRefund, captureId, description: 'é'.repeat(200) });

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
  const { paypal, till, paidOrder } = await openPaypalTill();
  const { orderId, captureId } = await paidOrder();

  await till.open(sampleOrder);
  await till.capture(orderId, reference);
  await till.refund({ ...sampleRefund, captureId });
  await till.refund({ ...sampleRefund, captureId });

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

test('a refund that PayPal thinks about is pending until it has decided', async () => {
  const { paypal, till, paidOrder } = await openPaypalTill();
  const { captureId } = await paidOrder();
  paypal.failNext('pending', 'refund');

  const first = await till.refund({ ...sampleRefund, captureId });
  const refundId = paypal.refunds[0]?.id ?? '';
  paypal.decide(refundId, true);
  const second = await till.refund({ ...sampleRefund, captureId });

  expect(first).toEqual({ state: 'pending' });
  expect(second).toEqual({ state: 'refunded', refundId });
});

test('an id that is none of PayPal’s never becomes part of an address', async () => {
  const { paypal, till } = await openPaypalTill();
  const strange = ['', '..', 'A/../B', '5O1?x=1', 'É', 'A'.repeat(65)];

  const outcomes = await Promise.all(
    strange.flatMap((id) => [
      till.look(id),
      till.close(id),
      till.capture(id, reference),
      till.refund({ ...sampleRefund, captureId: id }),
    ]),
  );

  expect(new Set(outcomes.map(({ state }) => state))).toEqual(new Set(['unknown', 'refused']));
  expect(paypal.requests).toEqual([]);
});

test('nothing is asked before PayPal is set up', async () => {
  const { paypal, till } = await openPaypalTill({ credentials: async () => undefined });

  expect(await till.open(sampleOrder)).toEqual({ state: 'refused', reason: 'not configured' });
  const unknown = { state: 'unknown', reason: 'not configured' };
  expect(await till.look('5O190127TN364715T')).toEqual(unknown);
  expect(await till.close('5O190127TN364715T')).toEqual(unknown);
  expect(await till.capture('5O190127TN364715T', reference)).toEqual(unknown);
  expect(await till.refund({ ...sampleRefund, captureId: '2GG279541U471931P' })).toEqual(unknown);
  expect(await till.browserToken()).toBeUndefined();
  expect(paypal.requests).toEqual([]);
});
