import { addDays } from '../time/calendar.ts';
import { parisTime } from '../time/paris.ts';
import { type Actor, openStatuses, type RideFacts, type RideStatus } from './ride.ts';
import { maySeeRide } from './visible-rides.ts';

/** The statuses that a list shows its reader; `day` ('YYYY-MM-DD', in Paris) limits it to `days` days, 1 by default. */
export type RideListing = {
  statuses: readonly RideStatus[];
  day?: string | undefined;
  days?: number | undefined;
};

/** A driver's day: their own rides and the pending requests. */
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

/** How many rides the server returns at most for a list of days. */
export function mostRidesOfDays(days = 1): number {
  return days === 1 ? 100 : 600;
}

/** Open rides and lists of a day sort soonest first, closed rides latest first. */
export function isUpcoming({ statuses, day }: RideListing): boolean {
  return day !== undefined || statuses.every((status) => openStatuses.includes(status));
}

/** The sort key of a ride. Moments are UTC texts, which sort like the moments. */
export type RideKey = { scheduledAt: string; id: string };

/** Negative when one comes before the other in this list. */
export function compareInList(listing: RideListing, one: RideKey, other: RideKey): number {
  const sooner = compare(one.scheduledAt, other.scheduledAt) || compare(one.id, other.id);
  return isUpcoming(listing) ? sooner : -sooner;
}

function compare(one: string, other: string): number {
  return Number(one > other) - Number(one < other);
}
