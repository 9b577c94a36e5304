import type { PaypalCapture, PaypalLedger, PaypalOrder, PaypalRefund } from './paypal-ledger.ts';
import type { Reply } from './serve-provider.ts';

/** An order as PayPal shows it in full. */
export function presentOrder({ id, status, unit }: PaypalOrder, ledger: PaypalLedger, baseUrl: string) {
  const captures = ledger.capturesOf(id).map(presentCapture);
  const refunds = ledger.refunds.filter(({ captureId }) => captures.some((one) => one.id === captureId));
  const payments = captures.length > 0 ? { payments: { captures, refunds: refunds.map(presentRefund) } } : {};
  return {
    id,
    intent: 'CAPTURE',
    status,
    payment_source: { paypal: {} },
    purchase_units: [{ ...unit, payee: { merchant_id: '2WSC6PDTGSDX4' }, ...payments }],
    create_time: '2026-05-04T07:30:00Z',
    links: [
      { href: `${baseUrl}/v2/checkout/orders/${id}`, rel: 'self', method: 'GET' },
      { href: `${baseUrl}/checkoutnow?token=${id}`, rel: 'payer-action', method: 'GET' },
    ],
  };
}

export function presentCapture({ id, orderId, status, amount, custom_id }: PaypalCapture) {
  const supplementary_data = { related_ids: { order_id: orderId } };
  return { id, status, amount, final_capture: true, custom_id, invoice_id: custom_id, supplementary_data };
}

export function presentRefund({ id, captureId, status, amount, custom_id }: PaypalRefund) {
  const up = { href: `https://api-m.paypal.com/v2/payments/captures/${captureId}`, rel: 'up', method: 'GET' };
  return { id, status, amount, custom_id, links: [up] };
}

/** An error as PayPal words it; its names of people are canaries that must not be repeated. */
export function paypalError(status: number, name: string, issue?: string): Reply {
  const details =
    issue === undefined ? [] : [{ issue, description: 'Payer amelie@example.fr is concerned.' }];
  const message = 'The requested action could not be performed for amelie@example.fr.';
  return { status, body: { name, message, debug_id: 'b1d1f06c7246c', details, links: [] } };
}

export const unprocessable = (issue: string): Reply => paypalError(422, 'UNPROCESSABLE_ENTITY', issue);
export const notFound: Reply = paypalError(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');
