import { greatCircleKm, type Point } from '../geo/great-circle.ts';
import { may } from '../policy.ts';
import type { Actor, RideFacts } from '../ride/ride.ts';
import { isClientOf, isDriverOf } from '../ride/ride-policy.ts';
import { isUnderWay } from './under-way.ts';

/** What the position rules need of a ride. */
export type WayFacts = Pick<RideFacts, 'status' | 'clientId' | 'driverId' | 'onTheWayAt'>;

export function maySharePosition(person: Actor, ride: WayFacts): boolean {
  return isDriverOf(person, ride) && isUnderWay(ride);
}

/** The client of the ride and the admin; a passenger has a link of their own. */
export function mayFollowRide(person: Actor, ride: Pick<WayFacts, 'clientId'>): boolean {
  return isClientOf(person, ride) || may(person, 'administer');
}

const SHORTEST_MS = 5_000;
const LONGEST_MS = 30_000;
const MOVED_KM = 0.02;

/** Whether a browser sends a point: at most every 5 s, when the car moved by 20 m, or every 30 s. */
export function isPointDue(
  last: { point: Point; at: number } | undefined,
  next: { point: Point; at: number },
): boolean {
  if (!last) return true;
  const passed = next.at - last.at;
  if (passed < SHORTEST_MS) return false;
  return passed >= LONGEST_MS || greatCircleKm(last.point, next.point) >= MOVED_KM;
}

const OLD_AFTER_MS = 60_000;
/** After this long without a point the position is dropped. */
export const FORGOTTEN_AFTER_MS = 10 * 60_000;

export type Freshness = 'fresh' | 'old' | 'forgotten';

export function freshnessOf(ageMs: number): Freshness {
  if (ageMs >= FORGOTTEN_AFTER_MS) return 'forgotten';
  return ageMs >= OLD_AFTER_MS ? 'old' : 'fresh';
}

/** 'il y a 3 min' counts whole minutes, from one on. */
export function minutesOld(ageMs: number): number {
  return Math.max(1, Math.floor(ageMs / 60_000));
}

/** Rounded to ten metres: a phone's position is no more precise. */
export function metresBetween(car: Point, place: Point): number {
  return Math.round(greatCircleKm(car, place) * 100) * 10;
}
