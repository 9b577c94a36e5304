import type { Actor, RideFacts } from './ride.ts';
import { isDriverOf } from './ride-policy.ts';

const EARLY_MS = 30 * 60_000;

/** How long a start can be undone on the screen. */
export const UNDO_START_MS = 10_000;
/** The server allows two more seconds for a request in flight; no notification of the start is sent before. */
export const START_IS_FINAL_AFTER_MS = UNDO_START_MS + 2_000;

/** More than half an hour early, a start is more likely a mistaken tap. */
export function isEarlyStart({ scheduledAt }: Pick<RideFacts, 'scheduledAt'>, now: Date): boolean {
  return scheduledAt.getTime() - now.getTime() > EARLY_MS;
}

export function isJustStarted({ startedAt }: Pick<RideFacts, 'startedAt'>, now: Date): boolean {
  return startedAt !== null && now.getTime() - startedAt.getTime() <= START_IS_FINAL_AFTER_MS;
}

/** Whether this driver already started the ride: a retried start whose first answer was lost is refused. */
export function isStartedBy(driver: Actor, ride: Pick<RideFacts, 'status' | 'driverId'>): boolean {
  return (ride.status === 'in_progress' || ride.status === 'completed') && isDriverOf(driver, ride);
}
