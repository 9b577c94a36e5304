import type { DistanceView } from '#contract/places.ts';
import type { Deps } from '#server/deps.ts';
import type { Road } from '#server/ports/places.ts';
import { presentQuote } from './present-quote.ts';
import { type MeasuredTrip, priceTrip } from './price-trip.ts';

/** The price of a trip for the form, with a quote that guarantees it for a while. */
export async function quoteTrip(
  deps: Deps,
  road: MeasuredTrip & Road,
  scheduledAt: Date,
): Promise<DistanceView> {
  return presentQuote(deps, await priceTrip(deps, road, scheduledAt), road);
}
