import type { Point } from '../geo/great-circle.ts';
import { roughRoad } from '../geo/rough-road.ts';
import { parisTime } from '../time/paris.ts';
import { endOf, minutesBetween, type Stretch } from './stretch.ts';

/** Whoever had this long a rest starts their next day at home, whatever the date. */
const REST_MINUTES = 6 * 60;

export type Neighbours = { before: Stretch | null; after: Stretch | null };

/**
 * What a driver comes from and goes to on the same day, or the same night across midnight. What begins at the same
 * moment comes before. Of several that overlap, the one that leaves least time.
 */
export function neighboursOf(wanted: Stretch, plan: readonly Stretch[]): Neighbours {
  const others = plan.filter(({ id }) => id !== wanted.id);
  const before = others.filter(({ startsAt }) => startsAt <= wanted.startsAt);
  const after = others.filter(({ startsAt }) => startsAt > wanted.startsAt);
  const last = first(before, (other) => -(endOf(other).getTime() + roughMs(other.to, wanted.from)));
  const next = first(after, (other) => other.startsAt.getTime() - roughMs(wanted.to, other.from));
  return {
    before: last && isSameDay(endOf(last), wanted.startsAt) ? last : null,
    after: next && isSameDay(endOf(wanted), next.startsAt) ? next : null,
  };
}

function isSameDay(end: Date, start: Date): boolean {
  return minutesBetween(end, start) < REST_MINUTES || parisTime(end).day === parisTime(start).day;
}

function first(stretches: readonly Stretch[], rank: (stretch: Stretch) => number): Stretch | undefined {
  return stretches.toSorted((one, other) => rank(one) - rank(other))[0];
}

function roughMs(from: Point | null, to: Point | null): number {
  return from && to ? roughRoad(from, to).minutes * 60_000 : 0;
}
