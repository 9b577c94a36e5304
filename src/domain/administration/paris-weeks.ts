import { momentInParis, parisTime } from '../time/paris.ts';

const DAY_MS = 24 * 3_600_000;

/** The Mondays ('YYYY-MM-DD', in Paris) of the last weeks, oldest first; the last week is the running one. */
export function lastMondays(now: Date, weeks: number): string[] {
  const { day, weekday } = parisTime(now);
  const monday = addDays(day, -((weekday + 6) % 7));
  return Array.from({ length: weeks }, (_, index) => addDays(monday, 7 * (index - weeks + 1)));
}

/** When a day begins in Paris; midnight is never skipped there. */
export function startOfDay(day: string): Date {
  return momentInParis(`${day}T00:00`) ?? new Date(`${day}T00:00:00Z`);
}

/** On the calendar, so that the nights when the clocks change count as one day. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
