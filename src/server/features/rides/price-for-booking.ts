import type { BookRide } from '#contract/rides.ts';
import { CENTRE_OF_PARIS } from '#domain/geo/centre-of-paris.ts';
import type { Deps } from '#server/deps.ts';
import { isForTrip, openQuote, priceTrip, type Quote, quoteTrip } from '#server/features/pricing/index.ts';
import { AppError } from '#server/http/errors.ts';
import type { Point } from '#server/ports/places.ts';

export type BookingPrice = Quote & { placesKnown: boolean };

/** The price of a valid quote; else the current price, for the trip as the server measures it. */
export async function priceForBooking(deps: Deps, body: BookRide, scheduledAt: Date): Promise<BookingPrice> {
  const [from, to] = [
    pointOf(body.pickupLat, body.pickupLng),
    pointOf(body.destinationLat, body.destinationLng),
  ];
  const trip = { from: from ?? CENTRE_OF_PARIS, to: to ?? CENTRE_OF_PARIS, scheduledAt };
  const placesKnown = from !== undefined && to !== undefined;
  if (body.quoteId === undefined) return { ...(await priceNow(deps, trip)), placesKnown };

  const quote = openQuote(deps.secrets, body.quoteId, deps.clock());
  if (quote && isForTrip(quote, trip)) return { ...quote, placesKnown };
  const road = await deps.places.measure(trip.from, trip.to);
  throw new AppError('quote_stale', { quote: await quoteTrip(deps, { ...trip, ...road }, scheduledAt) });
}

async function priceNow(deps: Deps, trip: { from: Point; to: Point; scheduledAt: Date }): Promise<Quote> {
  const road = await deps.places.measure(trip.from, trip.to);
  return await priceTrip(deps, { from: trip.from, to: trip.to, ...road }, trip.scheduledAt);
}

function pointOf(lat: number | null | undefined, lng: number | null | undefined): Point | undefined {
  return typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : undefined;
}
