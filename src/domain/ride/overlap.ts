import type { Point } from '../geo/great-circle.ts';
import { roughRoad } from '../geo/rough-road.ts';

/** Where and when a ride occupies its driver; null is unknown. */
export type Stretch = {
  id: string;
  from: Point | null;
  to: Point | null;
  startsAt: Date;
  minutes: number | null;
};

/** `missingMinutes` is null when nobody can tell, because a place is unknown. */
export type Overlap<Ride extends Stretch> = { ride: Ride; missingMinutes: number | null };

/** With this much time between them, two rides do not worry anybody, wherever they are. */
const AMPLE_MINUTES = 120;

/** The rides of a driver's plan that this one leaves too little time for, the way between them included. */
export function overlapsWith<Ride extends Stretch>(wanted: Stretch, plan: readonly Ride[]): Overlap<Ride>[] {
  return plan
    .filter(({ id }) => id !== wanted.id)
    .map((ride) => ({ ride, missingMinutes: missingBetween(wanted, ride) }))
    .filter(({ missingMinutes }) => missingMinutes === null || missingMinutes > 0)
    .toSorted((one, other) => one.ride.startsAt.getTime() - other.ride.startsAt.getTime());
}

function missingBetween(one: Stretch, other: Stretch): number | null {
  const [first, second] = one.startsAt <= other.startsAt ? [one, other] : [other, one];
  const gap = (second.startsAt.getTime() - first.startsAt.getTime()) / 60_000;
  const free = gap - (first.minutes ?? 0);
  if (first.minutes !== null && first.to && second.from)
    return Math.ceil(roughRoad(first.to, second.from).minutes - free);
  if (free < 0) return Math.ceil(-free);
  return free < AMPLE_MINUTES ? null : 0;
}
