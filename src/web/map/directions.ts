import type { Point } from './route.ts';

/** Driving directions of an external service, for a new tab. */
export function directionsUrl(from: Point, to: Point): string {
  const wanted = { api: '1', origin: from.join(','), destination: to.join(','), travelmode: 'driving' };
  return `https://www.google.com/maps/dir/?${new URLSearchParams(wanted)}`;
}
