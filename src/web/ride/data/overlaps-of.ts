import type { RideView } from '#contract/rides.ts';
import { overlapsWith } from '#domain/ride/overlap.ts';
import { stretchOf } from './driver-plan.ts';

export type RideOverlap = { other: RideView; missingMinutes: number | null };

/** The rides of the plan that a request leaves too little time for. */
export function overlapsOf(request: RideView, plan: readonly RideView[], now: Date): RideOverlap[] {
  const promised = plan.map((ride) => ({ ...stretchOf(ride, now), other: ride }));
  return overlapsWith(stretchOf(request, now), promised).map(({ ride, missingMinutes }) => ({
    other: ride.other,
    missingMinutes,
  }));
}
