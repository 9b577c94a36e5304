import * as z from 'zod/mini';
import { cents } from '#domain/money.ts';
import type { OrderStatus } from '#domain/payment/order-status.ts';
import type { StripeAnswer } from './stripe-calls.ts';

const intent = z.object({
  id: z.string(),
  status: z.string(),
  latest_charge: z.nullish(z.object({ refunded: z.boolean() })),
});
const session = z.object({
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  client_reference_id: z.nullish(z.string()),
  metadata: z.nullish(z.object({ reference: z.optional(z.string()) })),
  amount_total: z.nullish(z.int().check(z.nonnegative())),
  currency: z.nullish(z.string()),
  payment_intent: z.nullish(intent),
});

type Session = z.infer<typeof session>;
type Intent = z.infer<typeof intent>;

/** From a Checkout Session, expanded with its payment intent and charge. */
export function orderStatusFromSession(answer: StripeAnswer): OrderStatus {
  if (answer.state !== 'answered') return statusFromFailure(answer);
  const read = z.safeParse(session, answer.body).data;
  if (!read) return unreadable;
  switch (read.status) {
    case 'open':
      return { state: 'open' };
    case 'expired':
      return { state: 'gone' };
    case 'complete':
      return read.payment_status === 'paid' ? statusFromPaid(read) : statusFromUnpaid(read.payment_intent);
  }
}

function statusFromFailure({ code, reason }: Exclude<StripeAnswer, { state: 'answered' }>): OrderStatus {
  return code === 'resource_missing' ? { state: 'gone' } : { state: 'unknown', reason };
}

const unreadable: OrderStatus = { state: 'unknown', reason: 'unreadable session' };

function statusFromPaid(read: Session): OrderStatus {
  const { amount_total: amount, currency, payment_intent: paid } = read;
  const reference = read.client_reference_id ?? read.metadata?.reference;
  if (!paid?.latest_charge || !reference || !currency || typeof amount !== 'number') return unreadable;
  const capture = {
    captureId: paid.id,
    reference,
    amount: cents(amount),
    currency: currency.toUpperCase(),
  };
  return { state: paid.latest_charge.refunded ? 'refunded' : 'captured', capture };
}

/** Some banks decide days later; after a refusal the intent requires a new payment method. */
function statusFromUnpaid(paid: Intent | null | undefined): OrderStatus {
  if (!paid) return unreadable;
  const isOver = paid.status === 'requires_payment_method' || paid.status === 'canceled';
  return { state: isOver ? 'gone' : 'pending' };
}
