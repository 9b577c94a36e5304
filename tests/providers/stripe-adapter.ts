import { type StripeOptions, stripePayments } from '#server/adapters/payments/stripe-payments.ts';
import { sampleOrder } from './sample-order.ts';
import { openStripe } from './stripe.ts';
import { stripeAccount, stripeWebhookSecret } from './stripe-account.ts';

/** Long enough for a busy machine, short enough to wait for. */
const LIMIT_MS = 1_500;

const sampleTime = new Date('2026-05-04T07:31:12.345Z');

/** Our adapter, calling the stand-in for Stripe. */
export async function openStripeAdapter(changes: Partial<StripeOptions> = {}) {
  const { clock = () => sampleTime } = changes;
  const stripe = await openStripe(clock);
  const adapter = stripeAdapter(stripe.baseUrl, { ...changes, clock });

  async function openedOrder(): Promise<string> {
    const outcome = await adapter.open(sampleOrder);
    if (outcome.state !== 'open') throw new Error(`The order is ${outcome.state}: ${outcome.reason}`);
    return outcome.orderId;
  }

  return {
    stripe,
    adapter,
    openedOrder,
    async paidOrder() {
      const orderId = await openedOrder();
      stripe.pay(orderId);
      return { orderId, captureId: stripe.charges[0]?.intentId ?? '' };
    },
  };
}

export function stripeAdapter(baseUrl: string, changes: Partial<StripeOptions> = {}) {
  return stripePayments({
    baseUrl,
    credentials: async () => stripeAccount,
    webhookSecret: stripeWebhookSecret,
    clock: () => sampleTime,
    limitMs: LIMIT_MS,
    ...changes,
  });
}
