import { createHash, randomUUID } from 'node:crypto';
import { paypalWebhookId } from './paypal-account.ts';
import type { PaypalLedger } from './paypal-ledger.ts';
import { presentCapture, presentOrder, presentRefund } from './paypal-replies.ts';
import type { Reply } from './serve-provider.ts';

export type PaypalEventType =
  | 'CHECKOUT.ORDER.APPROVED'
  | 'PAYMENT.CAPTURE.COMPLETED'
  | 'PAYMENT.CAPTURE.PENDING'
  | 'PAYMENT.CAPTURE.DENIED'
  | 'PAYMENT.CAPTURE.REFUNDED';

export type SignedEvent = { headers: Record<string, string>; body: string };

/** What PayPal posts to us about an order, in bytes that no other writer of JSON would make. */
export function signedPaypalEvent(
  ledger: PaypalLedger,
  baseUrl: string,
  type: PaypalEventType,
  orderId: string,
): SignedEvent {
  const event = {
    id: `WH-${randomUUID()}`,
    event_version: '1.0',
    event_type: type,
    summary: 'Payé',
    ...subjectOf(ledger, baseUrl, type, orderId),
  };
  const body = JSON.stringify(event, null, 1).replace('Payé', 'Pay\\u00e9');
  const transmission = { id: randomUUID(), time: '2026-05-04T07:31:00Z' };
  const headers = {
    'content-type': 'application/json',
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT-360caa42-fca2a594-1d93a270',
    'paypal-transmission-id': transmission.id,
    'paypal-transmission-sig': signatureOf(transmission.id, transmission.time, body),
    'paypal-transmission-time': transmission.time,
  };
  return { headers, body };
}

/** PayPal's verdict about the signature of an event. */
export function verifyPaypalEvent(question: string): Reply {
  const { transmission_id, transmission_time, transmission_sig, webhook_id } = JSON.parse(question);
  const bytes = question.slice(question.indexOf('"webhook_event":') + '"webhook_event":'.length, -1);
  const isRight =
    webhook_id === paypalWebhookId &&
    transmission_sig === signatureOf(transmission_id, transmission_time, bytes);
  return { body: { verification_status: isRight ? 'SUCCESS' : 'FAILURE' } };
}

function signatureOf(id: string, time: string, body: string): string {
  return createHash('sha256').update(`${id}|${time}|${paypalWebhookId}|${body}`).digest('base64');
}

function subjectOf(ledger: PaypalLedger, baseUrl: string, type: PaypalEventType, orderId: string) {
  const order = ledger.orders.get(orderId);
  if (type.startsWith('CHECKOUT.ORDER')) {
    return { resource_type: 'checkout-order', resource: order ? presentOrder(order, ledger, baseUrl) : {} };
  }
  const capture = ledger.capturesOf(orderId)[0];
  const refund = ledger.refunds.find(({ captureId }) => captureId === capture?.id);
  if (type === 'PAYMENT.CAPTURE.REFUNDED') {
    return { resource_type: 'refund', resource: refund ? presentRefund(refund) : {} };
  }
  return { resource_type: 'capture', resource: capture ? presentCapture(capture) : {} };
}
