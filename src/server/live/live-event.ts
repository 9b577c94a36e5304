import { randomUUID } from 'node:crypto';
import type { ServerFrame } from '#contract/live.ts';
import type { Role } from '#domain/account/roles.ts';
import type { RideStatus } from '#domain/ride/ride.ts';
import type { RideEventKind } from '#domain/ride/ride-event-kind.ts';
import { audienceOf } from '#domain/ride/visible-rides.ts';
import { announceChange, noticeOf } from '#server/db/announce-change.ts';
import type { Db } from '#server/db/schema.ts';

export const LIVE = 'live';

/** A frame for connected users of any instance: users by id, or all of a role. */
export type LiveEvent = { to: string[]; roles: Role[]; frame: ServerFrame };

export function rideChanged(
  ride: { id: string; client_id: string; driver_id: string | null },
  beforeAndAfter: readonly RideStatus[],
  what: { move?: RideEventKind; by?: string | null } = {},
): LiveEvent {
  const people = { clientId: ride.client_id, driverId: ride.driver_id };
  const { people: to, roles } = audienceOf(people, beforeAndAfter);
  const named = what.move ? { ...what, event: randomUUID() } : what;
  return { to, roles, frame: { type: 'ride_changed', rideId: ride.id, ...named } };
}

/** For a statement that writes its notice itself. The id is at the end, where older instances do not mind it. */
export function liveNotice(event: LiveEvent): string {
  return noticeOf(LIVE, withId(event));
}

/** Sent after the commit, when in a transaction. */
export async function announceLive(db: Db, event: LiveEvent): Promise<void> {
  await announceChange(db, LIVE, withId(event));
}

function withId(event: LiveEvent): string {
  return JSON.stringify({ ...event, id: randomUUID() });
}

export function eventFrom(argument: string): LiveEvent {
  return JSON.parse(argument) as LiveEvent;
}
