import type { Point } from '../route.ts';

/** Splits a road at the point nearest to a car. */
export function splitRoad(path: readonly Point[], car: Point): { done: Point[]; left: Point[] } {
  let nearest = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, point] of path.entries()) {
    const far = squareBetween(point, car);
    if (far < least) [nearest, least] = [index, far];
  }
  return { done: [...path.slice(0, nearest + 1), car], left: [car, ...path.slice(nearest + 1)] };
}

/** Good enough to compare places close to each other. */
function squareBetween([lat, lng]: Point, [otherLat, otherLng]: Point): number {
  const width = (lng - otherLng) * Math.cos((lat * Math.PI) / 180);
  return (lat - otherLat) ** 2 + width ** 2;
}
