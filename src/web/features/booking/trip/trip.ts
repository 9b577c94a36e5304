import type { DistanceView } from '#contract/places.ts';
import { arrivalTime } from '#domain/ride/schedule.ts';

/** A measured trip and its price. Without a `quoteId` the price is not binding. */
export type Trip = Pick<
  DistanceView,
  'distance' | 'price' | 'priceLines' | 'priceToConfirm' | 'estimated' | 'path'
> & {
  duration: number | null;
  quoteId: string | undefined;
};

/** The arrival, for a departure at this time. */
export function arrivalOf(trip: Trip | undefined, moment: Date | undefined): Date | undefined {
  if (!moment || !trip || trip.duration === null) return undefined;
  return arrivalTime(moment, Math.round(trip.duration));
}
