import { sql } from 'kysely';
import { busyStretch, type PlannedRide, rideStretch, type Stretch } from '#domain/day-plan/stretch.ts';
import { agreedStatuses } from '#domain/ride/ride.ts';
import { placesOf, roadOf } from '#server/db/ride-places.ts';
import type { RideRow, UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { busyTimesBetween } from '#server/features/calendars/index.ts';
import { type RideWithPeople, selectRides, slicesFor } from '#server/features/rides/index.ts';

/** How far a neighbouring ride may be: the longest hire, and a night around it. */
const NEAR_HOURS = 36;
const NEAR_MS = NEAR_HOURS * 3_600_000;
const MOST_RIDES = 500;

/** What occupies a driver around these moments: rides by id, and the whole plan. */
export type DriverDay = { rides: ReadonlyMap<string, RideWithPeople>; plan: Stretch[] };

export async function readDriverDay(
  { db, clock }: Deps,
  driver: UserRow,
  moments: readonly Date[],
): Promise<DriverDay> {
  const times = moments.map((moment) => moment.getTime());
  const from = new Date(Math.min(...times) - NEAR_MS);
  const to = new Date(Math.max(...times) + NEAR_MS);
  const [rides, busy] = await Promise.all([
    selectRides(db, {
      slices: slicesFor(driver, agreedStatuses),
      upcoming: true,
      limit: MOST_RIDES,
      between: { from, to },
      filter: sql`and exists (
        select from unnest(${moments.map((moment) => moment.toISOString())}::timestamptz[]) as asked (at)
        where scheduled_at between asked.at - ${sql.lit(NEAR_HOURS)} * interval '1 hour'
          and asked.at + ${sql.lit(NEAR_HOURS)} * interval '1 hour')`,
    }).execute(),
    busyTimesBetween(db, [driver.id], from, to),
  ]);
  const now = clock();
  return {
    rides: new Map(rides.map((ride) => [ride.id, ride])),
    plan: [
      ...rides.map((ride) => stretchOf(ride, now)),
      ...busy.map(({ startsAt, endsAt }) => busyStretch({ id: startsAt.toISOString(), startsAt, endsAt })),
    ],
  };
}

/** Where and when a ride occupies its driver, seen from now. */
export function stretchOf(ride: RideRow, now: Date): Stretch {
  return rideStretch(plannedRide(ride), now);
}

function plannedRide(ride: RideRow): PlannedRide {
  const { pickup, destination } = placesOf(ride);
  return {
    id: ride.id,
    status: ride.status,
    scheduledAt: ride.scheduled_at,
    startedAt: ride.started_at,
    endedAt: ride.ended_at,
    minutes: roadOf(ride).minutes,
    from: pickup,
    to: destination,
  };
}
