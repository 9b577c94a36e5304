import { greatCircleKm, type Point } from '../geo/great-circle.ts';
import { hasNoCrossing, isWithinOutline, outlineArea } from './outline.ts';
import { EARTH_METRES, EDGE_METRES } from './sphere.ts';

/** `place` is the usual name of the centre: 'Roissy'. The radius is in whole metres. */
export type Circle = { kind: 'circle'; place: string; centre: Point; radius: number };
export type Outline = { kind: 'outline'; corners: readonly Point[] };
export type ZonePart = Circle | Outline;

export type Zone = { name: string; parts: readonly ZonePart[] };

export const LEAST_RADIUS = 50;
export const MOST_RADIUS = 200_000;
export const MOST_CORNERS = 100;
export const MOST_PARTS = 12;
/** Beyond this width a corner no longer sees the whole outline in the projection. */
const WIDEST_KM = 1000;

/** A point on the edge is in the zone. */
export function isInZone(point: Point, { parts }: Zone): boolean {
  return parts.some((part) => isInPart(point, part));
}

/** In whole square metres: the sum of its parts, even where they overlap. */
export function areaOf({ parts }: Zone): number {
  return parts.reduce((sum, part) => sum + Math.round(areaOfPart(part)), 0);
}

/** Whether an outline is valid: at least three corners, a positive area, no crossing. */
export function isShape(corners: readonly Point[]): boolean {
  const [first] = corners;
  if (!first || corners.length < 3 || corners.length > MOST_CORNERS) return false;
  if (corners.some((corner) => greatCircleKm(first, corner) > WIDEST_KM)) return false;
  return hasNoCrossing(corners) && Math.round(outlineArea(corners)) > 0;
}

function isInPart(point: Point, part: ZonePart): boolean {
  switch (part.kind) {
    case 'circle':
      return greatCircleKm(point, part.centre) * 1000 <= part.radius + EDGE_METRES;
    case 'outline':
      return isWithinOutline(point, part.corners);
  }
}

function areaOfPart(part: ZonePart): number {
  switch (part.kind) {
    case 'circle':
      return 4 * Math.PI * (EARTH_METRES * Math.sin(part.radius / EARTH_METRES / 2)) ** 2;
    case 'outline':
      return outlineArea(part.corners);
  }
}
