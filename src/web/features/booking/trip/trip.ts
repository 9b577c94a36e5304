import type { DistanceView } from '#contract/trip/places.ts';
import { arrivalTime } from '#domain/ride/schedule.ts';

/** A measured trip and its price. Without a `quoteId` it is a rough estimate that cannot be ordered. */
export type Trip = Pick<
  DistanceView,
  | 'distance'
  | 'duration'
  | 'co2e'
  | 'price'
  | 'vat'
  | 'priceLines'
  | 'priceToConfirm'
  | 'cancellationTerms'
  | 'freeMinutes'
  | 'pickupKnown'
  | 'destinationKnown'
  | 'stopsKnown'
  | 'path'
> &
  Partial<Pick<DistanceView, 'ruleName'>> & { quoteId: string | undefined };

/** A hire without an hourly rule has no price to show: the driver names it before accepting. */
export function isUnpricedHire({ priceToConfirm, ruleName }: Trip, hours: number | null): boolean {
  return hours !== null && priceToConfirm && !ruleName;
}

/** A trip that can be ordered: what the server stores is what was shown. */
export type QuotedTrip = Trip & { quoteId: string };

/** Every price is in one of these three states. */
export type PriceState = 'estimate' | 'to_confirm' | 'guaranteed';

export function priceStateOf(trip: Trip): PriceState {
  if (!isQuoted(trip)) return 'estimate';
  return trip.priceToConfirm ? 'to_confirm' : 'guaranteed';
}

export function isQuoted(trip: Trip): trip is QuotedTrip {
  return trip.quoteId !== undefined;
}

export function hasUnknownPlace({ pickupKnown, destinationKnown, stopsKnown }: Trip): boolean {
  return !pickupKnown || !destinationKnown || stopsKnown.includes(false);
}

/** The arrival, for a departure at this time. */
export function arrivalOf(trip: Trip | undefined, moment: Date | undefined): Date | undefined {
  if (!moment || !trip || trip.duration === null) return undefined;
  return arrivalTime(moment, Math.round(trip.duration));
}
