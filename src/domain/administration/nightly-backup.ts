import { momentInParis, parisTime } from '#domain/time/paris.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const AT = '03:30';

/** The last moment at which a backup was due. */
function lastNight(now: Date): Date {
  for (const moment of [now, new Date(now.getTime() - DAY_MS)]) {
    const night = momentInParis(`${parisTime(moment).day}T${AT}`);
    if (night && night <= now) return night;
  }
  return new Date(now.getTime() - DAY_MS);
}

/** A machine that slept through the night catches up; the first backup is made at once. */
export function isBackupDue(newest: Date | undefined, now: Date): boolean {
  return newest === undefined || newest < lastNight(now);
}

/** A backup that was never read back proves nothing. */
export function isCheckDue(lastCheck: Date | undefined, now: Date): boolean {
  return lastCheck === undefined || now.getTime() - lastCheck.getTime() >= 7 * DAY_MS - HOUR_MS;
}

/** More than one night was missed. */
export function isBackupLate(lastGood: Date | undefined, now: Date): boolean {
  return lastGood === undefined || now.getTime() - lastGood.getTime() > 30 * HOUR_MS;
}
