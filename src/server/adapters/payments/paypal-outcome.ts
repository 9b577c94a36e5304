import * as z from 'zod/mini';
import type { OpenOutcome, RefundOutcome } from '#server/ports/payment-provider.ts';
import type { PaypalAnswer } from './ask-paypal.ts';
import { isClearRefusal, issueIn, reasonOf } from './paypal-refusal.ts';

const opened = z.object({
  id: z.string(),
  links: z.optional(z.array(z.object({ rel: z.string(), href: z.string() }))),
});

/** The client pays in a window that PayPal's script opens; without a script, on PayPal's page. */
export function openOutcome(answer: PaypalAnswer): OpenOutcome {
  if (answer.state === 'no_login' || isClearRefusal(answer)) return refused(answer);
  const order = z.safeParse(opened, accepted(answer)).data;
  if (!order) return unknown(answer);
  const page = order.links?.find(({ rel }) => rel === 'payer-action' || rel === 'approve');
  return { state: 'open', orderId: order.id, url: page?.href ?? null };
}

const refund = z.object({
  id: z.string(),
  status: z.enum(['COMPLETED', 'PENDING', 'FAILED', 'CANCELLED']),
});

export function refundOutcome(answer: PaypalAnswer): RefundOutcome {
  if (issueIn(answer) === 'CAPTURE_FULLY_REFUNDED') return { state: 'refunded', refundId: '' };
  // PayPal forgets a key after 45 days, but no number: this very request was made before.
  if (issueIn(answer) === 'DUPLICATE_INVOICE_ID') return unknown(answer);
  if (isClearRefusal(answer)) return refused(answer);
  const read = z.safeParse(refund, accepted(answer)).data;
  switch (read?.status) {
    case 'COMPLETED':
      return { state: 'refunded', refundId: read.id };
    case 'PENDING':
      return { state: 'pending' };
    case 'FAILED':
    case 'CANCELLED':
      return { state: 'refused', reason: `refund ${read.status}` };
    case undefined:
      return unknown(answer);
  }
}

function accepted(answer: PaypalAnswer): unknown {
  return answer.state === 'answered' && [200, 201].includes(answer.status) ? answer.body : undefined;
}

function refused(answer: PaypalAnswer) {
  return { state: 'refused' as const, reason: reasonOf(answer) };
}

function unknown(answer: PaypalAnswer) {
  return { state: 'unknown' as const, reason: reasonOf(answer) };
}
