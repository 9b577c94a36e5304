import { sql } from 'kysely';
import { knownPoint } from '#domain/geo/known-point.ts';
import { freeMinutesAt, freeWaitEnd } from '#domain/pricing/waiting.ts';
import { usualWaiting, type WaitingTerms } from '#domain/pricing/waiting-terms.ts';
import { countedArrival } from '#domain/ride/way.ts';
import type { RideRow } from './schema.ts';

type Times = Pick<
  RideRow,
  | 'on_the_way_at'
  | 'on_the_way_phone_at'
  | 'arrived_at'
  | 'arrived_phone_at'
  | 'scheduled_at'
  | 'free_minutes'
  | 'landed_at'
>;

/** The free minutes in force, for a ride whose driver has not said to be there; read once for a statement. */
export const minutesNow = [
  sql<number>`coalesce((select station_minutes from waiting_terms), ${sql.lit(usualWaiting.stationMinutes)})`.as(
    'station_minutes_now',
  ),
  sql<number>`coalesce((select other_minutes from waiting_terms), ${sql.lit(usualWaiting.otherMinutes)})`.as(
    'other_minutes_now',
  ),
] as const;

export type MinutesNow = { station_minutes_now: number; other_minutes_now: number };

/** The phone time of a step taken without network, else the server's time. */
export function shownSteps(ride: Omit<Times, 'scheduled_at' | 'free_minutes' | 'landed_at'>) {
  return {
    onTheWayAt: ride.on_the_way_phone_at ?? ride.on_the_way_at,
    arrivedAt: ride.arrived_phone_at ?? ride.arrived_at,
  };
}

/** Until when a driver who is there waits for nothing. */
export function freeWaitingUntil(ride: Times): Date | null {
  return ride.arrived_at && ride.free_minutes !== null ? freeAfter(ride, ride.free_minutes) : null;
}

/** As they were said at the arrival, or with the order; else those in force. */
export function freeMinutesOf(
  ride: Pick<RideRow, 'free_minutes' | 'cancellation_terms' | 'pickup_lat' | 'pickup_lng'>,
  inForce: Omit<WaitingTerms, 'price'>,
): number {
  const pickup = knownPoint(ride.pickup_lat, ride.pickup_lng);
  return ride.free_minutes ?? ride.cancellation_terms?.freeMinutes ?? freeMinutesAt(pickup, inForce);
}

/** From when a client who did not come is absent; without an arrival the departure and the landing count. */
export function absentFrom(ride: Times & MinutesNow & Parameters<typeof freeMinutesOf>[0]): Date {
  const { station_minutes_now: stationMinutes, other_minutes_now: otherMinutes } = ride;
  return freeAfter(ride, freeMinutesOf(ride, { stationMinutes, otherMinutes }));
}

function freeAfter(ride: Times, freeMinutes: number): Date {
  return freeWaitEnd({
    scheduledAt: ride.scheduled_at,
    arrivedAt: countedArrival(ride.arrived_at, ride.arrived_phone_at),
    landedAt: ride.landed_at,
    freeMinutes,
  });
}
