import type { Point } from '../geo/great-circle.ts';
import type { RideStatus } from '../ride/ride.ts';

const MINUTE_MS = 60_000;

/** What occupies a driver: a ride, or a busy time of their own calendar, which has no place. Null is unknown. */
export type Stretch = {
  kind: 'ride' | 'busy';
  id: string;
  startsAt: Date;
  minutes: number | null;
  from: Point | null;
  to: Point | null;
};

/** What a day plan needs of a ride. A hire without a last destination has its pickup as `from` and `to`. */
export type PlannedRide = {
  id: string;
  status: RideStatus;
  scheduledAt: Date;
  startedAt: Date | null;
  endedAt: Date | null;
  minutes: number | null;
  from: Point | null;
  to: Point | null;
  /** The share of the way done, from 0 to 1, where something more precise than the clock is known. */
  progress?: number | null;
};

/**
 * When a ride occupies its driver, seen from now: an accepted ride that is late starts now, and so does one under way
 * whose duration nobody knows.
 */
export function rideStretch(ride: PlannedRide, now: Date): Stretch {
  const { id, from, to } = ride;
  return { kind: 'ride', id, from, to, ...timesOf(ride, now) };
}

export function busyStretch(busy: { id: string; startsAt: Date; endsAt: Date }): Stretch {
  const { id, startsAt, endsAt } = busy;
  return { kind: 'busy', id, startsAt, minutes: minutesBetween(startsAt, endsAt), from: null, to: null };
}

/** With an unknown duration the end is the start. */
export function endOf({ startsAt, minutes }: Pick<Stretch, 'startsAt' | 'minutes'>): Date {
  return new Date(startsAt.getTime() + (minutes ?? 0) * MINUTE_MS);
}

export function minutesBetween(from: Date, to: Date): number {
  return (to.getTime() - from.getTime()) / MINUTE_MS;
}

function timesOf(ride: PlannedRide, now: Date): Pick<Stretch, 'startsAt' | 'minutes'> {
  const { status, scheduledAt, startedAt, endedAt, minutes } = ride;
  const startsAt = startedAt ?? scheduledAt;
  switch (status) {
    case 'in_progress':
      return minutes === null
        ? { startsAt: notBefore(now, startsAt), minutes }
        : { startsAt, minutes: minutesUnderWay(ride, minutes, startsAt, now) };
    case 'accepted':
      return { startsAt: notBefore(now, scheduledAt), minutes };
    case 'completed':
      return { startsAt, minutes: endedAt ? Math.max(0, minutesBetween(startsAt, endedAt)) : minutes };
    case 'pending':
    case 'cancelled':
    case 'rejected':
      return { startsAt: scheduledAt, minutes };
  }
}

function notBefore(now: Date, moment: Date): Date {
  return moment < now ? now : moment;
}

/** Until its planned end, or now plus the rest of the way, whichever is later. */
function minutesUnderWay(ride: PlannedRide, minutes: number, startsAt: Date, now: Date): number {
  const driven = Math.max(0, minutesBetween(startsAt, now));
  const done = ride.progress ?? (minutes > 0 ? Math.min(1, driven / minutes) : 1);
  const left = minutes * (1 - done);
  const planned = minutesBetween(startsAt, ride.scheduledAt) + minutes;
  return Math.max(planned, driven + left);
}
