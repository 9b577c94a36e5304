import type { RideClosingView } from '#contract/rides/ride-closing.ts';
import type { RideView } from '#contract/rides/rides.ts';

export type Counts = { waiting: number; hours: number };

export const nothingCounted: Counts = { waiting: 0, hours: 0 };

/** The waiting minutes and started hours of a ride. Without 'Sur place' it is unknown whether the driver waited. */
export function proposedCounts({ arrivedAt }: RideView, { waiting, extraHours }: RideClosingView): Counts {
  return { waiting: arrivedAt ? waiting.most : 0, hours: extraHours.most };
}
