const MINUTE_MS = 60_000;
const GRACE_MS = 2 * MINUTE_MS;
const HOUR_MS = 3_600_000;
const CENTURY_MS = 100 * 366 * 24 * HOUR_MS;

/** A request must leave the driver time to answer. Two minutes of grace cover latency and clock skew. */
export function isTooSoon(scheduledAt: Date, now: Date, noticeMinutes: number): boolean {
  return scheduledAt.getTime() < now.getTime() + noticeMinutes * MINUTE_MS - GRACE_MS;
}

/** The first whole minute that can be requested. */
export function earliestDeparture(now: Date, noticeMinutes: number): Date {
  return new Date((Math.ceil(now.getTime() / MINUTE_MS) + noticeMinutes) * MINUTE_MS);
}

/** A ride too far in the future is a typing mistake. */
export function isTooFar(scheduledAt: Date, now: Date): boolean {
  return scheduledAt.getTime() > now.getTime() + CENTURY_MS;
}

/** The arrival time by the estimated duration. */
export function arrivalTime(leavesAt: Date, minutes: number): Date {
  return new Date(leavesAt.getTime() + minutes * MINUTE_MS);
}

/** Pending requests scheduled before this moment are cancelled automatically. */
export function longExpiredBefore(now: Date, hours: number): Date {
  return new Date(now.getTime() - hours * HOUR_MS);
}
