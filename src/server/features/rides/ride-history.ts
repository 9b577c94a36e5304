import type { RideStatus } from '#domain/ride/ride.ts';
import type { Db } from '#server/db/schema.ts';

export type RideEvent = {
  rideId: string;
  actorId: string | null;
  move: string;
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
