import type { RideEventView } from '#contract/rides.ts';
import type { Db } from '#server/db/schema.ts';

/** The history of a ride, for those who may see the ride. */
export async function readRideEvents({ db }: { db: Db }, ride: { id: string }): Promise<RideEventView[]> {
  const rows = await db
    .selectFrom('ride_events')
    .leftJoin('users', 'users.id', 'ride_events.actor_id')
    .select(['move', 'from_status', 'to_status', 'reason', 'at', 'users.role', 'users.first_name'])
    .where('ride_id', '=', ride.id)
    .orderBy('ride_events.id')
    .execute();
  return rows.map((row) => ({
    move: row.move,
    from: row.from_status,
    to: row.to_status,
    reason: row.reason,
    at: row.at.toISOString(),
    by: row.role && { role: row.role, firstName: row.first_name ?? '' },
  }));
}
