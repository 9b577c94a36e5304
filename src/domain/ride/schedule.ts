const MINUTE_MS = 60_000;
const GRACE_MS = 2 * MINUTE_MS;
const HOUR_MS = 3_600_000;
const CENTURY_MS = 100 * 366 * 24 * HOUR_MS;

/** A request must leave its driver time to answer. Two minutes are forgiven: it was on its way, and clocks differ. */
export function isTooSoon(scheduledAt: Date, now: Date, noticeMinutes: number): boolean {
  return scheduledAt.getTime() < now.getTime() + noticeMinutes * MINUTE_MS - GRACE_MS;
}

/** The first whole minute that can be asked for. */
export function earliestDeparture(now: Date, noticeMinutes: number): Date {
  return new Date((Math.ceil(now.getTime() / MINUTE_MS) + noticeMinutes) * MINUTE_MS);
}

/** A ride too far in the future is a typing mistake. */
export function isTooFar(scheduledAt: Date, now: Date): boolean {
  return scheduledAt.getTime() > now.getTime() + CENTURY_MS;
}

/** When a trip that leaves at this moment arrives, by its estimated duration. */
export function arrivalTime(leavesAt: Date, minutes: number): Date {
  return new Date(leavesAt.getTime() + minutes * MINUTE_MS);
}

/** Requests scheduled before this moment have waited long enough to be cancelled. */
export function longExpiredBefore(now: Date, hours: number): Date {
  return new Date(now.getTime() - hours * HOUR_MS);
}
