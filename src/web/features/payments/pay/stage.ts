import type { RideView } from '#contract/rides/rides.ts';
import { amountDue, awaitsCash, isPayable, isRefundable } from '#domain/payment/payment.ts';
import { isAgreed } from '#domain/ride/ride.ts';
import { paymentFactsOf } from '#web/ride/words/ride-facts.ts';

/** The status of a ride on its payment page; `free`: agreed, and nothing is due. */
export type Stage =
  | 'payable'
  | 'processing'
  | 'paid'
  | 'owed_back'
  | 'refunding'
  | 'refunded'
  | 'not_yet'
  | 'free'
  | 'over';

export function stageOf(ride: RideView): Stage {
  switch (ride.paymentStatus) {
    case 'processing':
    case 'refunding':
    case 'refunded':
      return ride.paymentStatus;
    case 'paid':
      return whenPaid(ride);
    case 'unpaid':
      return whenUnpaid(ride);
  }
}

/** Cash declared for a ride that does not take place is no payment, unless a fee is due. */
function whenPaid(ride: RideView): Stage {
  const facts = paymentFactsOf(ride);
  if (awaitsCash(facts) && amountDue(facts) === 0) return 'over';
  return isRefundable(facts) ? 'owed_back' : 'paid';
}

function whenUnpaid(ride: RideView): Stage {
  if (isPayable(paymentFactsOf(ride))) return 'payable';
  if (ride.status === 'pending') return 'not_yet';
  return isAgreed(ride) ? 'free' : 'over';
}
