import type Stripe from 'stripe';
import { CURRENCY } from '#domain/payment/settlement.ts';
import type { NewOrder, RefundOrder } from '#server/ports/payment-provider.ts';

const MINUTE_MS = 60_000;
/** Stripe's least is thirty minutes, by its own clock. */
const LEAST_MS = 31 * MINUTE_MS;
const STEP_MS = 30 * MINUTE_MS;

export function sessionBody(order: NewOrder, now: Date): Stripe.Checkout.SessionCreateParams {
  const { reference, amount, description, returnUrl, cancelUrl } = order;
  const currency = CURRENCY.toLowerCase();
  return {
    mode: 'payment',
    locale: 'fr',
    line_items: [
      { quantity: 1, price_data: { currency, unit_amount: amount, product_data: { name: description } } },
    ],
    client_reference_id: reference,
    metadata: { reference },
    payment_intent_data: { metadata: { reference } },
    success_url: returnUrl,
    cancel_url: cancelUrl,
    expires_at: endAfter(now).getTime() / 1000,
  };
}

/** A full half hour: Stripe refuses to repeat a request whose words have changed, so the end must not move. */
function endAfter(now: Date): Date {
  return new Date(Math.ceil((now.getTime() + LEAST_MS) / STEP_MS) * STEP_MS);
}

export function refundBody({ captureId, reference, amount }: RefundOrder): Stripe.RefundCreateParams {
  return { payment_intent: captureId, amount, metadata: { reference } };
}
