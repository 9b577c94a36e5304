import type { Point } from '../geo/great-circle.ts';
import { roughRoad } from '../geo/rough-road.ts';

/** A way driven without a client; `isEstimated` when no service measured it. */
export type Road = { km: number; minutes: number; isEstimated: boolean };

export type RoadBetween = (from: Point, to: Point) => Road;

/** The rough road, in whole minutes, which server and browser compute without a service. */
export const roughRoadBetween: RoadBetween = (from, to) => {
  const { km, minutes } = roughRoad(from, to);
  return { km, minutes: Math.ceil(minutes), isEstimated: true };
};
