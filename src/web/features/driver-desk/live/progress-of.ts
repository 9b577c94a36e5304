import type { RideView } from '#contract/rides/rides.ts';
import { arrivalTime } from '#domain/ride/schedule.ts';
import { startOf } from '#web/ride/words/ride-facts.ts';

const MINUTE_MS = 60_000;

export type Progress = {
  arrival: Date;
  /** Whole minutes, negative once the arrival is overdue. */
  minutesLeft: number;
  minutesDone: number;
  minutesPlanned: number;
  /** From 0 to 1. */
  share: number;
};

/** The progress of a ride by its start and its estimated duration; undefined when that is unknown. */
export function progressOf(ride: RideView, now: Date): Progress | undefined {
  const { duration } = ride;
  if (duration === null) return undefined;
  const start = startOf(ride);
  const arrival = arrivalTime(start, duration);
  const minutesDone = Math.max(0, Math.floor((now.getTime() - start.getTime()) / MINUTE_MS));
  return {
    arrival,
    minutesLeft: Math.ceil((arrival.getTime() - now.getTime()) / MINUTE_MS),
    minutesDone,
    minutesPlanned: duration,
    share: duration > 0 ? Math.min(1, minutesDone / duration) : 1,
  };
}
