import { addDays, daysFrom } from '../time/calendar.ts';
import { type Asked, type Can, type DriverPlan, possibleOn } from './answer.ts';
import { type Departure, departureOn, QUARTER, quartersOf } from './departure.ts';
import { DAY_MINUTES } from './hours.ts';

const DAY_MS = 24 * 3_600_000;
/** How far from the wanted day is searched. */
export const MOST_DAYS = 90;

/**
 * Up to three possible departures on quarter hours: the nearest before, the nearest after, and the same hour on the
 * nearest possible day. More than a day earlier is offered only when nothing later is possible.
 */
export function nearestMoments(wanted: Departure, drivers: readonly DriverPlan[], asked: Asked): Date[] {
  const canOn = (day: string) => possibleOn(day, drivers, asked);
  const days = daysAround(wanted, drivers, asked);
  const after = firstAfter(wanted, days, canOn);
  const before = lastBefore(wanted, days, canOn, after.length > 0);
  const sameHour = onNearestDay(wanted, days, canOn);
  const chosen = [before[0], after[0], sameHour, ...after.slice(1), ...before.slice(1)];
  const different = new Map(
    chosen.flatMap((found) => (found ? [[found.at.getTime(), found.at] as const] : [])),
  );
  return [...different.values()].slice(0, 3).toSorted((one, other) => one.getTime() - other.getTime());
}

type CanOn = (day: string) => Can;

/** Around the wanted day, or the nearest one between today and the furthest horizon of all drivers. */
function daysAround({ day }: Departure, drivers: readonly DriverPlan[], { today }: Asked): string[] {
  const lastDay = addDays(today, Math.max(0, ...drivers.map(({ hours }) => hours.horizonDays)));
  const middle = earlier(later(day, today), lastDay);
  return daysFrom(later(addDays(middle, -MOST_DAYS), today), earlier(addDays(middle, MOST_DAYS), lastDay));
}

function earlier(one: string, other: string): string {
  return one < other ? one : other;
}

function later(one: string, other: string): string {
  return one > other ? one : other;
}

function firstAfter(wanted: Departure, days: readonly string[], canOn: CanOn): Departure[] {
  const found: Departure[] = [];
  for (const day of days.filter((one) => one >= wanted.day)) {
    const can = canOn(day);
    for (const departure of quartersOf(day))
      if (departure.at > wanted.at && can(departure)) found.push(departure);
    if (found.length >= 3) break;
  }
  return found.slice(0, 3);
}

function lastBefore(
  wanted: Departure,
  days: readonly string[],
  canOn: CanOn,
  nearOnly: boolean,
): Departure[] {
  const found: Departure[] = [];
  for (const day of days.filter((one) => one <= wanted.day).toReversed()) {
    const can = canOn(day);
    for (const departure of quartersOf(day).toReversed()) {
      const early = wanted.at.getTime() - departure.at.getTime();
      if (early > 0 && (early < DAY_MS || !nearOnly) && can(departure)) found.push(departure);
      if (found.length >= 3) return found;
    }
    if (nearOnly && addDays(wanted.day, -1) > day) break;
  }
  return found;
}

/** The nearest quarter hour to the same time; of two equally near days, the earlier one. */
function onNearestDay(wanted: Departure, days: readonly string[], canOn: CanOn): Departure | undefined {
  const minute = Math.ceil(wanted.minute / QUARTER - 0.5) * QUARTER;
  if (minute >= DAY_MINUTES) return undefined;
  const away = (day: string) => Math.abs(Date.parse(day) - Date.parse(wanted.day));
  return days
    .filter((day) => day !== wanted.day)
    .toSorted((one, other) => away(one) - away(other))
    .flatMap((day) => departureOn(day, minute) ?? [])
    .find((departure) => canOn(departure.day)(departure));
}
