import type { RideEventView } from '#contract/rides/rides.ts';
import type { Db } from '#server/db/schema.ts';

/** The history of a ride, for those who may see the ride. */
export async function readRideEvents(deps: { db: Db }, ride: { id: string }): Promise<RideEventView[]> {
  return (await readEventsOfRides(deps, [ride])).get(ride.id) ?? [];
}

/** By the id of each ride, in one statement. */
export async function readEventsOfRides(
  { db }: { db: Db },
  rides: readonly { id: string }[],
): Promise<Map<string, RideEventView[]>> {
  const events = new Map<string, RideEventView[]>(rides.map(({ id }) => [id, []]));
  for (const row of await eventRows(db, [...events.keys()])) events.get(row.ride_id)?.push(presentEvent(row));
  return events;
}

type EventRow = Awaited<ReturnType<typeof eventRows>>[number];

async function eventRows(db: Db, rideIds: string[]) {
  if (rideIds.length === 0) return [];
  return await db
    .selectFrom('ride_events')
    .leftJoin('users', 'users.id', 'ride_events.actor_id')
    .select(['ride_id', 'move', 'from_status', 'to_status', 'reason', 'at', 'users.role', 'users.first_name'])
    .where('ride_id', 'in', rideIds)
    .orderBy('ride_events.id')
    .execute();
}

function presentEvent(row: EventRow): RideEventView {
  return {
    move: row.move,
    from: row.from_status,
    to: row.to_status,
    reason: row.reason,
    at: row.at.toISOString(),
    by: row.role && { role: row.role, firstName: row.first_name ?? '' },
  };
}
