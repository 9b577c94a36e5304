import { openStatuses, type RideFacts } from '../ride/ride.ts';

export const FOLLOW_PATH = '/suivi';

const TWO_HOURS_MS = 2 * 3_600_000;

/** Two hours after the ride; after the time it was meant for, when it did not take place. Null: not yet known. */
export function followLinkEnds({
  status,
  scheduledAt,
  endedAt,
}: Pick<RideFacts, 'status' | 'scheduledAt'> & { endedAt: Date | null }): Date | null {
  if (openStatuses.includes(status)) return null;
  return new Date((endedAt ?? scheduledAt).getTime() + TWO_HOURS_MS);
}

/** A ride that a driver has taken and that is not over is one to share. */
export function isShareable({ status }: Pick<RideFacts, 'status'>): boolean {
  return status === 'accepted' || status === 'in_progress';
}
