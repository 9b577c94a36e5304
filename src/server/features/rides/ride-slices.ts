import { type Actor, openStatuses, type RideStatus, rideStatuses } from '#domain/ride/ride.ts';

/** A part of the table that one index holds in order. `driverId` null means rides without a driver. */
export type Slice = { status: RideStatus; clientId?: string; driverId?: string | null };

/** Which rides of these statuses somebody may see, cut into slices that an index can read. */
export function slicesFor(actor: Actor, statuses: readonly RideStatus[]): Slice[] {
  return statuses.flatMap((status) => slicesOf(actor, status));
}

function slicesOf(actor: Actor, status: RideStatus): Slice[] {
  if (actor.role === 'client') return [{ status, clientId: actor.id }];
  if (actor.role === 'admin' || status === 'pending') return [{ status }];
  const own = { status, driverId: actor.id };
  return status === 'cancelled' ? [own, { status, driverId: null }] : [own];
}

/** 'pending,accepted' as it comes in a query; undefined when a word is no status. */
export function statusesFrom(text: string): RideStatus[] | undefined {
  const words = text.split(',');
  const known = rideStatuses.filter((status) => words.includes(status));
  return known.length === new Set(words).size ? known : undefined;
}

/** What is still to come is read soonest first, what is over latest first. */
export function isUpcoming(statuses: readonly RideStatus[]): boolean {
  return statuses.every((status) => openStatuses.includes(status));
}
