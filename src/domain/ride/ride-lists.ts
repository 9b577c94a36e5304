import { parisTime } from '../time/paris.ts';
import { type Actor, openStatuses, type RideFacts, type RideStatus } from './ride.ts';
import { maySeeRide } from './visible-rides.ts';

/** What a list holds: the rides of these statuses that its reader may see, of one day in Paris where it names one. */
export type RideListing = { statuses: readonly RideStatus[]; day?: string | undefined };

/** A driver's day: what is theirs, and what still waits for an answer. */
export const dayStatuses: readonly RideStatus[] = [...openStatuses, 'completed'];

export function isListed(
  { statuses, day }: RideListing,
  ride: Pick<RideFacts, 'status' | 'clientId' | 'driverId' | 'scheduledAt'>,
  reader: Actor,
): boolean {
  if (!statuses.includes(ride.status) || !maySeeRide(reader, ride)) return false;
  return day === undefined || parisTime(ride.scheduledAt).day === day;
}

/** What is still to come is read soonest first, and so is a day; what is over latest first. */
export function isUpcoming({ statuses, day }: RideListing): boolean {
  return day !== undefined || statuses.every((status) => openStatuses.includes(status));
}

/** The place of a ride in a list. Moments are texts in UTC, which sort as the moments do. */
export type RideKey = { scheduledAt: string; id: string };

/** Negative when one comes before the other in this list. */
export function compareInList(listing: RideListing, one: RideKey, other: RideKey): number {
  const sooner = compare(one.scheduledAt, other.scheduledAt) || compare(one.id, other.id);
  return isUpcoming(listing) ? sooner : -sooner;
}

function compare(one: string, other: string): number {
  return Number(one > other) - Number(one < other);
}
