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

/** What an earlier attempt at a refund left at Stripe, by the refunds of its payment, latest first; undefined: nothing. */
export function earlierRefund(order: Repeated, answer: StripeAnswer): RefundOutcome | undefined {
  if (answer.state !== 'answered') return { state: 'unknown', reason: answer.reason };
  const listed = z.safeParse(z.array(refund), answer.body).data;
  if (!listed) return { state: 'unknown', reason: 'unreadable refunds' };
  const open = listed.filter((one) => isOfOrder(one, order));
  const made = open.find((one) => !isFailedRefund(one)) ?? open.find((one) => isSince(one, order));
  return made && refundOutcome({ state: 'answered', body: made });
}

/** Its body names no request: an instance of the version before repeats it under the same key, and Stripe wants the same words. */
function isOfOrder({ id, amount, metadata }: Listed, { reference, repeats, ...order }: Repeated): boolean {
  return metadata?.reference === reference && amount === order.amount && !repeats.settled.includes(id);
}

/** One that failed before was another request. Stripe counts in seconds. */
function isSince({ created }: Listed, { repeats: { askedAt } }: Repeated): boolean {
  return created >= Math.floor(askedAt.getTime() / 1000);
}
