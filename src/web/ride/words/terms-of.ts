import type { RideView } from '#contract/rides/rides.ts';
import type { TermedRide } from '#contract/sentences/cancellation-words.fr.ts';
import { paymentFactsOf } from './ride-facts.ts';

/** A ride with the terms that were agreed on with its order; undefined without any. */
export function termsOf(ride: RideView): TermedRide | undefined {
  const { terms, scheduledAt, estimatedCents } = paymentFactsOf(ride);
  return terms ? { terms, scheduledAt, estimatedCents } : undefined;
}
