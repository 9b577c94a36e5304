import { durationText } from '#contract/sentences/french.ts';
import { daysBetween } from './dates.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

export { durationText };

/** 'à l’instant', 'il y a 12 min', 'il y a 3 jours' */
export function agoText(moment: Date, now: Date): string {
  const minutes = minutesBetween(moment, now);
  if (minutes < 1) return 'à l’instant';
  if (minutes < DAY_MINUTES) return `il y\u00a0a ${durationText(minutes)}`;
  const days = Math.floor(minutes / DAY_MINUTES);
  return `il y\u00a0a ${days}\u00a0jour${days > 1 ? 's' : ''}`;
}

/** 'dans 1 h 45', 'demain', 'dans 3 jours' by the calendar of Paris; undefined in the past. */
export function untilText(moment: Date, now: Date): string | undefined {
  const minutes = minutesBetween(now, moment);
  if (minutes < 0) return undefined;
  if (minutes < 1) return 'dans un instant';
  if (minutes < DAY_MINUTES) return `dans ${durationText(minutes)}`;
  const days = daysBetween(now, moment);
  return days === 1 ? 'demain' : `dans ${days}\u00a0jours`;
}

function minutesBetween(from: Date, to: Date): number {
  return Math.floor((to.getTime() - from.getTime()) / MINUTE_MS);
}
