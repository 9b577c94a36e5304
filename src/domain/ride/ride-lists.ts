import { addDays } from '../time/calendar.ts';
import { parisTime } from '../time/paris.ts';
import { type Actor, openStatuses, type RideFacts, type RideStatus } from './ride.ts';
import { maySeeRide } from './visible-rides.ts';

/**
 * What a list holds: the rides of these statuses that its reader may see; where it names a day in Paris, of this day, or
 * of so many days from it on.
 */
export type RideListing = {
  statuses: readonly RideStatus[];
  day?: string | undefined;
  days?: number | undefined;
};

/** A driver's day: what is theirs, and what still waits for an answer. */
export const dayStatuses: readonly RideStatus[] = [...openStatuses, 'completed'];

export function isListed(
  { statuses, day, days = 1 }: RideListing,
  ride: Pick<RideFacts, 'status' | 'clientId' | 'driverId' | 'scheduledAt'>,
  reader: Actor,
): boolean {
  if (!statuses.includes(ride.status) || !maySeeRide(reader, ride)) return false;
  if (day === undefined) return true;
  const { day: own } = parisTime(ride.scheduledAt);
  return own >= day && own < addDays(day, days);
}

/** The server cuts a list of days here. */
export function mostRidesOfDays(days = 1): number {
  return days === 1 ? 100 : 600;
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
