import type { LatLng } from '#domain/geo/web-mercator.ts';

export type Point = LatLng;

export type Route = {
  from: Point;
  to: Point;
  /** Between the two, in their order. */
  stops?: readonly Point[] | undefined;
  /** Points of the route. The two ends alone when it is unknown; nothing while it loads. */
  path: readonly Point[];
  /** A label beside each end, where there is room. */
  pins?: { from: Pin; to: Pin } | undefined;
};

export type Pin = { label: string; text: string };
