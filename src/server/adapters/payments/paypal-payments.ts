import type { OrderStatus } from '#domain/payment/order-status.ts';
import type { WalletProvider } from '#server/ports/payment-provider.ts';
import { orderBody, refundBody } from './paypal-bodies.ts';
import { paypalCalls } from './paypal-calls.ts';
import { paypalEvent } from './paypal-event.ts';
import type { PaypalAccount } from './paypal-login.ts';
import { orderStatusFromCapture, orderStatusFromGet } from './paypal-order-status.ts';
import { openOutcome, refundOutcome } from './paypal-outcome.ts';

export type PaypalOptions = PaypalAccount & {
  webhookId: string | undefined;
  /** For one call, its login included. */
  limitMs?: number | undefined;
};

export function paypalPayments(options: PaypalOptions): WalletProvider {
  const calls = paypalCalls(options);

  async function post(path: string, key: string, body: object) {
    return await calls.call({ method: 'POST', path, key, body: JSON.stringify(body) });
  }

  async function getStatus(orderId: string): Promise<OrderStatus> {
    if (!isId(orderId)) return { state: 'unknown', reason: STRANGE_ID };
    return orderStatusFromGet(await calls.call({ method: 'GET', path: orderPath(orderId) }));
  }

  return {
    getStatus,
    async open(order) {
      return openOutcome(await post('/v2/checkout/orders', `${order.reference}-open`, orderBody(order)));
    },
    async capture(orderId, reference) {
      if (!isId(orderId)) return { state: 'unknown', reason: STRANGE_ID };
      const answer = await post(`${orderPath(orderId)}/capture`, `${reference}-capture`, {});
      const orderStatus = orderStatusFromCapture(answer);
      return orderStatus === 'get' ? await getStatus(orderId) : orderStatus;
    },
    /** Without our capture the order is never charged. */
    close: getStatus,
    async refund(order) {
      if (!isId(order.captureId)) return { state: 'refused', reason: STRANGE_ID };
      const path = `/v2/payments/captures/${encodeURIComponent(order.captureId)}/refund`;
      return refundOutcome(await post(path, `${order.requestId}-refund`, refundBody(order)));
    },
    /** PayPal decides once: what is completed stays so. */
    hasRefundFailed: async () => false,
    eventFrom: (incoming) => paypalEvent(calls, options.webhookId, incoming),
    browserToken: calls.browserToken,
    testConnection: calls.testLogin,
  };
}

const STRANGE_ID = 'no id of PayPal';

function isId(text: string): boolean {
  return /^[A-Z0-9-]{1,64}$/iu.test(text);
}

function orderPath(orderId: string): string {
  return `/v2/checkout/orders/${encodeURIComponent(orderId)}`;
}
