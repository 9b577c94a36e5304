import { estimateFor } from '#domain/pricing/estimate.ts';
import type { Deps } from '#server/deps.ts';
import type { Point } from '#server/ports/places.ts';
import { listPricingRules } from './pricing-rule-repository.ts';
import type { Quote } from './quote.ts';

const QUOTE_MINUTES = 15;

export type MeasuredTrip = { from: Point; to: Point; km: number; minutes: number };

/** Priced on the tenth of a kilometre and the whole minute, so that people can check the sum. */
export async function priceTrip({ db, clock }: Deps, trip: MeasuredTrip, scheduledAt: Date): Promise<Quote> {
  const km = Math.round(trip.km * 10) / 10;
  const minutes = Math.max(1, Math.round(trip.minutes));
  const estimate = estimateFor({ km, minutes }, await listPricingRules(db), scheduledAt);
  return {
    from: trip.from,
    to: trip.to,
    at: scheduledAt.toISOString(),
    km,
    minutes,
    ...estimate,
    expiresAt: new Date(clock().getTime() + QUOTE_MINUTES * 60_000).toISOString(),
  };
}
