import type { RideView } from '#contract/rides/rides.ts';
import { Badge } from '#web/ui/badge.tsx';
import { exceptionOf } from '../words/payment-words.ts';

/** Shown for payments that are neither due nor paid. */
export function PaymentMark({ ride }: { ride: RideView }) {
  const exception = exceptionOf(ride);
  return exception ? <Badge tone={exception.tone}>{exception.text}</Badge> : null;
}
