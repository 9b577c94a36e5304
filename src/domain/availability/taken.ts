import { fitOf } from '../day-plan/fit.ts';
import { endOf, type Stretch } from '../day-plan/stretch.ts';
import { isTaken as isRefused, verdictOf } from '../day-plan/verdict.ts';
import type { WantedTrip } from './departure.ts';

/** What lies further away shares neither the day nor the night. */
const NEAR_MS = 24 * 3_600_000;
const inHours = { isDayOff: false, isOutsideHours: false };

/** Whether what was agreed leaves no time for this trip: the verdict that its driver would read, by the rough road. */
export function isTaken(at: Date, trip: WantedTrip, plan: readonly Stretch[], pauseMinutes: number): boolean {
  const wanted: Stretch = { kind: 'ride', id: '', startsAt: at, ...trip };
  const near = plan.filter((stretch) => isNear(stretch, wanted));
  if (near.length === 0) return false;
  return isRefused(verdictOf(fitOf(wanted, { plan: near, pauseMinutes, base: null }), inHours));
}

function isNear(stretch: Stretch, wanted: Stretch): boolean {
  return (
    stretch.startsAt.getTime() < endOf(wanted).getTime() + NEAR_MS &&
    endOf(stretch).getTime() > wanted.startsAt.getTime() - NEAR_MS
  );
}
