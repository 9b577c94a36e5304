import type { DistanceView } from '#contract/places.ts';
import type { Deps } from '#server/deps.ts';
import { presentQuote } from './present-quote.ts';
import { priceTrip } from './price-trip.ts';
import type { AskedTrip } from './quote.ts';

/** The price of a trip for the form, with a quote that guarantees it for a while. */
export async function quoteTrip(deps: Deps, asked: AskedTrip): Promise<DistanceView> {
  return presentQuote(deps, await priceTrip(deps, asked));
}
