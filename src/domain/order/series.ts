import { addDays, weekdayOf } from '../time/calendar.ts';
import { momentInParis } from '../time/paris.ts';
import { type Holiday, publicHoliday } from '../time/public-holidays.ts';
import { MOST_RIDES_OF_ORDER } from './order.ts';

/** Times are wall-clock times in Paris: 'YYYY-MM-DDTHH:mm'. Weekdays count from 0 on Sunday. */
export type SeriesPlan = {
  first: string;
  weekdays: readonly number[];
  /** The last possible day. */
  until: string;
  skipsHolidays: boolean;
  /** Two with a return. */
  ridesPerDate: 1 | 2;
  /** Manual exceptions: days that the client removes, and skipped holidays that the client wants after all. */
  takenOut: readonly string[];
  putBack: readonly string[];
};

export type SeriesDay = { day: string; isRidden: boolean; holiday: Holiday | undefined };

export type Series = {
  /** In calendar order; cut after the last ride that the limit allows. */
  days: SeriesDay[];
  rides: number;
  /** The number of rides without the limit. */
  wanted: number;
};

/** A safety limit, further than any order goes. */
const MOST_DAYS = 3660;

export function seriesOf(plan: SeriesPlan): Series {
  const days = daysOf(plan);
  const most = Math.floor(MOST_RIDES_OF_ORDER / plan.ridesPerDate);
  const ridden = days.filter(({ isRidden }) => isRidden);
  const last = ridden.slice(0, most).at(-1);
  return {
    days: ridden.length > most ? days.filter(({ day }) => last && day <= last.day) : days,
    rides: Math.min(ridden.length, most) * plan.ridesPerDate,
    wanted: ridden.length * plan.ridesPerDate,
  };
}

function daysOf({ first, weekdays, until, skipsHolidays, takenOut, putBack }: SeriesPlan): SeriesDay[] {
  const days: SeriesDay[] = [];
  let day = first.slice(0, 10);
  for (let count = 0; day <= until && count < MOST_DAYS; count += 1, day = addDays(day, 1)) {
    if (!weekdays.includes(weekdayOf(day))) continue;
    const holiday = skipsHolidays ? publicHoliday(day) : undefined;
    const isRidden = (!holiday || putBack.includes(day)) && !takenOut.includes(day);
    days.push({ day, isRidden, holiday });
  }
  return days;
}

/** The departures of these days, each at the same wall-clock time in Paris, whatever the clock changes. */
export function departuresOf(days: readonly string[], first: string, back: string | undefined) {
  const offset = back === undefined ? 0 : daysBetween(first, back);
  return days.map((day) => ({
    outward: parisMoment(`${day}${first.slice(10)}`),
    back: back === undefined ? undefined : parisMoment(`${addDays(day, offset)}${back.slice(10)}`),
  }));
}

/** Calendar days, regardless of the hours. */
export function daysBetween(from: string, to: string): number {
  const noonOf = (local: string) => Date.parse(`${local.slice(0, 10)}T12:00:00Z`);
  return Math.round((noonOf(to) - noonOf(from)) / 86_400_000);
}

/** An hour skipped by the clock change becomes the next one. */
export function parisMoment(local: string): Date {
  const shown = momentInParis(local);
  if (shown) return shown;
  const hour = String(Number(local.slice(11, 13)) + 1).padStart(2, '0');
  const later = momentInParis(`${local.slice(0, 11)}${hour}${local.slice(13)}`);
  if (!later) throw new Error(`no such time in Paris: ${local}`);
  return later;
}
