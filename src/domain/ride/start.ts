import type { Actor, RideFacts } from './ride.ts';
import { isDriverOf } from './ride-policy.ts';

const EARLY_MS = 30 * 60_000;

/** How long a start can be undone on the screen. */
export const UNDO_START_MS = 10_000;
/** The server waits a little longer, for the request on its way; until then nobody is told of the start. */
export const START_IS_FINAL_AFTER_MS = UNDO_START_MS + 2_000;

/** More than half an hour before its time, a start is more often a slip than a wish. */
export function isEarlyStart({ scheduledAt }: Pick<RideFacts, 'scheduledAt'>, now: Date): boolean {
  return scheduledAt.getTime() - now.getTime() > EARLY_MS;
}

export function isJustStarted({ startedAt }: Pick<RideFacts, 'startedAt'>, now: Date): boolean {
  return startedAt !== null && now.getTime() - startedAt.getTime() <= START_IS_FINAL_AFTER_MS;
}

/** Whether this driver has started the ride already: a start whose answer was lost is sent again, and refused. */
export function isStartedBy(driver: Actor, ride: Pick<RideFacts, 'status' | 'driverId'>): boolean {
  return (ride.status === 'in_progress' || ride.status === 'completed') && isDriverOf(driver, ride);
}
