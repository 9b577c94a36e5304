import { randomBytes, randomUUID } from 'node:crypto';
import { moneyFrom } from '#domain/money.ts';
import { type CallRoutes, findCall } from './find-call.ts';
import { paypalAccount } from './paypal-account.ts';
import { type PaypalEventType, signedPaypalEvent, verifyPaypalEvent } from './paypal-events.ts';
import { type Money, type PaypalCapture, type PaypalOrder, paypalLedger } from './paypal-ledger.ts';
import { notFound, paypalError, presentOrder, presentRefund, unprocessable } from './paypal-replies.ts';
import { APPROVAL_PATH, paypalScript } from './paypal-script.ts';
import { type PaymentFault, plannedFaults, replyAfter, replyInstead } from './planned-faults.ts';
import { type Reply, type SeenRequest, serveProvider } from './serve-provider.ts';

export type PaypalCall = 'token' | 'open' | 'get' | 'capture' | 'refund' | 'verify';
type IncomingCall = { id: string; request: SeenRequest; fault: PaymentFault | undefined };

/** A stand-in for PayPal: tokens, orders, refunds, signatures and script, with a ledger. */
export async function servePaypal() {
  const ledger = paypalLedger();
  const faults = plannedFaults<PaypalCall>();
  const tokens = new Set<string>();
  const known = new Map<string, () => Reply>();
  const server = await serveProvider(answer);

  function answer(url: URL, request: SeenRequest): Reply {
    if (url.pathname === '/web-sdk/v6/core') return script;
    if (url.pathname.startsWith(APPROVAL_PATH)) return approval(url.pathname.slice(APPROVAL_PATH.length));
    const { call, id } = findCall(routes, request.method, url.pathname);
    if (!call) return notFound;
    const fault = faults.next(call);
    return replyInstead(fault) ?? replyAfter(replyTo({ call, id, request, fault }), fault);
  }

  function approval(orderId: string): Reply {
    ledger.approve(orderId);
    return { headers: { 'access-control-allow-origin': '*' } };
  }

  function replyTo({ call, ...incoming }: IncomingCall & { call: PaypalCall }): Reply {
    if (call === 'token') return token(incoming.request);
    if (!isEntitled(incoming.request)) return paypalError(401, 'AUTHENTICATION_FAILURE');
    if (call === 'get') return orderReply(incoming.id);
    return call === 'verify' ? verifyPaypalEvent(incoming.request.body) : done(call, incoming);
  }

  function token({ headers, body }: SeenRequest): Reply {
    const login = Buffer.from(`${paypalAccount.clientId}:${paypalAccount.clientSecret}`).toString('base64');
    if (headers.authorization !== `Basic ${login}`) return { status: 401, body: { error: 'invalid_client' } };
    const form = new URLSearchParams(body);
    if (form.get('grant_type') !== 'client_credentials') return { status: 400, body: { error: 'no grant' } };
    if (form.get('response_type') === 'client_token') return grant(browserToken(), 900);
    const access = `A21AA${randomUUID()}`;
    tokens.add(access);
    return grant(access, 32_400);
  }

  function isEntitled({ headers }: SeenRequest): boolean {
    return tokens.has(headers.authorization?.replace('Bearer ', '') ?? '');
  }

  /** A repeated key repeats the result in its current state, and does nothing again. */
  function done(call: keyof typeof results, { id, request, fault }: IncomingCall): Reply {
    const requestId = request.headers['paypal-request-id'];
    if (typeof requestId !== 'string')
      return paypalError(400, 'INVALID_REQUEST', 'PAYPAL_REQUEST_ID_REQUIRED');
    const key = `${request.url.pathname} ${requestId}`;
    const again = known.get(key);
    if (again) return again();
    const result = results[call](id, JSON.parse(request.body), fault);
    if (typeof result !== 'function') return result;
    known.set(key, result);
    return fault === 'already_done' && isWhole(call, id)
      ? unprocessable(alreadyDone[call])
      : { ...result(), status: 201 };
  }

  /** Only of a capture that went back whole does PayPal say so. */
  function isWhole(call: keyof typeof results, id: string): boolean {
    const capture = ledger.captures.find((one) => one.id === id);
    return call !== 'refund' || (capture !== undefined && ledger.leftOf(capture) === 0);
  }

  /** The result of a call: a refusal, or a function that reads its current state. */
  const results = {
    open(_id: string, body: { purchase_units: [PaypalOrder['unit']] }, fault?: PaymentFault) {
      if (fault === 'declined') return unprocessable('PAYEE_ACCOUNT_RESTRICTED');
      const order = ledger.open(body.purchase_units[0]);
      return () => orderReply(order.id);
    },
    capture(orderId: string, _wish: object, fault?: PaymentFault) {
      const order = ledger.orders.get(orderId);
      if (!order) return notFound;
      if (order.status === 'COMPLETED') return unprocessable('ORDER_ALREADY_CAPTURED');
      if (order.status !== 'APPROVED') return unprocessable('ORDER_NOT_APPROVED');
      if (fault === 'declined') return unprocessable('INSTRUMENT_DECLINED');
      ledger.capture(order, fault);
      return () => orderReply(orderId);
    },
    refund(captureId: string, body: { amount: Money; custom_id: string }, fault?: PaymentFault) {
      const capture = ledger.captures.find(({ id }) => id === captureId);
      if (!capture) return notFound;
      if (fault === 'declined') return unprocessable('REFUND_FAILED_INSUFFICIENT_FUNDS');
      const left = ledger.leftOf(capture);
      if (left === 0) return unprocessable('CAPTURE_FULLY_REFUNDED');
      if (left < (moneyFrom(body.amount.value) ?? 0)) return unprocessable('REFUND_AMOUNT_EXCEEDED');
      const refund = ledger.refund(capture, body.amount, body.custom_id, fault);
      return () => ({ body: presentRefund(refund) });
    },
  };

  function orderReply(orderId: string): Reply {
    const order = ledger.orders.get(orderId);
    return order ? { body: presentOrder(order, ledger, server.baseUrl) } : notFound;
  }

  const { approve, drop, decide, takings, captures, refunds, orders } = ledger;
  return {
    ...server,
    scriptUrl: `${server.baseUrl}/web-sdk/v6/core`,
    approve,
    drop,
    decide,
    takings,
    captures,
    refunds,
    orders,
    /** The next such call goes wrong this way. */
    failNext: (fault: PaymentFault, call: PaypalCall = 'capture') => faults.plan(fault, call),
    /** A refund made on PayPal's own site. */
    refundPayment: (capture: PaypalCapture) => ledger.refund(capture, capture.amount, capture.custom_id),
    /** PayPal revokes all tokens. */
    revokeTokens: () => tokens.clear(),
    /** What PayPal posts to our webhook about an order. */
    signedEvent: (type: PaypalEventType, orderId: string) =>
      signedPaypalEvent(ledger, server.baseUrl, type, orderId),
  };
}

const alreadyDone = {
  open: 'DUPLICATE_INVOICE_ID',
  capture: 'ORDER_ALREADY_CAPTURED',
  refund: 'CAPTURE_FULLY_REFUNDED',
};

const script: Reply = { headers: { 'content-type': 'text/javascript; charset=utf-8' }, body: paypalScript };

const routes: CallRoutes<PaypalCall> = [
  ['POST', /^\/v1\/oauth2\/token$/u, 'token'],
  ['POST', /^\/v1\/notifications\/verify-webhook-signature$/u, 'verify'],
  ['POST', /^\/v2\/checkout\/orders$/u, 'open'],
  ['GET', /^\/v2\/checkout\/orders\/([^/]+)$/u, 'get'],
  ['POST', /^\/v2\/checkout\/orders\/([^/]+)\/capture$/u, 'capture'],
  ['POST', /^\/v2\/payments\/captures\/([^/]+)\/refund$/u, 'refund'],
];

function grant(access_token: string, expires_in: number): Reply {
  return { body: { access_token, expires_in, token_type: 'Bearer', app_id: 'APP-80W284485P519543T' } };
}

/** As long as those of the provider. */
function browserToken(): string {
  return `browser-${randomBytes(900).toString('base64url')}`;
}
