import type { Reply } from './serve-provider.ts';
import type { StripeCharge, StripeLedger, StripeRefund, StripeSession } from './stripe-ledger.ts';

/** A session as Stripe shows it: what belongs to it is only named, unless it was asked for. */
export function presentSession(
  session: StripeSession,
  { ledger, baseUrl, isExpanded }: { ledger: StripeLedger; baseUrl: string; isExpanded: boolean },
) {
  const { reference, ...shown } = session;
  const charge = ledger.charges.find(({ sessionId }) => sessionId === session.id);
  const intent = charge && (isExpanded ? presentIntent(charge, ledger) : charge.intentId);
  return {
    object: 'checkout.session',
    ...shown,
    mode: 'payment',
    metadata: { reference },
    payment_status: charge?.status === 'succeeded' ? 'paid' : 'unpaid',
    payment_intent: intent ?? null,
    url: session.status === 'open' ? `${baseUrl}/c/pay/${session.id}` : null,
  };
}

export function presentCharge(
  { id, amount, currency, intentId, reference }: StripeCharge,
  ledger: StripeLedger,
) {
  const amount_refunded = ledger.refundedOf(intentId);
  return {
    ...{ object: 'charge', id, amount, currency, amount_refunded, refunded: amount_refunded === amount },
    ...{ payment_intent: intentId, metadata: { reference } },
  };
}

export function presentRefund({ intentId, reference, ...refund }: StripeRefund) {
  return { object: 'refund', ...refund, payment_intent: intentId, metadata: { reference } };
}

/** A page of the refunds of a payment, latest first. */
export function presentRefunds(ledger: StripeLedger, asked: URLSearchParams) {
  const all = ledger.refunds.filter(({ intentId }) => intentId === asked.get('payment_intent')).toReversed();
  const start = all.findIndex(({ id }) => id === asked.get('starting_after')) + 1;
  const end = start + Number(asked.get('limit') ?? 10);
  const data = all.slice(start, end).map(presentRefund);
  return { object: 'list', url: '/v1/refunds', has_more: end < all.length, data };
}

/** An error as Stripe words it; its key is a canary that must not be repeated. */
export function stripeError(status: number, type: string, code?: string): Reply {
  const message = 'Invalid request with key sk_test_51Hx0a for amelie@example.fr.';
  return { status, body: { error: { type, ...(code ? { code } : {}), message } } };
}

export const invalid = (code?: string): Reply => stripeError(400, 'invalid_request_error', code);
export const missing: Reply = stripeError(404, 'invalid_request_error', 'resource_missing');

function presentIntent(charge: StripeCharge, ledger: StripeLedger) {
  const { intentId: id, amount, currency, reference } = charge;
  const status = intentStatuses[charge.status];
  const latest_charge = presentCharge(charge, ledger);
  return { object: 'payment_intent', id, amount, currency, status, metadata: { reference }, latest_charge };
}

const intentStatuses = {
  succeeded: 'succeeded',
  pending: 'processing',
  failed: 'requires_payment_method',
} as const;
