import { fitOf } from '../day-plan/fit.ts';
import { endOf, type Stretch } from '../day-plan/stretch.ts';
import { isTaken as isRefused, verdictOf } from '../day-plan/verdict.ts';
import type { WantedTrip } from './departure.ts';

/** Plan entries further away than this cannot conflict. */
const NEAR_MS = 24 * 3_600_000;
const inHours = { isDayOff: false, isOutsideHours: false };

/** Whether the plan leaves no time for this trip: the verdict its driver would see, computed with rough roads. */
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
