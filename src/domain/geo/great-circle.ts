export type Point = { lat: number; lng: number };

const EARTH_KM = 6371;

/** The great-circle distance, in kilometres. */
export function greatCircleKm(from: Point, to: Point): number {
  const height = halfSquare(to.lat - from.lat);
  const width = halfSquare(to.lng - from.lng);
  const share = height + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * width;
  return 2 * EARTH_KM * Math.asin(Math.sqrt(Math.min(1, share)));
}

function halfSquare(degrees: number): number {
  return Math.sin(radians(degrees) / 2) ** 2;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
