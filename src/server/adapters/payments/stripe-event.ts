import * as z from 'zod/mini';
import type { IncomingEvent, ProviderEvent } from '#server/ports/payment-provider.ts';
import { loadStripe } from './stripe-calls.ts';

/** The maximum age of a signature, against replayed events. */
const TOLERANCE_S = 300;

const subject = z.object({
  object: z.string(),
  id: z.optional(z.string()),
  client_reference_id: z.nullish(z.string()),
  metadata: z.nullish(z.object({ reference: z.optional(z.string()) })),
});

/** An event is genuine when it was signed with our secret, not long ago. */
export async function stripeEvent(
  webhookSecret: string | undefined,
  now: Date,
  { headers, body }: IncomingEvent,
): Promise<ProviderEvent> {
  const signature = headers['stripe-signature'];
  if (!webhookSecret || typeof signature !== 'string') return { state: 'forged' };
  try {
    const { default: Stripe } = await loadStripe();
    const event = await Stripe.webhooks.constructEventAsync(
      body,
      signature,
      webhookSecret,
      TOLERANCE_S,
      undefined,
      now.getTime(),
    );
    return { state: 'genuine', ...subjectOf(event.data.object) };
  } catch {
    return { state: 'forged' };
  }
}

/** Payments, charges and refunds carry our reference only; a session is our order. */
function subjectOf(received: unknown) {
  const { object, id, client_reference_id, metadata } = z.safeParse(subject, received).data ?? {};
  return {
    reference: client_reference_id ?? metadata?.reference,
    orderId: object === 'checkout.session' ? id : undefined,
  };
}
