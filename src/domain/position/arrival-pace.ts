import { greatCircleKm, type Point } from '../geo/great-circle.ts';
import { roughRoad } from '../geo/rough-road.ts';

/**
 * What the road service answered on this way so far. `pace`: real minutes per minute of the rough road;
 * null where the service did not measure it.
 */
export type AskedRoad = { times: number; kmLeft: number; pace: number | null };

const MOST_ASKED = 3;
/** Below this distance the neighbourhood is too coarse to help. */
const NEAREST_KM = 3;
const paces = { least: 0.5, most: 4 };

/** Due at the departure, and each time half of the remaining distance is done. */
export function isRoadDue(asked: AskedRoad | undefined, from: Point, to: Point): boolean {
  const kmLeft = greatCircleKm(from, to);
  if (kmLeft < NEAREST_KM) return false;
  return !asked || (asked.times < MOST_ASKED && kmLeft <= asked.kmLeft / 2);
}

/** The service gets the neighbourhood of the car, about a kilometre wide, never its exact position. */
export function neighbourhoodOf({ lat, lng }: Point): Point {
  return { lat: Math.round(lat * 100) / 100, lng: Math.round(lng * 100) / 100 };
}

export function paceOn(from: Point, to: Point, measuredMinutes: number): number {
  const rough = roughRoad(from, to).minutes;
  return Math.min(paces.most, Math.max(paces.least, measuredMinutes / rough));
}

/** Whole minutes from here at the measured pace; by the rough road without one. */
export function minutesLeft(from: Point, to: Point, pace: number | null): number {
  return Math.ceil(roughRoad(from, to).minutes * (pace ?? 1));
}
