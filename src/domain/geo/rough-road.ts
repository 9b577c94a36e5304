import { greatCircleKm, type Point } from './great-circle.ts';

const DETOUR = 1.3;
const TOWN_KMH = 30;

/** What a road may be while nobody can measure it: longer than the crow's, at the pace of a town. */
export function roughRoad(from: Point, to: Point): { km: number; minutes: number } {
  const km = greatCircleKm(from, to) * DETOUR;
  return { km, minutes: (km / TOWN_KMH) * 60 };
}
