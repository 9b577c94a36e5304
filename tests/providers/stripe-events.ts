import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { stripeWebhookSecret } from './stripe-account.ts';
import type { StripeLedger } from './stripe-ledger.ts';
import { presentCharge, presentRefund, presentSession } from './stripe-replies.ts';

export type StripeEventType =
  | 'checkout.session.completed'
  | 'checkout.session.expired'
  | 'checkout.session.async_payment_succeeded'
  | 'charge.refunded'
  | 'refund.failed';

/** What Stripe posts to us about a session, signed at that moment. */
export function signedStripeEvent(
  ledger: StripeLedger,
  baseUrl: string,
  { type, sessionId, at }: { type: StripeEventType; sessionId: string; at: Date },
) {
  const id = `evt_${randomUUID()}`;
  const object = subjectOf(ledger, baseUrl, type, sessionId);
  const body = JSON.stringify({ id, object: 'event', type, data: { object } }, null, 2);
  const timestamp = Math.floor(at.getTime() / 1000);
  const secret = stripeWebhookSecret;
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp });
  return { headers: { 'content-type': 'application/json', 'stripe-signature': signature }, body };
}

function subjectOf(ledger: StripeLedger, baseUrl: string, type: StripeEventType, sessionId: string) {
  const charge = ledger.charges.find((one) => one.sessionId === sessionId);
  if (type === 'charge.refunded') return charge ? presentCharge(charge, ledger) : {};
  const refund = ledger.refunds.findLast(({ intentId }) => intentId === charge?.intentId);
  if (type === 'refund.failed') return refund ? presentRefund(refund) : {};
  const session = ledger.sessions.get(sessionId);
  return session ? presentSession(session, { ledger, baseUrl, isExpanded: false }) : {};
}
