import { sql } from 'kysely';
import { fitOf } from '#domain/day-plan/fit.ts';
import { rideStretch, type Stretch } from '#domain/day-plan/stretch.ts';
import type { Point } from '#domain/geo/great-circle.ts';
import { placesOf, roadOf } from '#server/db/ride-places.ts';
import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { driverHours } from '#server/features/availability/index.ts';
import { basePoint } from '#server/features/roads/index.ts';

/** A ride that ended earlier is not where the driver comes from. */
const LOOK_BACK = sql.lit('18 hours');

/**
 * The minutes that the drivers of these rides need to their pickups, by the rough road: from the end of the ride
 * before, else from their base. A ride is left out where neither is known.
 */
export async function driveMinutes(deps: Deps, rideIds: string[], now: Date): Promise<Map<string, number>> {
  if (rideIds.length === 0) return new Map();
  const { db } = deps;
  const planned = await ridesAround(db, rideIds);
  const bases = await basesOf(deps, [...new Set(planned.flatMap(({ driver_id }) => driver_id ?? []))]);
  const roads = planned.flatMap((ride) => {
    const plan = planned
      .filter(({ driver_id }) => driver_id === ride.driver_id)
      .map((other) => stretchOf(other, now));
    const base = bases.get(ride.driver_id ?? '') ?? null;
    const { approach } = fitOf(stretchOf(ride, now), { plan, base, pauseMinutes: 0 });
    return approach ? [[ride.id, approach.minutes] as const] : [];
  });
  return new Map(roads);
}

async function basesOf(deps: Deps, driverIds: string[]): Promise<Map<string, Point | null>> {
  const hours = await driverHours(deps.db, driverIds);
  return new Map(
    await Promise.all([...hours].map(async ([id, { base }]) => [id, await basePoint(deps, base)] as const)),
  );
}

/** These rides, with the rides of their drivers before them. */
async function ridesAround(db: Db, rideIds: string[]) {
  const wanted = db.selectFrom('rides').where('id', 'in', rideIds);
  return await db
    .selectFrom('rides')
    .select(['id', 'driver_id', 'status', 'scheduled_at', 'started_at', 'ended_at'])
    .select(['pickup_lat', 'pickup_lng', 'destination_lat', 'destination_lng', 'stops', 'hire_hours'])
    .select(['distance_km', 'duration_minutes'])
    .where('driver_id', 'in', wanted.select('driver_id'))
    .where('status', 'in', ['accepted', 'in_progress', 'completed'])
    .where(
      'scheduled_at',
      '>=',
      wanted.select(sql<Date>`min(scheduled_at) - interval ${LOOK_BACK}`.as('first')),
    )
    .where(
      'scheduled_at',
      '<=',
      wanted.select(({ fn }) => fn.max('scheduled_at').as('last')),
    )
    .execute();
}

type Planned = Awaited<ReturnType<typeof ridesAround>>[number];

function stretchOf(ride: Planned, now: Date): Stretch {
  const { id, status, scheduled_at: scheduledAt, started_at: startedAt, ended_at: endedAt } = ride;
  const { pickup: from, destination: to } = placesOf(ride);
  return rideStretch(
    { id, status, scheduledAt, startedAt, endedAt, minutes: roadOf(ride).minutes, from, to },
    now,
  );
}
