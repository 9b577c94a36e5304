import type { Point } from '../geo/great-circle.ts';
import { roughRoad } from '../geo/rough-road.ts';

/** A way without a client; `isEstimated` when no service measured it. */
export type Road = { km: number; minutes: number; isEstimated: boolean };

export type RoadBetween = (from: Point, to: Point) => Road;

/** The road that both sides can work out by themselves, in whole minutes. */
export const roughRoadBetween: RoadBetween = (from, to) => {
  const { km, minutes } = roughRoad(from, to);
  return { km, minutes: Math.ceil(minutes), isEstimated: true };
};
