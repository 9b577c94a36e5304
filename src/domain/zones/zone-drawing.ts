import { greatCircleKm, type Point } from '../geo/great-circle.ts';
import { EARTH_METRES, radians } from './sphere.ts';
import { type Circle, LEAST_RADIUS, MOST_RADIUS, type Outline, type ZonePart } from './zone.ts';

const STEPS = 48;
const degrees = (angle: number) => (angle * 180) / Math.PI;

/** The corners that draw a part on a map: those of an outline, or points along the edge of a circle. */
export function ringOf(part: ZonePart, steps = STEPS): Point[] {
  if (part.kind === 'outline') return [...part.corners];
  return Array.from({ length: steps }, (_, step) => pointOnEdge(part, (360 * step) / steps));
}

/** The point on a circle's edge in this direction; north is 0. */
export function pointOnEdge({ centre, radius }: Pick<Circle, 'centre' | 'radius'>, bearing: number): Point {
  const angle = radius / EARTH_METRES;
  const [lat, turn] = [radians(centre.lat), radians(bearing)];
  const north = Math.asin(Math.sin(lat) * Math.cos(angle) + Math.cos(lat) * Math.sin(angle) * Math.cos(turn));
  const east = Math.atan2(
    Math.sin(turn) * Math.sin(angle) * Math.cos(lat),
    Math.cos(angle) - Math.sin(lat) * Math.sin(north),
  );
  return { lat: degrees(north), lng: centre.lng + degrees(east) };
}

/** A circle whose edge is dragged to a point, rounded to ten metres. */
export function stretched(circle: Circle, to: Point): Circle {
  const metres = Math.round(greatCircleKm(circle.centre, to) * 100) * 10;
  return { ...circle, radius: Math.max(LEAST_RADIUS, Math.min(MOST_RADIUS, metres)) };
}

/** Converts a circle to an outline for editing. */
export function outlineOf(part: ZonePart): Outline {
  return part.kind === 'outline' ? part : { kind: 'outline', corners: ringOf(part, 8) };
}

/** The circle around an outline. */
export function circleOf(part: ZonePart): Circle {
  if (part.kind === 'circle') return part;
  const centre = middleOf(part.corners);
  const furthest = Math.max(0, ...part.corners.map((corner) => greatCircleKm(centre, corner)));
  return stretched(
    { kind: 'circle', place: '', centre, radius: LEAST_RADIUS },
    pointOnEdge({ centre, radius: furthest * 1000 }, 0),
  );
}

/** Inserts a corner into the edge that it lengthens least. */
export function withCorner({ corners }: Outline, corner: Point): Outline {
  const detours = corners.map((from, at) => {
    const to = corners[(at + 1) % corners.length] ?? from;
    return greatCircleKm(from, corner) + greatCircleKm(corner, to) - greatCircleKm(from, to);
  });
  const at = detours.indexOf(Math.min(...detours)) + 1;
  return { kind: 'outline', corners: corners.toSpliced(at, 0, corner) };
}

export function middleOf(corners: readonly Point[]): Point {
  const count = Math.max(1, corners.length);
  const sum = corners.reduce((one, { lat, lng }) => ({ lat: one.lat + lat, lng: one.lng + lng }), {
    lat: 0,
    lng: 0,
  });
  return { lat: sum.lat / count, lng: sum.lng / count };
}
