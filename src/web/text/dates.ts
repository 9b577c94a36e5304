import {
  clockText,
  dayAndTimeText,
  fullDayText,
  longDayText,
  monthText,
  shortDayText,
} from '#contract/sentences/french.ts';
import { parisLocal, parisTime } from '#domain/time/paris.ts';

export { clockText, dayAndTimeText, fullDayText, monthText };

const DAY_MS = 24 * 3_600_000;
const nearDays: readonly string[] = ['Hier', 'Aujourd’hui', 'Demain'];

/** 'lun. 4 mai', with the year when it is another than this one. */
export function dayText(moment: Date, now: Date): string {
  const sameYear = parisTime(moment).day.slice(0, 4) === parisTime(now).day.slice(0, 4);
  return sameYear ? shortDayText(moment) : fullDayText(moment);
}

/** 'lun. 4 mai à 09:30', with the year when it is another than this one. */
export function momentText(moment: Date, now: Date): string {
  return `${dayText(moment, now)} à ${clockText(moment)}`;
}

/** 'Hier', 'Aujourd’hui', 'Demain'; undefined for days further away. */
export function nearDayText(moment: Date, now: Date): string | undefined {
  return nearDays[daysBetween(now, moment) + 1];
}

/** In calendar days of Paris, so that a day of twenty-three hours counts as one. */
export function daysBetween(from: Date, to: Date): number {
  return (midnightOf(to) - midnightOf(from)) / DAY_MS;
}

/** Whether this browser is in another time zone than Paris. */
export function isElsewhere(moment: Date): boolean {
  const here = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return here.toISOString().slice(0, 16) !== parisLocal(moment);
}

/** '4 mai 2026' for '2026-05-04' */
export function calendarDayText(day: string): string {
  return longDayText(new Date(`${day}T12:00:00Z`));
}

/** `dayAndTimeText` for a typed date; undefined while it is incomplete. */
export function typedDayAndTimeText(typed: string): string | undefined {
  const match = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})/u.exec(typed);
  if (!match) return undefined;
  return `${fullDayText(new Date(`${match[1]}T12:00:00Z`))} à ${match[2]}`;
}

function midnightOf(moment: Date): number {
  return Date.parse(`${parisTime(moment).day}T00:00:00Z`);
}
