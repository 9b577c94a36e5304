import { sql } from 'kysely';
import type { RideRoadView } from '#contract/rides/rides.ts';
import { pointsOf } from '#server/db/ride-places.ts';
import type { RideRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { measureWay } from '#server/features/pricing/index.ts';

type Path = RideRoadView['path'];

/**
 * The roads on the maps: stored once they were measured, only their points while the maps service is unavailable,
 * and nothing when a place is unknown.
 */
export async function readRideRoads(deps: Deps, rides: readonly RideRow[]): Promise<RideRoadView[]> {
  const ids = rides.map(({ id }) => id);
  if (ids.length === 0) return [];
  const known = await deps.db
    .selectFrom('ride_roads')
    .select(['ride_id', 'path'])
    .where('ride_id', 'in', ids)
    .execute();
  const paths = new Map(known.map(({ ride_id, path }) => [ride_id, path]));
  return await Promise.all(
    rides.map(async (ride) => ({
      id: ride.id,
      path: paths.get(ride.id) ?? (await measuredPath(deps, ride)),
    })),
  );
}

async function measuredPath({ db, places }: Deps, ride: RideRow): Promise<Path> {
  const points = pointsOf(ride);
  if (!points || ride.hire_hours !== null) return [];
  const road = await measureWay(places, points, { allowToll: ride.allow_toll }).catch(() => undefined);
  if (!road || road.estimated) return points.map(({ lat, lng }) => [lat, lng]);
  // Not for a ride that was edited during the measurement.
  await sql`
    insert into ride_roads (ride_id, path)
    select id, ${JSON.stringify(road.path)}::jsonb from rides where id = ${ride.id} and version = ${ride.version}
    on conflict (ride_id) do nothing`.execute(db);
  return road.path;
}
