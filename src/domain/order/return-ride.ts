import { arrivalTime } from '../ride/schedule.ts';

/** Nobody is driven back before they have arrived. Without a known road the departure is the least. */
export function isTooEarlyToReturn(outwardAt: Date, minutes: number | null, backAt: Date): boolean {
  return backAt.getTime() <= arrivalTime(outwardAt, minutes ?? 0).getTime();
}
