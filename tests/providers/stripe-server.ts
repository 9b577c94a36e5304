import { type CallRoutes, findCall } from './find-call.ts';
import { type PaymentFault, plannedFaults, replyAfter, replyInstead } from './planned-faults.ts';
import { type Reply, type SeenRequest, serveProvider } from './serve-provider.ts';
import { stripeAccount } from './stripe-account.ts';
import { type StripeEventType, signedStripeEvent } from './stripe-events.ts';
import { type StripeSession, stripeLedger } from './stripe-ledger.ts';
import {
  invalid,
  missing,
  presentRefund,
  presentRefunds,
  presentSession,
  stripeError,
} from './stripe-replies.ts';

/** A key that is older names a new request. */
const KEYS_FOR_MS = 24 * 3_600_000;

export type StripeCall =
  | 'open'
  | 'get'
  | 'close'
  | 'refund'
  | 'get_refund'
  | 'list_refunds'
  | 'balance'
  | 'token';
type IncomingCall = { call: StripeCall; id: string; request: SeenRequest; fault: PaymentFault | undefined };

/** Stripe on this machine: its Checkout with a page to pay at, its refunds and its signatures, with a ledger. */
export async function serveStripe(clock = () => new Date()) {
  const ledger = stripeLedger(clock);
  const faults = plannedFaults<StripeCall>();
  const answered = new Map<string, { body: string; reply: Reply; at: number }>();
  const server = await serveProvider(answer);

  function answer(url: URL, request: SeenRequest): Reply {
    const session = ledger.sessions.get(/^\/c\/pay\/(.+)$/u.exec(url.pathname)?.[1] ?? '');
    if (session) return request.method === 'POST' ? paid(session) : payPage(session);
    const { call, id } = findCall(routes, request.method, url.pathname);
    if (!call) return missing;
    const fault = faults.next(call);
    return replyInstead(fault) ?? replyAfter(replyTo({ call, id, request, fault }), fault);
  }

  function paid(session: StripeSession): Reply {
    ledger.pay(session.id);
    return { status: 303, headers: { location: session.success_url } };
  }

  function replyTo(incoming: IncomingCall): Reply {
    const { call, request } = incoming;
    const key = call === 'token' ? stripeAccount.publicKey : stripeAccount.secretKey;
    if (request.headers.authorization !== `Bearer ${key}`) return stripeError(401, 'invalid_request_error');
    if (call === 'token') return missing;
    if (call === 'balance') return { body: { object: 'balance', available: [], pending: [] } };
    if (call === 'get') return sessionReply(incoming);
    if (call === 'get_refund') return refundReply(incoming.id);
    if (call === 'list_refunds') return { body: presentRefunds(ledger, request.url.searchParams) };
    return call === 'close'
      ? close(incoming)
      : once(incoming, () => (call === 'open' ? open(incoming) : refund(incoming)));
  }

  /** A repeated key repeats the answer for a day, if the body is the same. */
  function once({ request: { headers, body } }: IncomingCall, work: () => Reply): Reply {
    const key = String(headers['idempotency-key'] ?? '');
    if (!key) return invalid();
    const known = answered.get(key);
    const now = clock().getTime();
    if (known && now - known.at < KEYS_FOR_MS)
      return known.body === body ? known.reply : stripeError(400, 'idempotency_error');
    const reply = work();
    answered.set(key, { body, reply, at: now });
    return reply;
  }

  function open({ request, fault }: IncomingCall): Reply {
    if (fault === 'declined') return invalid('amount_too_small');
    const form = new URLSearchParams(request.body);
    const text = (name: string) => form.get(name) ?? '';
    const session = ledger.open({
      amount_total: Number(text('line_items[0][price_data][unit_amount]')),
      currency: text('line_items[0][price_data][currency]'),
      client_reference_id: text('client_reference_id'),
      reference: text('payment_intent_data[metadata][reference]'),
      success_url: text('success_url'),
      cancel_url: text('cancel_url'),
      expires_at: Number(text('expires_at')),
    });
    return sessionReply({ id: session.id, request });
  }

  function close(incoming: IncomingCall): Reply {
    if (ledger.sessions.get(incoming.id)?.status !== 'open')
      return ledger.sessions.has(incoming.id) ? invalid() : missing;
    ledger.expire(incoming.id);
    return sessionReply(incoming);
  }

  function refund({ request, fault }: IncomingCall): Reply {
    const form = new URLSearchParams(request.body);
    const charge = ledger.charges.find(({ intentId }) => intentId === form.get('payment_intent'));
    if (!charge) return missing;
    if (fault === 'declined') return invalid('balance_insufficient');
    if (ledger.refundedOf(charge.intentId) === charge.amount) return invalid('charge_already_refunded');
    const reference = form.get('metadata[reference]') ?? '';
    const given = ledger.refund(charge, Number(form.get('amount')), reference, fault);
    const isWhole = ledger.refundedOf(charge.intentId) === charge.amount;
    return fault === 'already_done' && isWhole ? invalid('charge_already_refunded') : refundReply(given.id);
  }

  function refundReply(refundId: string): Reply {
    const refund = ledger.refunds.find(({ id }) => id === refundId);
    return refund ? { body: presentRefund(refund) } : missing;
  }

  function sessionReply({ id, request }: Pick<IncomingCall, 'id' | 'request'>): Reply {
    const session = ledger.sessions.get(id);
    const asked = `${request.url.search}&${request.body}`;
    const isExpanded = decodeURIComponent(asked).includes('payment_intent.latest_charge');
    if (!session) return missing;
    return { body: presentSession(session, { ledger, baseUrl: server.baseUrl, isExpanded }) };
  }

  const { pay, expire, decide, returnRefund, takings, charges, refunds, sessions } = ledger;
  return {
    ...server,
    pay,
    expire,
    decide,
    returnRefund,
    takings,
    charges,
    refunds,
    sessions,
    /** The next such call goes wrong this way. */
    failNext: (fault: PaymentFault, call: StripeCall = 'open') => faults.plan(fault, call),
    /** What Stripe posts to our webhook about a session. */
    signedEvent: (type: StripeEventType, sessionId: string, at = new Date()) =>
      signedStripeEvent(ledger, server.baseUrl, { type, sessionId, at }),
  };
}

const routes: CallRoutes<StripeCall> = [
  ['POST', /^\/v1\/checkout\/sessions$/u, 'open'],
  ['GET', /^\/v1\/checkout\/sessions\/([^/]+)$/u, 'get'],
  ['POST', /^\/v1\/checkout\/sessions\/([^/]+)\/expire$/u, 'close'],
  ['POST', /^\/v1\/refunds$/u, 'refund'],
  ['GET', /^\/v1\/refunds$/u, 'list_refunds'],
  ['GET', /^\/v1\/refunds\/([^/]+)$/u, 'get_refund'],
  ['GET', /^\/v1\/balance$/u, 'balance'],
  ['GET', /^\/v1\/tokens\/([^/]+)$/u, 'token'],
];

/** Stripe's own page, where the client pays or turns back. */
function payPage({ cancel_url }: StripeSession): Reply {
  const body = `<!doctype html><html lang="fr"><title>Stripe Checkout</title><link rel="icon" href="data:,">
<form method="post"><button>Payer</button></form><a href="${cancel_url}">Retour</a></html>`;
  return { headers: { 'content-type': 'text/html; charset=utf-8' }, body };
}
