import type { Point } from '#domain/geo/great-circle.ts';

/** The straight way of a ride, which its car drives over and over for as long as the ride is under way. */
export type Road = { from: Point; to: Point; startedAt: Date; minutes: number };

/** From 0 to 1. */
export function shareDriven({ startedAt, minutes }: Road, now: Date): number {
  return ((now.getTime() - startedAt.getTime()) / (minutes * 60_000)) % 1;
}

/** As precise as what the server keeps of it. */
export function pointOn({ from, to }: Road, share: number): Point {
  const between = (start: number, end: number) =>
    Math.round((start + (end - start) * share) * 100_000) / 100_000;
  return { lat: between(from.lat, to.lat), lng: between(from.lng, to.lng) };
}

export function headingOn({ from, to }: Road): number {
  const east = (to.lng - from.lng) * Math.cos((from.lat * Math.PI) / 180);
  return ((Math.atan2(east, to.lat - from.lat) * 180) / Math.PI + 360) % 360;
}
