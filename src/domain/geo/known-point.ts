import { CENTRE_OF_PARIS } from './centre-of-paris.ts';
import type { Point } from './great-circle.ts';

type Coordinate = number | null | undefined;

/**
 * The point of a place, or null when it is unknown. Clients that know no better send the centre of Paris for any
 * address, and old rides are stored that way: exactly that point counts as unknown.
 */
export function knownPoint(lat: Coordinate, lng: Coordinate): Point | null {
  if (typeof lat !== 'number' || typeof lng !== 'number') return null;
  return lat === CENTRE_OF_PARIS.lat && lng === CENTRE_OF_PARIS.lng ? null : { lat, lng };
}
