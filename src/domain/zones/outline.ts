import type { Point } from '../geo/great-circle.ts';
import { EARTH_METRES, EDGE_METRES, type Flat, radians, seenFrom } from './sphere.ts';

type Edge = readonly [from: Flat, to: Flat];

/** Whether a point is within the outline or on its edge. Edges are great circles; the last corner joins the first. */
export function isWithinOutline(point: Point, corners: readonly Point[]): boolean {
  const edges = edgesSeenFrom(point, corners);
  if (!edges) return false;
  if (edges.some((edge) => distanceFromHere(edge) <= EDGE_METRES)) return true;
  return edges.filter(isEastOfHere).length % 2 === 1;
}

/** In square metres on the sphere, by the spherical excess. */
export function outlineArea(corners: readonly Point[]): number {
  let excess = 0;
  for (const [at, corner] of corners.entries()) {
    const next = corners[(at + 1) % corners.length] ?? corner;
    const [low, high] = [halfTangent(corner.lat), halfTangent(next.lat)];
    const turn = halfTangent(shortWay(next.lng - corner.lng));
    excess += 2 * Math.atan2(turn * (low + high), 1 + low * high);
  }
  return Math.abs(excess) * EARTH_METRES ** 2;
}

/** Whether no edge meets another, except neighbours at their shared corner. */
export function hasNoCrossing(corners: readonly Point[]): boolean {
  const [first] = corners;
  const edges = first && edgesSeenFrom(first, corners);
  if (!edges) return false;
  return edges.every((edge, at) =>
    edges.every((other, place) => areNeighbours(at, place, edges.length) || !doMeet(edge, other)),
  );
}

function edgesSeenFrom(here: Point, corners: readonly Point[]): Edge[] | undefined {
  const seen = corners.map((corner) => seenFrom(here, corner));
  if (!seen.every((flat) => flat !== undefined)) return undefined;
  return seen.map((flat, at) => [flat, seen[(at + 1) % seen.length] ?? flat]);
}

/** The distance from the origin, which is the tested point. */
function distanceFromHere([from, to]: Edge): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, -(from.x * dx + from.y * dy) / length));
  return Math.hypot(from.x + share * dx, from.y + share * dy);
}

/** Ray casting: whether a ray to the east crosses the edge. Only one end counts, so a shared corner is crossed once. */
function isEastOfHere([from, to]: Edge): boolean {
  if (from.y > 0 === to.y > 0) return false;
  return from.x + (-from.y / (to.y - from.y)) * (to.x - from.x) > 0;
}

function areNeighbours(at: number, place: number, count: number): boolean {
  const apart = Math.abs(at - place);
  return apart <= 1 || apart === count - 1;
}

function doMeet([a, b]: Edge, [c, d]: Edge): boolean {
  return side(a, b, c) * side(a, b, d) <= 0 && side(c, d, a) * side(c, d, b) <= 0;
}

function side(from: Flat, to: Flat, place: Flat): number {
  return Math.sign((to.x - from.x) * (place.y - from.y) - (to.y - from.y) * (place.x - from.x));
}

function halfTangent(degrees: number): number {
  return Math.tan(radians(degrees) / 2);
}

function shortWay(degrees: number): number {
  return ((degrees + 540) % 360) - 180;
}
