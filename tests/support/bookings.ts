import type { BookRideBody } from '#contract/rides/booking-bodies.ts';
import { getRide } from '#contract/rides/rides.calls.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { textOfOptions } from '#contract/sentences/options-text.ts';
import { quoteTrip } from '#contract/trip/places.calls.ts';
import type { DistanceQuery } from '#contract/trip/places.ts';
import { textOfStops } from '#contract/words/stops-text.ts';
import type { Person, Visitor } from './people.ts';

/** A valid booking; each test names its changes. The world's clock is at 2026-05-04 09:30 in Paris. */
export const toOrly = {
  pickupAddress: 'Gare de Lyon, 75012 Paris',
  pickupLat: 48.8443,
  pickupLng: 2.3735,
  destinationAddress: 'Aéroport de Paris-Orly, 94390 Orly',
  destinationLat: 48.7262,
  destinationLng: 2.3652,
  scheduledAt: '2026-05-04T12:00:00.000Z',
};

/** A pending ride. */
export async function booked(client: Person, change: Partial<BookRideBody> = {}): Promise<RideView> {
  return (await client.books(change)).json();
}

/** An accepted ride: from then on it can be paid. */
export async function agreedRide(
  client: Person,
  driver: Person,
  change: Partial<BookRideBody> = {},
): Promise<RideView> {
  return (await driver.accepts(await booked(client, change))).json();
}

/** A ride in progress: from then on its driver may receive cash that the client never declared. */
export async function startedRide(
  client: Person,
  driver: Person,
  change: Partial<BookRideBody> = {},
): Promise<RideView> {
  return (await driver.starts(await agreedRide(client, driver, change))).json();
}

/** Afterwards the client is no newcomer, whose open requests are limited. */
export async function completedRide(client: Person, driver: Person): Promise<RideView> {
  return (await driver.completes(await startedRide(client, driver))).json();
}

export async function rideNow(person: Person, { id }: Pick<RideView, 'id'>): Promise<RideView> {
  return (await person.calls(getRide, { id })).json();
}

/** What the form sends to get a price. */
type Asked = typeof toOrly &
  Pick<BookRideBody, 'allowToll' | 'passengers' | 'luggage' | 'options' | 'stops' | 'kind' | 'hours'>;

export function tripQuery(trip: Asked): DistanceQuery {
  return {
    origins: `${trip.pickupLat},${trip.pickupLng}`,
    originAddress: trip.pickupAddress,
    destinations: `${trip.destinationLat},${trip.destinationLng}`,
    destinationAddress: trip.destinationAddress,
    scheduledAt: trip.scheduledAt,
    ...(trip.allowToll ? { allowToll: 'true' } : {}),
    ...(trip.passengers === undefined ? {} : { passengers: String(trip.passengers) }),
    ...(trip.luggage === undefined ? {} : { luggage: String(trip.luggage) }),
    ...(trip.options === undefined ? {} : { options: textOfOptions(trip.options) }),
    ...(trip.stops === undefined ? {} : { stops: textOfStops(trip.stops) }),
    ...(trip.kind === undefined ? {} : { kind: trip.kind }),
    ...(trip.hours === undefined ? {} : { hours: String(trip.hours) }),
  };
}

export async function quoted(visitor: Visitor, change: Partial<Parameters<typeof tripQuery>[0]> = {}) {
  const query = tripQuery({ ...toOrly, ...change });
  return (await visitor.calls(quoteTrip, { query })).json();
}
