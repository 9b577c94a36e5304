import type { RideEventView } from '#contract/rides.ts';
import type { Happening } from '#domain/notification/news-of.ts';
import type { RideStatus } from '#domain/ride/ride.ts';
import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';

export type RideEvent = {
  rideId: string;
  actorId: string | null;
  move: Happening;
  from: RideStatus | null;
  to: RideStatus;
  reason?: string | null;
  at: Date;
};

/** Adds a line to the life of a ride, in the transaction that changes it. */
export async function recordRideEvent(db: Db, event: RideEvent): Promise<void> {
  await db
    .insertInto('ride_events')
    .values({
      ride_id: event.rideId,
      actor_id: event.actorId,
      move: event.move,
      from_status: event.from,
      to_status: event.to,
      reason: event.reason ?? null,
      at: event.at,
    })
    .execute();
}

/** The life of a ride, as those who see the ride may read it. */
export async function readRideEvents({ db }: Deps, ride: { id: string }): Promise<RideEventView[]> {
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
