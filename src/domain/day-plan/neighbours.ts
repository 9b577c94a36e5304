import type { Point } from '../geo/great-circle.ts';
import { roughRoad } from '../geo/rough-road.ts';
import { parisTime } from '../time/paris.ts';
import { endOf, minutesBetween, type Stretch } from './stretch.ts';

/** After a rest this long a driver starts the next day from home, whatever the date. */
const REST_MINUTES = 6 * 60;

export type Neighbours = { before: Stretch | null; after: Stretch | null };

/**
 * The stretches before and after on the same day, or on the same night across midnight. A stretch with the same start
 * counts as before. Of several that overlap, the one that leaves least time, minus its road and the pause.
 */
export function neighboursOf(wanted: Stretch, plan: readonly Stretch[], pauseMinutes: number): Neighbours {
  const others = plan.filter(({ id }) => id !== wanted.id);
  const before = others.filter(
    (one) => one.startsAt <= wanted.startsAt && isSameDay(endOf(one), wanted.startsAt),
  );
  const after = others.filter(
    (one) => one.startsAt > wanted.startsAt && isSameDay(endOf(wanted), one.startsAt),
  );
  const lasts = before.filter((one) => !before.some((ride) => isRide(ride) && areInTurn(one, ride)));
  const nexts = after.filter((one) => !after.some((ride) => isRide(ride) && areInTurn(ride, one)));
  return {
    before: first(lasts, (last) => minutesLeft(last, wanted, pauseMinutes)) ?? null,
    after: first(nexts, (next) => minutesLeft(wanted, next, pauseMinutes)) ?? null,
  };
}

/** The way beyond a ride is that of the ride. A busy time has no place, and hides nothing. */
function areInTurn(one: Stretch, next: Stretch): boolean {
  return one.startsAt < next.startsAt && endOf(one) <= next.startsAt;
}

function isSameDay(end: Date, start: Date): boolean {
  return minutesBetween(end, start) < REST_MINUTES || parisTime(end).day === parisTime(start).day;
}

function first(stretches: readonly Stretch[], rank: (stretch: Stretch) => number): Stretch | undefined {
  return stretches.toSorted((one, other) => rank(one) - rank(other))[0];
}

/** By the rough road, so that only the roads of the chosen neighbours have to be measured. */
function minutesLeft(one: Stretch, next: Stretch, pauseMinutes: number): number {
  const pause = areRides(one, next) ? pauseMinutes : 0;
  return minutesBetween(endOf(one), next.startsAt) - pause - roughMinutes(one.to, next.from);
}

/** Road and pause count between two rides only: where a driver is during a busy time is unknown. */
export function areRides(one: Stretch, other: Stretch): boolean {
  return isRide(one) && isRide(other);
}

function isRide({ kind }: Stretch): boolean {
  return kind === 'ride';
}

function roughMinutes(from: Point | null, to: Point | null): number {
  return from && to ? roughRoad(from, to).minutes : 0;
}
