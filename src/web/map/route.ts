export type Point = readonly [lat: number, lng: number];

export type Route = {
  from: Point;
  to: Point;
  /** Points of the road. The two ends alone when the road is unknown; nothing while it is asked for. */
  path: readonly Point[];
  /** A word beside each end, where there is room for it. */
  pins?: { from: Pin; to: Pin } | undefined;
};

export type Pin = { label: string; text: string };
