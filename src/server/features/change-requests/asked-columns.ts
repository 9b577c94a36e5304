import { isDeepStrictEqual } from 'node:util';
import type { EditRide } from '#contract/rides/booking-bodies.ts';
import { optionsIn } from '#domain/pricing/option.ts';
import { keepsSteps } from '#domain/ride/way.ts';
import type { StoredChange } from '#server/db/tables/change-request-table.ts';
import type { Quote } from '#server/features/pricing/index.ts';
import {
  extraColumns,
  forgotten,
  forgottenRoute,
  type RideWithPeople,
  tripColumns,
} from '#server/features/rides/index.ts';

type Fact =
  | 'pickup_address'
  | 'destination_address'
  | 'stops'
  | 'hire_hours'
  | keyof ReturnType<typeof extraColumns>;

/** What is asked for, not measured; an extra column that is forgotten here does not compile. */
const facts: Record<Fact, true> = {
  pickup_address: true,
  destination_address: true,
  stops: true,
  hire_hours: true,
  program: true,
  notes: true,
  allow_toll: true,
  passengers: true,
  luggage: true,
  travel_reference: true,
  passenger_name: true,
  passenger_phone: true,
};

/** The trip at its price, and what differs of the rest: the passenger may change while the request waits. */
export function askedColumns(ride: RideWithPeople, body: EditRide, price: Quote): StoredChange {
  const scheduledAt = new Date(body.scheduledAt);
  const { stops, price_lines: _, ...trip } = tripColumns(body, price, scheduledAt);
  const { passenger_name, passenger_phone, ...others } = extraColumns(body);
  const extras = Object.entries(others).filter(
    ([column, value]) => value !== ride[column as keyof RideWithPeople],
  );
  // The name and the number of one person, whoever is noted in between.
  const isOther = passenger_name !== ride.passenger_name || passenger_phone !== ride.passenger_phone;
  return {
    ...trip,
    ...Object.fromEntries(extras),
    ...(body.passenger !== undefined && isOther ? { passenger_name, passenger_phone } : {}),
    stops: JSON.parse(stops ?? '[]'),
    price_lines: price.lines,
    scheduled_at: scheduledAt.toISOString(),
    cancellation_terms: agreedTerms(ride, price),
    price_rule_name: price.ruleName ?? null,
    price_to_confirm: price.toConfirm,
    hire_hours: price.asked.hours ?? null,
  };
}

/** A price that nobody was shown leaves the free minutes as they were agreed. */
function agreedTerms({ cancellation_terms: before }: RideWithPeople, { terms }: Quote) {
  if (!terms) return null;
  const freeMinutes = terms.freeMinutes ?? before?.freeMinutes;
  return freeMinutes === undefined ? terms : { ...terms, freeMinutes };
}

/** Another price for the same trip is nothing to ask for. */
export function changesNothing(ride: RideWithPeople, change: StoredChange): boolean {
  const options = optionsIn(change.price_lines ?? ride.price_lines);
  return (
    new Date(change.scheduled_at).getTime() === ride.scheduled_at.getTime() &&
    isDeepStrictEqual(options, optionsIn(ride.price_lines)) &&
    (Object.keys(facts) as Fact[]).every(
      (fact) => !(fact in change) || isDeepStrictEqual(change[fact], ride[fact]),
    )
  );
}

/** What an accepted change writes, and what it resets. */
export function changedColumns(ride: RideWithPeople, change: StoredChange) {
  return {
    ...writtenColumns(change),
    ...forgottenLanding(ride, change),
    ...forgottenSteps(ride, change),
    ...forgottenRoute(ride, change),
  };
}

/** As they are written: agreed on, and therefore no longer to confirm. */
function writtenColumns({ stops, price_lines, scheduled_at, ...change }: StoredChange) {
  return {
    ...change,
    scheduled_at: new Date(scheduled_at),
    stops: JSON.stringify(stops ?? []),
    price_lines: JSON.stringify(price_lines ?? []),
    price_to_confirm: false,
    price_reason: null,
  };
}

/** A landing was noted for the former time and place: another one resets it. */
function forgottenLanding(ride: RideWithPeople, change: StoredChange) {
  const { isElsewhere, from, to } = moved(ride, change);
  return isElsewhere || from.getTime() !== to.getTime() ? { landed_at: null, luggage_at: null } : {};
}

/** Resets the steps as a hand-over does. */
function forgottenSteps(ride: RideWithPeople, change: StoredChange) {
  return keepsSteps(moved(ride, change)) ? {} : forgotten.hand_over;
}

function moved(ride: RideWithPeople, change: StoredChange) {
  return {
    isElsewhere: (change.pickup_address ?? ride.pickup_address) !== ride.pickup_address,
    from: ride.scheduled_at,
    to: new Date(change.scheduled_at),
  };
}
