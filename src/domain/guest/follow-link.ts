import { isPlanned, openStatuses, type RideFacts } from '../ride/ride.ts';

export const FOLLOW_PATH = '/suivi';

const TWO_HOURS_MS = 2 * 3_600_000;

/** Two hours after the ride; after its planned time when it did not take place. Null: not known yet. */
export function followLinkEnds({
  status,
  scheduledAt,
  endedAt,
}: Pick<RideFacts, 'status' | 'scheduledAt'> & { endedAt: Date | null }): Date | null {
  if (openStatuses.includes(status)) return null;
  return new Date((endedAt ?? scheduledAt).getTime() + TWO_HOURS_MS);
}

/** Only a ride with a driver that is not over can be shared. */
export function isShareable(ride: Pick<RideFacts, 'status'>): boolean {
  return isPlanned(ride);
}
