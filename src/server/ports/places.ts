import type { Point } from '#domain/geo/great-circle.ts';

export type { Point };

export type Place = Point & { address: string };

/**
 * `id` names the adapter it came from ('open:…'); coordinates are null when only `details` knows them. `knownAs` is the
 * code or the short name under which it was found, where the address does not begin with it.
 */
export type Suggestion = {
  id: string;
  address: string;
  lat: number | null;
  lng: number | null;
  knownAs?: string;
};

/** `isLimited`: only towns, stations and airports could be searched. */
export type Suggestions = { suggestions: Suggestion[]; isLimited: boolean };

/**
 * `path` is the road as [lat, lng]; when `estimated`, its two ends alone. `isFallback` when the service that should
 * have measured it failed. `isApproximate`: an end is the middle of a town or of a large place, so that the price remains to
 * be confirmed.
 */
export type Road = {
  km: number;
  minutes: number;
  path: [number, number][];
  estimated: boolean;
  isFallback?: boolean;
  isApproximate: boolean;
};

/** Tolls are allowed by default. */
export type RoadOptions = { allowToll?: boolean };

/** Addresses and roads of France. What is not found is undefined; only a service that fails throws. */
export interface Places {
  suggest(input: string): Promise<Suggestions>;
  /** Resolves the id of a suggestion, whichever adapter made it. */
  details(id: string): Promise<Place | undefined>;
  /** The coordinates of a typed address, when they are certain enough. */
  geocode(address: string): Promise<Point | undefined>;
  /** The address at a point; undefined when there is none near. */
  reverse(point: Point): Promise<string | undefined>;
  measure(from: Point, to: Point, options?: RoadOptions): Promise<Road>;
}
