import type { OrderStatus } from '#domain/payment/order-status.ts';
import type { PaymentProvider, RefundOrder, RefundOutcome } from '#server/ports/payment-provider.ts';
import { refundBody, sessionBody } from './stripe-bodies.ts';
import { type StripeAccount, stripeCalls } from './stripe-calls.ts';
import { stripeConnection } from './stripe-connection.ts';
import { stripeEvent } from './stripe-event.ts';
import { orderStatusFromSession } from './stripe-order-status.ts';
import { openOutcome, refundOutcome, undecidedRefund } from './stripe-outcome.ts';
import { earlierRefund } from './stripe-refunds.ts';

const PAGE = 100;
const MOST_REFUNDS = 10_000;

export type StripeOptions = StripeAccount & { webhookSecret: string | undefined; clock: () => Date };

export function stripePayments(options: StripeOptions): PaymentProvider {
  const { webhookSecret, clock } = options;
  const call = stripeCalls(options);
  const expand = ['payment_intent.latest_charge'];

  async function getStatus(orderId: string): Promise<OrderStatus> {
    return orderStatusFromSession(
      await call(({ checkout }) => checkout.sessions.retrieve(orderId, { expand })),
    );
  }

  async function madeBefore({ repeats, ...order }: RefundOrder): Promise<RefundOutcome | undefined> {
    if (!repeats) return undefined;
    const asked = { payment_intent: order.captureId, limit: PAGE };
    const all = await call(({ refunds }) => refunds.list(asked).autoPagingToArray({ limit: MOST_REFUNDS }));
    return earlierRefund({ ...order, repeats }, all);
  }

  return {
    getStatus,
    /** Stripe captures by itself. */
    capture: getStatus,
    async open(order) {
      const asked = sessionBody(order, clock());
      const idempotencyKey = `${order.reference}-open`;
      return openOutcome(await call(({ checkout }) => checkout.sessions.create(asked, { idempotencyKey })));
    },
    async close(orderId) {
      const answer = await call(({ checkout }) => checkout.sessions.expire(orderId, { expand }));
      return answer.state === 'refused' ? await getStatus(orderId) : orderStatusFromSession(answer);
    },
    /** Stripe keeps a key for 24 hours; a later repeat would refund again, so earlier refunds are looked up. */
    async refund(order) {
      const made = await madeBefore(order);
      if (made) return made;
      const idempotencyKey = `${order.requestId}-refund`;
      const answer = await call(({ refunds }) => refunds.create(refundBody(order), { idempotencyKey }));
      const undecided = undecidedRefund(answer);
      return refundOutcome(undecided ? await call(({ refunds }) => refunds.retrieve(undecided)) : answer);
    },
    async hasRefundFailed(refundId) {
      const answer = await call(({ refunds }) => refunds.retrieve(refundId));
      return answer.state === 'answered' && refundOutcome(answer).state === 'refused';
    },
    testConnection: () => stripeConnection(options),
    eventFrom: (incoming) => stripeEvent(webhookSecret, clock(), incoming),
  };
}
