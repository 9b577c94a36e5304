import type { RideView } from '#contract/rides.ts';
import { Badge } from '#web/ui/badge.tsx';
import { exceptionOf } from '../words/payment-words.ts';

/** Shown while a payment is anything else than to come or done. */
export function PaymentMark({ ride }: { ride: RideView }) {
  const exception = exceptionOf(ride);
  return exception ? <Badge tone={exception.tone}>{exception.text}</Badge> : null;
}
