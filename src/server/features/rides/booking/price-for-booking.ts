import type { BookRide } from '#contract/rides/booking-bodies.ts';
import { knownPoint } from '#domain/geo/known-point.ts';
import { isSamePlace } from '#domain/geo/same-place.ts';
import type { Deps } from '#server/deps.ts';
import {
  checkDepartures,
  confirmedOutsideHours,
  type PlanOfDriver,
  wantedDeparture,
} from '#server/features/availability/index.ts';
import {
  type AskedTrip,
  askedEnds,
  askedStops,
  isForTrip,
  openQuote,
  priceTrip,
  type Quote,
  quoteTrip,
} from '#server/features/pricing/index.ts';
import { AppError } from '#server/http/errors.ts';

/** From the order, or from the ride as it was. */
type TripChoices = Pick<AskedTrip, 'allowToll' | 'passengers' | 'luggage' | 'options' | 'stops' | 'hours'> & {
  scheduledAt: Date;
};

/** For a new order: what it leaves out has its default. */
export function choicesOf(body: BookRide): TripChoices {
  const { allowToll = false, passengers = 1, luggage = 0, options = {}, stops = [], hours = null } = body;
  const scheduledAt = new Date(body.scheduledAt);
  return { scheduledAt, allowToll, passengers, luggage, options, stops: askedStops(stops), hours };
}

/**
 * The price of a valid quote; else the current price, which the client has not seen and the driver confirms. A driver
 * who orders confirms what lies outside all hours.
 */
export async function priceForBooking(
  deps: Deps,
  body: BookRide,
  choices: TripChoices,
  isByDriver = false,
): Promise<Quote> {
  const trip = askedTrip(body, choices);
  if (trip.hours === null && goesNowhere(trip)) throw new AppError('same_place');
  if (body.quoteId === undefined) return { ...(await priceTrip(deps, trip)).quote, toConfirm: true };

  const quote = openQuote(deps.secrets, body.quoteId, deps.clock());
  if (quote && isForTrip(quote, trip)) return quote;
  const settle = confirmedOutsideHours(deps, async () => isByDriver);
  throw new AppError('quote_stale', { quote: await quoteTrip(deps, trip, settle) });
}

/** Two places after each other that are one; a way with stops may come back to where it began. */
function goesNowhere({ from, to, stops }: AskedTrip): boolean {
  const way = [from, ...stops, to];
  return way.slice(1).some((place, index) => isSamePlace(way[index] ?? from, place));
}

type Priced = { body: Pick<BookRide, 'scheduledAt'>; price: Quote };

/** A price at a possible moment, and the plans that make it possible. */
export type AvailablePrice = { price: Quote; plans: PlanOfDriver[] };

/** For rides that are ordered together; to confirm outside the hours, where the operator chose so. */
export async function availablePrices(deps: Deps, rides: readonly Priced[]): Promise<AvailablePrice[]> {
  const wanted = rides.map(({ body, price }) => wantedDeparture(new Date(body.scheduledAt), price));
  const accepted = await checkDepartures(deps, wanted);
  return rides.map(({ price }, index) => {
    const { toConfirm = false, plans = [] } = accepted[index] ?? {};
    return { price: toConfirm ? { ...price, toConfirm } : price, plans };
  });
}

export async function availablePrice(deps: Deps, ride: Priced): Promise<AvailablePrice> {
  const [available] = await availablePrices(deps, [ride]);
  return available ?? { price: ride.price, plans: [] };
}

export function askedTrip(body: BookRide, { scheduledAt, ...choices }: TripChoices): AskedTrip {
  const from = { address: body.pickupAddress, point: knownPoint(body.pickupLat, body.pickupLng) };
  const to = {
    address: body.destinationAddress ?? '',
    point: knownPoint(body.destinationLat, body.destinationLng),
  };
  return { ...askedEnds(from, to), at: scheduledAt.toISOString(), ...choices };
}
