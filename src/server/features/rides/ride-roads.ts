import { sql } from 'kysely';
import type { RideRoadView } from '#contract/rides.ts';
import { placesOf } from '#server/db/ride-places.ts';
import type { RideRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';

type Path = RideRoadView['path'];

/**
 * The roads on the maps: stored once they were measured, only their two ends while the maps service is unavailable,
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
  const { pickup: from, destination: to } = placesOf(ride);
  if (!from || !to) return [];
  const road = await places.measure(from, to, { allowToll: ride.allow_toll }).catch(() => undefined);
  if (!road || road.estimated)
    return [
      [from.lat, from.lng],
      [to.lat, to.lng],
    ];
  // Not for a ride that was edited during the measurement.
  await sql`
    insert into ride_roads (ride_id, path)
    select id, ${JSON.stringify(road.path)}::jsonb from rides where id = ${ride.id} and version = ${ride.version}
    on conflict (ride_id) do nothing`.execute(db);
  return road.path;
}
