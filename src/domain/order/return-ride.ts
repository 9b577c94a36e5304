import { arrivalTime } from '../ride/schedule.ts';

/** A return cannot leave before the arrival, or before the departure where the duration is unknown. */
export function isTooEarlyToReturn(outwardAt: Date, minutes: number | null, backAt: Date): boolean {
  return backAt.getTime() <= arrivalTime(outwardAt, minutes ?? 0).getTime();
}
