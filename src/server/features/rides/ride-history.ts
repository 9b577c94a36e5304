import type { RideEventView } from '#contract/rides.ts';
import type { Happening } from '#domain/notification/news-of.ts';
import type { RideStatus } from '#domain/ride/ride.ts';
import { CHANNEL } from '#server/db/change-feed.ts';
import { namedQuery } from '#server/db/named-query.ts';
import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { type LiveEvent, liveNotice } from '#server/live/live-event.ts';

export type RideEvent = {
  /** With the driver it has once the change is made. */
  ride: { id: string; client_id: string; driver_id: string | null };
  actorId: string | null;
  move: Happening;
  from: RideStatus | null;
  to: RideStatus;
  reason?: string | null;
  at: Date;
};

const writeEvent = namedQuery(
  'write-ride-event',
  `with written as (
     insert into ride_events (ride_id, actor_id, move, from_status, to_status, reason, at)
     values ($1, $2, $3, $4, $5, $6, $7) returning id)
   select pg_notify('${CHANNEL}', $8) from written`,
);

/** Adds a line to the life of a ride, in the transaction that changes it; whoever looks at the ride learns of it. */
export async function recordRideEvent(db: Db, event: RideEvent): Promise<void> {
  const { ride, actorId, move, from, to, reason = null, at } = event;
  await writeEvent(db, ride.id, actorId, move, from, to, reason, at, liveNotice(rideChanged(event)));
}

/** Requests are every driver's business: when one comes, changes or goes, all their lists do. */
function rideChanged({ ride, from, to }: RideEvent): LiveEvent {
  const isRequest = from === 'pending' || to === 'pending';
  return {
    to: [ride.client_id, ...(ride.driver_id ? [ride.driver_id] : [])],
    roles: isRequest ? ['admin', 'driver'] : ['admin'],
    frame: { type: 'ride_changed', rideId: ride.id },
  };
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
