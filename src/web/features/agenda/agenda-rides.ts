import { placesOf } from '#contract/rides/ride-places.ts';
import type { RideView } from '#contract/rides/rides.ts';
import type { AgendaTimesView } from '#contract/time/agenda.ts';
import { fitOf } from '#domain/day-plan/fit.ts';
import type { Road } from '#domain/day-plan/road.ts';
import { busyStretch, endOf, rideStretch, type Stretch } from '#domain/day-plan/stretch.ts';
import { isExpired } from '#domain/ride/ride.ts';
import { type PlacedRide, placedRide } from '#web/ride/data/reads/day-stops.ts';
import { factsOf } from '#web/ride/words/ride-facts.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 3_600_000;

/** A ride as the agenda draws it: its time, the approach before it and the pause after it. */
export type AgendaRide = PlacedRide & {
  /** A request without an answer in time. */
  isExpired: boolean;
  approach: Road | null;
  pauseMinutes: number;
  /** When the driver leaves for the pickup, and is free again. */
  leavesAt: Date;
  freeAt: Date;
};

/**
 * In order of time. Past rides have no approach and no pause any more; the approach of a request is computed among the
 * accepted rides.
 */
export function agendaRides(rides: readonly RideView[], times: AgendaTimesView, now: Date): AgendaRide[] {
  const plan = [
    ...rides.filter(({ status }) => status !== 'pending').map((ride) => stretchOf(ride, now)),
    ...times.busyTimes.map(busyOf),
  ];
  return rides
    .map((ride) => {
      const placed = placedRide(ride);
      if (isExpired(factsOf(ride), now)) return { ...alone({ ...placed, kind: 'done' }), isExpired: true };
      return placed.kind === 'done' ? alone(placed) : among(placed, plan, times, now);
    })
    .toSorted((one, other) => one.from.getTime() - other.from.getTime());
}

function alone(placed: PlacedRide): AgendaRide {
  const { from: leavesAt, to: freeAt } = placed;
  return { ...placed, isExpired: false, approach: null, pauseMinutes: 0, leavesAt, freeAt };
}

function among(
  placed: PlacedRide,
  plan: readonly Stretch[],
  { base, pauseMinutes }: AgendaTimesView,
  now: Date,
): AgendaRide {
  const own = stretchOf(placed.ride, now);
  const near = plan.filter(({ startsAt }) => Math.abs(startsAt.getTime() - own.startsAt.getTime()) < DAY_MS);
  // The approach of a ride that has begun, or should have, is over.
  const isAhead = placed.from > now;
  const approach = isAhead ? fitOf(own, { plan: near, base, pauseMinutes }).approach : null;
  const to = placed.kind === 'live' ? endOf(own) : placed.to;
  return {
    ...placed,
    isExpired: false,
    to,
    approach,
    pauseMinutes,
    leavesAt: new Date(placed.from.getTime() - (approach?.minutes ?? 0) * MINUTE_MS),
    freeAt: new Date(to.getTime() + pauseMinutes * MINUTE_MS),
  };
}

function stretchOf(ride: RideView, now: Date): Stretch {
  const { id, status, scheduledAt, startTime, endTime, duration } = ride;
  const { pickup, destination } = placesOf(ride);
  return rideStretch(
    {
      id,
      status,
      scheduledAt: new Date(scheduledAt),
      startedAt: startTime === null ? null : new Date(startTime),
      endedAt: endTime === null ? null : new Date(endTime),
      minutes: duration,
      from: pickup,
      to: destination,
    },
    now,
  );
}

function busyOf({ startsAt, endsAt }: AgendaTimesView['busyTimes'][number]): Stretch {
  return busyStretch({ id: startsAt, startsAt: new Date(startsAt), endsAt: new Date(endsAt) });
}
