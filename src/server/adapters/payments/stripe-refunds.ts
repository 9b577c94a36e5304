import * as z from 'zod/mini';
import type { RefundOrder, RefundOutcome } from '#server/ports/payment-provider.ts';
import type { StripeAnswer } from './stripe-calls.ts';
import { isFailedRefund, refundOutcome } from './stripe-outcome.ts';

const refund = z.object({
  id: z.string(),
  status: z.nullish(z.string()),
  amount: z.int(),
  created: z.number(),
  metadata: z.nullish(z.object({ reference: z.optional(z.string()) })),
});

type Listed = z.infer<typeof refund>;
type Repeated = RefundOrder & { repeats: NonNullable<RefundOrder['repeats']> };

/** The outcome of an earlier attempt, from the refunds of its payment, latest first; undefined when there was none. */
export function earlierRefund(order: Repeated, answer: StripeAnswer): RefundOutcome | undefined {
  if (answer.state !== 'answered') return { state: 'unknown', reason: answer.reason };
  const listed = z.safeParse(z.array(refund), answer.body).data;
  if (!listed) return { state: 'unknown', reason: 'unreadable refunds' };
  const open = listed.filter((one) => isOfOrder(one, order));
  const made = open.find((one) => !isFailedRefund(one)) ?? open.find((one) => isSince(one, order));
  return made && refundOutcome({ state: 'answered', body: made });
}

/** The body has no request id: an older instance may repeat it under the same key, and Stripe wants the same body. */
function isOfOrder({ id, amount, metadata }: Listed, { reference, repeats, ...order }: Repeated): boolean {
  return metadata?.reference === reference && amount === order.amount && !repeats.settled.includes(id);
}

/** A refund that failed before belongs to another request. Stripe's times are in whole seconds. */
function isSince({ created }: Listed, { repeats: { askedAt } }: Repeated): boolean {
  return created >= Math.floor(askedAt.getTime() / 1000);
}
