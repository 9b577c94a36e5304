import { addDays } from '../time/calendar.ts';
import { type Asked, type DriverPlan, isPossible } from './answer.ts';
import { type Departure, departureOn, QUARTER, quartersOf } from './departure.ts';
import { DAY_MINUTES } from './hours.ts';

const DAY_MS = 24 * 3_600_000;
export const MOST_DAYS = 90;

/**
 * Up to three possible departures on quarter hours: the nearest before, the nearest after, and the same hour on the
 * nearest possible day. More than a day earlier is offered only when nothing later is possible.
 */
export function nearestMoments(wanted: Departure, drivers: readonly DriverPlan[], asked: Asked): Date[] {
  const can = (departure: Departure) => isPossible(departure, drivers, asked);
  const days = possibleDays(drivers, asked);
  const after = firstAfter(wanted, days, can);
  const before = lastBefore(wanted, days, can, after.length > 0);
  const sameHour = onNearestDay(wanted, days, can);
  const chosen = [before[0], after[0], sameHour, ...after.slice(1), ...before.slice(1)];
  const different = new Map(
    chosen.flatMap((found) => (found ? [[found.at.getTime(), found.at] as const] : [])),
  );
  return [...different.values()].slice(0, 3).toSorted((one, other) => one.getTime() - other.getTime());
}

type Can = (departure: Departure) => boolean;

/** From today to the furthest horizon of all drivers. */
function possibleDays(drivers: readonly DriverPlan[], { today }: Asked): string[] {
  const horizon = Math.max(0, ...drivers.map(({ hours }) => hours.horizonDays));
  return Array.from({ length: Math.min(horizon, MOST_DAYS) + 1 }, (_, index) => addDays(today, index));
}

function firstAfter(wanted: Departure, days: readonly string[], can: Can): Departure[] {
  const found: Departure[] = [];
  for (const day of days.filter((one) => one >= wanted.day)) {
    for (const departure of quartersOf(day))
      if (departure.at > wanted.at && can(departure)) found.push(departure);
    if (found.length >= 3) break;
  }
  return found.slice(0, 3);
}

function lastBefore(wanted: Departure, days: readonly string[], can: Can, nearOnly: boolean): Departure[] {
  const found: Departure[] = [];
  for (const day of days.filter((one) => one <= wanted.day).toReversed()) {
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
function onNearestDay(wanted: Departure, days: readonly string[], can: Can): Departure | undefined {
  const minute = Math.ceil(wanted.minute / QUARTER - 0.5) * QUARTER;
  if (minute >= DAY_MINUTES) return undefined;
  const away = (day: string) => Math.abs(Date.parse(day) - Date.parse(wanted.day));
  return days
    .filter((day) => day !== wanted.day)
    .toSorted((one, other) => away(one) - away(other))
    .flatMap((day) => departureOn(day, minute) ?? [])
    .find(can);
}
