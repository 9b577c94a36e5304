import type { Point } from '../geo/great-circle.ts';

/** The same radius as for the great circle. */
export const EARTH_METRES = 6_371_000;
/** A point this close to an edge is on it, since coordinates are rounded. */
export const EDGE_METRES = 0.1;

export type Flat = { x: number; y: number };

/**
 * Gnomonic projection: the position of a place, in metres, on the plane that touches the earth at `here`. Great circles
 * are straight lines on it. Undefined beyond the horizon.
 */
export function seenFrom(here: Point, place: Point): Flat | undefined {
  const turn = radians(place.lng - here.lng);
  const [sine, cosine] = [Math.sin(radians(here.lat)), Math.cos(radians(here.lat))];
  const [height, width] = [Math.sin(radians(place.lat)), Math.cos(radians(place.lat))];
  const depth = sine * height + cosine * width * Math.cos(turn);
  if (depth <= 0) return undefined;
  const scale = EARTH_METRES / depth;
  return {
    x: width * Math.sin(turn) * scale,
    y: (cosine * height - sine * width * Math.cos(turn)) * scale,
  };
}

export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
