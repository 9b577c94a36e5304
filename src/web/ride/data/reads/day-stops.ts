import type { RideView } from '#contract/rides/rides.ts';
import { arrivalTime } from '#domain/ride/schedule.ts';
import { parisTime } from '#domain/time/paris.ts';
import { startOf } from '../../words/ride-facts.ts';

const MINUTE_MS = 60_000;
const WORTH_TELLING = 10;

export type StopKind = 'done' | 'live' | 'planned' | 'asked';

export type PlacedRide = { ride: RideView; kind: StopKind; from: Date; to: Date };

/** A ride of the day, and the free minutes before it unless they are few. */
export type DayStop = PlacedRide & { freeBefore: number };

/** In driving order. Free time is counted from now on. */
export function stopsOf(rides: readonly RideView[], day: string, now: Date): DayStop[] {
  const stops = rides.map(placedRide).toSorted((one, other) => one.from.getTime() - other.from.getTime());
  let free = parisTime(now).day === day ? now : undefined;
  return stops.map((stop) => {
    const freeBefore = free ? Math.floor((stop.from.getTime() - free.getTime()) / MINUTE_MS) : 0;
    free = later(free ?? (stop.to > now ? stop.to : now), stop.to);
    return { ...stop, freeBefore: freeBefore >= WORTH_TELLING ? freeBefore : 0 };
  });
}

/** From its real start, else the planned one, to its real end, else the planned one. */
export function placedRide(ride: RideView): PlacedRide {
  const from = startOf(ride);
  const to = ride.endTime ? new Date(ride.endTime) : arrivalTime(from, ride.duration ?? 0);
  return { ride, kind: kindOf(ride), from, to };
}

function kindOf({ status }: RideView): StopKind {
  if (status === 'pending') return 'asked';
  if (status === 'in_progress') return 'live';
  return status === 'accepted' ? 'planned' : 'done';
}

function later(one: Date, other: Date): Date {
  return one > other ? one : other;
}
