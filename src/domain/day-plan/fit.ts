import type { Point } from '../geo/great-circle.ts';
import { isSamePlace } from '../geo/same-place.ts';
import { areRides, neighboursOf } from './neighbours.ts';
import { type Road, type RoadBetween, roughRoadBetween } from './road.ts';
import { endOf, minutesBetween, type Stretch } from './stretch.ts';

/** The longest assumed road when one of its ends is unknown. */
const LONGEST_ROAD_MINUTES = 120;

/** Whole free minutes between two stretches, minus road and pause; null when unknown. */
export type Margin = { road: Road | null; minutes: number | null };

export type Side = Margin & { other: Stretch };

export type Fit = {
  before: Side | null;
  after: Side | null;
  /** The way to the pickup, from the previous stretch or from the driver's base; null when unknown. */
  approach: Road | null;
};

export type DayRules = {
  plan: readonly Stretch[];
  pauseMinutes: number;
  /** Where the first approach of a day starts. */
  base: Point | null;
  road?: RoadBetween;
};

/** How a ride fits between the stretches planned before and after it. */
export function fitOf(wanted: Stretch, { plan, base, pauseMinutes, road = roughRoadBetween }: DayRules): Fit {
  const { before, after } = neighboursOf(wanted, plan, pauseMinutes);
  const rules = { pauseMinutes, road };
  const start = approachStart(before, base);
  return {
    before: before && { other: before, ...marginBetween(before, wanted, rules) },
    after: after && { other: after, ...marginBetween(wanted, after, rules) },
    approach: start && wanted.from && roadOrNone(start, wanted.from, road),
  };
}

/** The roads that `fitOf` needs: two at most. */
export function roadsOfFit(wanted: Stretch, { plan, base, pauseMinutes }: Omit<DayRules, 'road'>) {
  const { before, after } = neighboursOf(wanted, plan, pauseMinutes);
  return [way(approachStart(before, base), wanted.from), way(wanted.to, after?.from ?? null)].flat();
}

export function marginBetween(
  one: Stretch,
  next: Stretch,
  { pauseMinutes, road }: { pauseMinutes: number; road: RoadBetween },
): Margin {
  const gap = minutesBetween(endOf(one), next.startsAt);
  if (!areRides(one, next)) return { road: null, minutes: Math.floor(gap) };
  const free = Math.floor(gap - pauseMinutes);
  if (one.to && next.from && one.minutes !== null) {
    const between = roadOrNone(one.to, next.from, road);
    return { road: between, minutes: Math.floor(gap - pauseMinutes - between.minutes) };
  }
  if (free < 0) return { road: null, minutes: free };
  return { road: null, minutes: free < LONGEST_ROAD_MINUTES ? null : free - LONGEST_ROAD_MINUTES };
}

function approachStart(before: Stretch | null, base: Point | null): Point | null {
  return before?.kind === 'ride' ? before.to : base;
}

/** Between two points of the same place there is no road, and none is requested. */
function roadOrNone(from: Point, to: Point, road: RoadBetween): Road {
  return isAt(from, to) ? { km: 0, minutes: 0, isEstimated: false } : road(from, to);
}

export function way(from: Point | null, to: Point | null): { from: Point; to: Point }[] {
  return from && to && !isAt(from, to) ? [{ from, to }] : [];
}

function isAt(from: Point, to: Point): boolean {
  return isSamePlace({ address: null, point: from }, { address: null, point: to });
}
