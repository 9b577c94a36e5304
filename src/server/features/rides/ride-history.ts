import type { RideEventView } from '#contract/rides.ts';
import type { RideEventKind } from '#domain/notification/notifications-for.ts';
import type { RideStatus } from '#domain/ride/ride.ts';
import { namedQuery } from '#server/db/named-query.ts';
import type { Db, UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { enqueueNotifications } from '#server/features/notifications/index.ts';
import { liveNotice, rideChanged } from '#server/live/live-event.ts';

export type RideEvent = {
  /** With its driver after the change. */
  ride: { id: string; client_id: string; driver_id: string | null };
  /** Null when the platform itself acts. */
  actor: UserRow | null;
  kind: RideEventKind;
  from: RideStatus | null;
  to: RideStatus;
  reason?: string | null;
  /** Who had the ride before it was handed over. */
  formerDriverId?: string | null | undefined;
  at: Date;
};

const writeEvent = namedQuery(
  'write-ride-event',
  `with written as (
     insert into ride_events (ride_id, actor_id, move, from_status, to_status, reason, at)
     values ($1, $2, $3, $4, $5, $6, $7) returning id)
   insert into notices (notice) select $8 from written returning array[notice] as notices`,
);

/** Adds a line to the history of a ride and enqueues its notifications, in the transaction that changes the ride. */
export async function recordRideEvent(deps: Deps, trx: Db, event: RideEvent): Promise<void> {
  const { ride, actor, kind, from, to, reason = null, formerDriverId, at } = event;
  const what = { move: kind, by: actor?.id ?? null };
  const frame = liveNotice(rideChanged(ride, from === null ? [to] : [from, to], what));
  await writeEvent(trx, ride.id, actor?.id ?? null, kind, from, to, reason, at, frame);
  const by = actor?.role ?? 'system';
  await enqueueNotifications(deps, trx, { rideId: ride.id, kind, from, by, formerDriverId, at });
}

/** The history of a ride, for those who may see the ride. */
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
