import * as z from 'zod/mini';
import type { OpenOutcome, RefundOutcome } from '#server/ports/payment-provider.ts';
import type { StripeAnswer } from './stripe-calls.ts';

const opened = z.object({ id: z.string(), url: z.string() });

export function openOutcome(answer: StripeAnswer): OpenOutcome {
  if (answer.state === 'unknown') return { state: 'unknown', reason: answer.reason };
  if (answer.state !== 'answered') return { state: 'refused', reason: answer.reason };
  const session = z.safeParse(opened, answer.body).data;
  if (!session) return { state: 'unknown', reason: 'unreadable session' };
  return { state: 'open', orderId: session.id, url: session.url };
}

const refund = z.object({ id: z.string(), status: z.string() });

/** The id of a refund that its bank had not decided when it was first answered. */
export function undecidedRefund(answer: StripeAnswer): string | undefined {
  const read = answer.state === 'answered' ? z.safeParse(refund, answer.body).data : undefined;
  return read && undecidedStatuses.includes(read.status) ? read.id : undefined;
}

const undecidedStatuses = ['pending', 'requires_action'];

export function refundOutcome(answer: StripeAnswer): RefundOutcome {
  if (answer.state !== 'answered') return refundFailure(answer);
  if (undecidedRefund(answer)) return { state: 'pending' };
  const { id = '', status } = z.safeParse(refund, answer.body).data ?? {};
  if (status === 'succeeded') return { state: 'refunded', refundId: id };
  if (isFailedRefund({ status })) return { state: 'refused', reason: `refund ${status}` };
  return { state: 'unknown', reason: 'unreadable refund' };
}

/** Its money stayed with us. */
export function isFailedRefund({ status }: { status?: string | null | undefined }): boolean {
  return status === 'failed' || status === 'canceled';
}

function refundFailure({ state, code, reason }: Exclude<StripeAnswer, { state: 'answered' }>): RefundOutcome {
  if (code === 'charge_already_refunded') return { state: 'refunded', refundId: '' };
  return { state: state === 'refused' ? 'refused' : 'unknown', reason };
}
