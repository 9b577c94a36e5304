import { sql } from 'kysely';
import type { RideRoadView } from '#contract/rides.ts';
import { placesOf } from '#server/db/ride-places.ts';
import type { RideRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';

/**
 * The road on the map: stored once it was measured, only its two ends while the maps service is unavailable, and
 * nothing when a place is unknown.
 */
export async function readRideRoad({ db, places }: Deps, ride: RideRow): Promise<RideRoadView> {
  const known = await db
    .selectFrom('ride_roads')
    .select('path')
    .where('ride_id', '=', ride.id)
    .executeTakeFirst();
  if (known) return { path: known.path };

  const { pickup: from, destination: to } = placesOf(ride);
  if (!from || !to) return { path: [] };
  const road = await places.measure(from, to, { allowToll: ride.allow_toll }).catch(() => undefined);
  if (!road || road.estimated)
    return {
      path: [
        [from.lat, from.lng],
        [to.lat, to.lng],
      ],
    };
  // Not for a ride that was edited during the measurement.
  await sql`
    insert into ride_roads (ride_id, path)
    select id, ${JSON.stringify(road.path)}::jsonb from rides where id = ${ride.id} and version = ${ride.version}
    on conflict (ride_id) do nothing`.execute(db);
  return { path: road.path };
}
