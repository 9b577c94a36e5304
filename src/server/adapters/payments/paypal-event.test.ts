import { expect, test } from 'vitest';
import { openPaypalAdapter } from '#tests/providers/paypal-adapter.ts';
import { paypalError } from '#tests/providers/paypal-replies.ts';
import { sampleOrder, sampleRefund } from '#tests/providers/sample-order.ts';

const { reference } = sampleOrder;

test('an event of PayPal names the payment it is about', async () => {
  const { paypal, adapter, paidOrder } = await openPaypalAdapter();
  const { orderId, captureId } = await paidOrder();
  await adapter.refund({ ...sampleRefund, captureId });

  const about = async (type: Parameters<typeof paypal.signedEvent>[0]) =>
    await adapter.eventFrom(paypal.signedEvent(type, orderId));

  expect(await about('CHECKOUT.ORDER.APPROVED')).toEqual({ state: 'genuine', reference, orderId });
  expect(await about('PAYMENT.CAPTURE.COMPLETED')).toEqual({ state: 'genuine', reference, orderId });
  expect(await about('PAYMENT.CAPTURE.REFUNDED')).toEqual({
    state: 'genuine',
    reference,
    orderId: undefined,
  });
});

test('an event about something else is genuine, about nothing of ours', async () => {
  const { paypal, adapter } = await openPaypalAdapter();

  const event = await adapter.eventFrom(paypal.signedEvent('PAYMENT.CAPTURE.COMPLETED', 'NOBODYS'));

  expect(event).toEqual({ state: 'genuine', reference: undefined, orderId: undefined });
});

test('PayPal sees the very bytes that came in', async () => {
  const { paypal, adapter, paidOrder } = await openPaypalAdapter();
  const { orderId } = await paidOrder();
  const { headers, body } = paypal.signedEvent('PAYMENT.CAPTURE.COMPLETED', orderId);

  await adapter.eventFrom({ headers, body });

  const question = paypal.requests.at(-1);
  expect(question?.url.pathname).toBe('/v1/notifications/verify-webhook-signature');
  expect(question?.body.endsWith(`"webhook_event":${body}}`)).toBe(true);
  expect(body).not.toBe(JSON.stringify(JSON.parse(body)));
});

test('an event with another body is forged', async () => {
  const { paypal, adapter, paidOrder } = await openPaypalAdapter();
  const { orderId } = await paidOrder();
  const { headers, body } = paypal.signedEvent('PAYMENT.CAPTURE.COMPLETED', orderId);

  const changed = body.replace('24.50', '2.50');

  expect(await adapter.eventFrom({ headers, body: changed })).toEqual({ state: 'forged' });
});

test.each([
  ['closes the question and names another webhook', '{},"webhook_id":"X"'],
  ['is no JSON', 'hello'],
  ['is no object', '"hello"'],
  ['is null', 'null'],
  ['is empty', ''],
])('an event that %s is forged, and PayPal is not asked', async (_, body) => {
  const { paypal, adapter } = await openPaypalAdapter();
  const { headers } = paypal.signedEvent('CHECKOUT.ORDER.APPROVED', '5O1');

  expect(await adapter.eventFrom({ headers, body })).toEqual({ state: 'forged' });
  expect(paypal.requests).toEqual([]);
});

test.each([400, 422])('an event whose signature PayPal cannot even read (%i) is forged', async (status) => {
  const { paypal, adapter } = await openPaypalAdapter();
  const event = paypal.signedEvent('CHECKOUT.ORDER.APPROVED', '5O1');
  await adapter.eventFrom(event);
  paypal.nowAnswers(() => paypalError(status, 'VALIDATION_ERROR'));

  expect(await adapter.eventFrom(event)).toEqual({ state: 'forged' });
});

test.each([
  'paypal-auth-algo',
  'paypal-cert-url',
  'paypal-transmission-id',
  'paypal-transmission-sig',
  'paypal-transmission-time',
])('an event without %s, or with two, is forged, and PayPal is not asked', async (name) => {
  const { paypal, adapter } = await openPaypalAdapter();
  const { headers, body } = paypal.signedEvent('CHECKOUT.ORDER.APPROVED', '5O1');

  expect(await adapter.eventFrom({ headers: { ...headers, [name]: undefined }, body })).toEqual({
    state: 'forged',
  });
  expect(await adapter.eventFrom({ headers: { ...headers, [name]: ['a', 'b'] }, body })).toEqual({
    state: 'forged',
  });
  expect(paypal.requests).toEqual([]);
});

test('without a webhook of our own every event is forged', async () => {
  const { paypal, adapter } = await openPaypalAdapter({ webhookId: undefined });

  const event = await adapter.eventFrom(paypal.signedEvent('CHECKOUT.ORDER.APPROVED', '5O1'));

  expect(event).toEqual({ state: 'forged' });
  expect(paypal.requests).toEqual([]);
});

test.each(['broken_before', 'silent_before', 'cut_after', 'slow_down'] as const)(
  'an event that cannot be verified (%s) is neither genuine nor forged',
  async (fault) => {
    const { paypal, adapter } = await openPaypalAdapter();
    paypal.failNext(fault, 'verify');

    const event = await adapter.eventFrom(paypal.signedEvent('CHECKOUT.ORDER.APPROVED', '5O1'));

    expect(event).toEqual({ state: 'unknown' });
  },
);
