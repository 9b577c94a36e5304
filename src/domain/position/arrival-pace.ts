import { greatCircleKm, type Point } from '../geo/great-circle.ts';
import { roughRoad } from '../geo/rough-road.ts';

/**
 * What the road service said on this way so far. `pace`: how long a minute of the rough road really takes; null where the service
 * did not measure it.
 */
export type AskedRoad = { times: number; kmLeft: number; pace: number | null };

const MOST_ASKED = 3;
/** Nearer than that the neighbourhood says too little. */
const NEAREST_KM = 3;
const paces = { least: 0.5, most: 4 };

/** At the departure, and each time that half of what was left is done. */
export function isRoadDue(asked: AskedRoad | undefined, from: Point, to: Point): boolean {
  const kmLeft = greatCircleKm(from, to);
  if (kmLeft < NEAREST_KM) return false;
  return !asked || (asked.times < MOST_ASKED && kmLeft <= asked.kmLeft / 2);
}

/** The service learns the neighbourhood of a car, some kilometre wide, never where it is. */
export function neighbourhoodOf({ lat, lng }: Point): Point {
  return { lat: Math.round(lat * 100) / 100, lng: Math.round(lng * 100) / 100 };
}

export function paceOn(from: Point, to: Point, measuredMinutes: number): number {
  const rough = roughRoad(from, to).minutes;
  return Math.min(paces.most, Math.max(paces.least, measuredMinutes / rough));
}

/** Whole minutes from here, as fast as the service said; rough without its word. */
export function minutesLeft(from: Point, to: Point, pace: number | null): number {
  return Math.ceil(roughRoad(from, to).minutes * (pace ?? 1));
}
