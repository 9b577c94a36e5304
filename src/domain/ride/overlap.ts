import type { Point } from '../geo/great-circle.ts';
import { roughRoad } from '../geo/rough-road.ts';

/** Where and when a ride occupies its driver. */
export type Stretch = { id: string; from: Point; to: Point; startsAt: Date; minutes: number };

export type Overlap<Ride extends Stretch> = { ride: Ride; missingMinutes: number };

/** The rides of a driver's plan that this one leaves too little time for, the way between them included. */
export function overlapsWith<Ride extends Stretch>(wanted: Stretch, plan: readonly Ride[]): Overlap<Ride>[] {
  return plan
    .filter(({ id }) => id !== wanted.id)
    .map((ride) => ({ ride, missingMinutes: Math.ceil(missingBetween(wanted, ride)) }))
    .filter(({ missingMinutes }) => missingMinutes > 0)
    .toSorted((one, other) => one.ride.startsAt.getTime() - other.ride.startsAt.getTime());
}

function missingBetween(one: Stretch, other: Stretch): number {
  const [first, second] = one.startsAt <= other.startsAt ? [one, other] : [other, one];
  const free = (second.startsAt.getTime() - first.startsAt.getTime()) / 60_000 - first.minutes;
  return roughRoad(first.to, second.from).minutes - free;
}
