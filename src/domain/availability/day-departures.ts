import { type Asked, type DriverPlan, possibleOn } from './answer.ts';
import { QUARTER, quartersOf } from './departure.ts';
import { DAY_MINUTES } from './hours.ts';
import type { Minutes } from './work-hours.ts';

/** The departures of a day: the half hours offered, and the gaps between the first and the last one. */
export type DayDepartures = { day: string; halfHours: number[]; gaps: Minutes[]; isPossible: boolean };

export function departuresOf(day: string, drivers: readonly DriverPlan[], asked: Asked): DayDepartures {
  const free = quartersOf(day)
    .filter(possibleOn(day, drivers, asked))
    .map(({ minute }) => minute);
  return {
    day,
    halfHours: free.filter((minute) => minute % (2 * QUARTER) === 0),
    gaps: free.flatMap((minute, index) => {
      const next = free[index + 1] ?? DAY_MINUTES;
      return index + 1 < free.length && next - minute > QUARTER ? [{ from: minute + QUARTER, to: next }] : [];
    }),
    isPossible: free.length > 0,
  };
}
