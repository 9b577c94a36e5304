import { sql } from 'kysely';
import { roughRoadBetween } from '#domain/day-plan/road.ts';
import type { Point } from '#domain/geo/great-circle.ts';
import { arrivalTime } from '#domain/ride/schedule.ts';
import { placesOf } from '#server/db/ride-places.ts';
import type { RideRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { driverHours } from '#server/features/availability/index.ts';
import { basePoint } from '#server/features/roads/index.ts';

/** Until then a driver is assumed where the last ride ended; later at their base. */
const NEAR_MS = 2 * 3_600_000;

/** The expression of its index. */
const endedAt = sql<Date>`coalesce(ended_at, scheduled_at)`;

/** When a driver who leaves now is at the pickup, by the rough road; null when one of its ends is unknown. */
export async function expectedArrival(deps: Deps, ride: RideRow, leavesAt: Date): Promise<Date | null> {
  const { pickup } = placesOf(ride);
  if (!pickup || ride.driver_id === null) return null;
  const from = await whereIs(deps, ride.driver_id, leavesAt);
  return from && arrivalTime(leavesAt, roughRoadBetween(from, pickup).minutes);
}

async function whereIs(deps: Deps, driverId: string, at: Date): Promise<Point | null> {
  const { db } = deps;
  const last = await db
    .selectFrom('rides')
    .select(['pickup_lat', 'pickup_lng', 'destination_lat', 'destination_lng'])
    .where('driver_id', '=', driverId)
    .where('status', '=', 'completed')
    .where(endedAt, '>', new Date(at.getTime() - NEAR_MS))
    .orderBy(endedAt, 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last) return placesOf(last).destination;
  const hours = (await driverHours(db, [driverId])).get(driverId);
  return await basePoint(deps, hours?.base ?? null);
}
