import { greatCircleKm, type Point } from './great-circle.ts';

const DETOUR = 1.3;
const TOWN_KMH = 30;

/** An estimate for when no provider measures the road: longer than the great circle, at town speed. */
export function roughRoad(from: Point, to: Point): { km: number; minutes: number } {
  const km = greatCircleKm(from, to) * DETOUR;
  return { km, minutes: (km / TOWN_KMH) * 60 };
}
