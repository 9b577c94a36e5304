import { fitOf } from '../day-plan/fit.ts';
import { endOf, minutesBetween, type Stretch } from '../day-plan/stretch.ts';
import { isTaken as isRefused, verdictOf } from '../day-plan/verdict.ts';
import { addDays, startOfDay } from '../time/calendar.ts';
import type { WantedTrip } from './departure.ts';

/** Plan entries further away than this cannot conflict. */
const NEAR_MS = 24 * 3_600_000;
const MINUTE_MS = 60_000;
const inHours = { isDayOff: false, isOutsideHours: false };

type Times = Pick<Stretch, 'startsAt' | 'minutes'>;

/** Whether the plan leaves no time for this trip: the verdict its driver would see, computed with rough roads. */
export function isTaken(at: Date, trip: WantedTrip, plan: readonly Stretch[], pauseMinutes: number): boolean {
  const wanted: Stretch = { kind: 'ride', id: '', startsAt: at, ...trip };
  // No road has to be looked at where two overlap, as in a search through a full plan they mostly do.
  if (within(wanted, 0, plan).length > 0) return true;
  const near = within(wanted, NEAR_MS, plan);
  if (near.length === 0) return false;
  return isRefused(verdictOf(fitOf(wanted, { plan: near, pauseMinutes, base: null }), inHours));
}

/** What of a plan can conflict with a departure on this day: a search looks at every quarter hour of many days. */
export function planOn(day: string, trip: WantedTrip, plan: readonly Stretch[]): Stretch[] {
  const [startsAt, next] = [startOfDay(day), startOfDay(addDays(day, 1))];
  const minutes = minutesBetween(startsAt, next) + (trip.minutes ?? 0);
  return within({ startsAt, minutes }, NEAR_MS, plan);
}

/** What is under way between `around` before these times and `around` after them. */
function within(times: Times, around: number, plan: readonly Stretch[]): Stretch[] {
  const from = times.startsAt.getTime() - around;
  const to = endOf(times).getTime() + around;
  return plan.filter(({ startsAt, minutes }) => {
    const start = startsAt.getTime();
    return start < to && start + (minutes ?? 0) * MINUTE_MS > from;
  });
}
