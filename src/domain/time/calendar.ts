import { momentInParis, parisTime } from './paris.ts';

const DAY_MS = 24 * 3_600_000;

/** The Mondays ('YYYY-MM-DD', in Paris) of the last weeks, oldest first; the last week is the running one. */
export function lastMondays(now: Date, weeks: number): string[] {
  const { day, weekday } = parisTime(now);
  const monday = addDays(day, -((weekday + 6) % 7));
  return Array.from({ length: weeks }, (_, index) => addDays(monday, 7 * (index - weeks + 1)));
}

/** The start of a day in Paris; midnight is never skipped there. */
export function startOfDay(day: string): Date {
  return momentInParis(`${day}T00:00`) ?? new Date(`${day}T00:00:00Z`);
}

/** Counts calendar days, so that days with a clock change count as one. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Every day from the first to the last, which is included. */
export function daysFrom(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Sunday is 0. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T12:00:00Z`).getUTCDay();
}

/** Monday is 1, Sunday 7. */
export function isoWeekdayOf(day: string): number {
  return weekdayOf(day) || 7;
}

export const periods = ['day', 'week', 'month', 'year'] as const;
export type Period = (typeof periods)[number];

/** First and last day are included; `from` and `to` are the moments around them. */
export type Span = { firstDay: string; lastDay: string; from: Date; to: Date };

/** The day, the week from Monday, the month or the year that a day belongs to, in Paris. */
export function periodOf(period: Period, day: string): Span {
  const [firstDay, nextDay] = edgesOf(period, day);
  return {
    firstDay,
    lastDay: addDays(nextDay, -1),
    from: startOfDay(firstDay),
    to: startOfDay(nextDay),
  };
}

function edgesOf(period: Period, day: string): [firstDay: string, nextDay: string] {
  switch (period) {
    case 'day':
      return [day, addDays(day, 1)];
    case 'week': {
      const monday = addDays(day, 1 - isoWeekdayOf(day));
      return [monday, addDays(monday, 7)];
    }
    case 'month': {
      const first = `${day.slice(0, 7)}-01`;
      return [first, `${addDays(first, 31).slice(0, 7)}-01`];
    }
    case 'year': {
      const first = `${day.slice(0, 4)}-01-01`;
      return [first, `${addDays(first, 366).slice(0, 4)}-01-01`];
    }
  }
}
