import { type PaypalOptions, paypalPayments } from '#server/adapters/payments/paypal-payments.ts';
import { openPaypal } from './paypal.ts';
import { paypalAccount, paypalWebhookId } from './paypal-account.ts';
import { sampleOrder } from './sample-order.ts';

/** Long enough for a busy machine, short enough to wait for. */
const LIMIT_MS = 1_500;

/** Our adapter, calling the stand-in for PayPal. */
export async function openPaypalAdapter(changes: Partial<PaypalOptions> = {}) {
  const paypal = await openPaypal();
  const adapter = paypalAdapter(paypal.baseUrl, changes);

  async function approvedOrder(): Promise<string> {
    const outcome = await adapter.open(sampleOrder);
    if (outcome.state !== 'open') throw new Error(`The order is ${outcome.state}: ${outcome.reason}`);
    paypal.approve(outcome.orderId);
    return outcome.orderId;
  }

  return {
    paypal,
    adapter,
    approvedOrder,
    async paidOrder() {
      const orderId = await approvedOrder();
      await adapter.capture(orderId, sampleOrder.reference);
      return { orderId, captureId: paypal.captures[0]?.id ?? '' };
    },
  };
}

export function paypalAdapter(baseUrl: string, changes: Partial<PaypalOptions> = {}) {
  return paypalPayments({
    baseUrl: `${baseUrl}/`,
    credentials: async () => paypalAccount,
    webhookId: paypalWebhookId,
    limitMs: LIMIT_MS,
    ...changes,
  });
}
