import { greatCircleKm } from '#domain/geo/great-circle.ts';
import { roughRoad } from '#domain/geo/rough-road.ts';
import type { Point, Road } from '#server/ports/places.ts';
import { gazetteer } from './gazetteer/gazetteer.ts';
import { ProviderRefusal } from './provider-error.ts';

const MOST_POINTS = 250;
const FAR_FROM_A_ROAD_KM = 2;

type Measured = { metres: number; seconds: number; path: [number, number][] };

/** The road a service found, in the figures that people see and prices are made from. */
export function measuredRoad(from: Point, to: Point, { metres, seconds, path }: Measured): Road {
  refuseForeignEnds(from, to, path);
  return {
    km: toTenth(metres / 1000),
    minutes: wholeMinutes(seconds / 60),
    path: thinned(path).map(([lat, lng]) => [toMetre(lat), toMetre(lng)]),
    estimated: false,
    isApproximate: isApproximate(from, to),
  };
}

/** The great circle, lengthened, at town speed. */
export function estimatedRoad(from: Point, to: Point): Road {
  const { km, minutes } = roughRoad(from, to);
  return {
    km: toTenth(km),
    minutes: wholeMinutes(minutes),
    path: [
      [from.lat, from.lng],
      [to.lat, to.lng],
    ],
    estimated: true,
    isApproximate: isApproximate(from, to),
  };
}

function isApproximate(...ends: Point[]): boolean {
  return ends.some((end) => gazetteer().isVague(end));
}

/** The service silently moves a point in the sea to the nearest road, however far. */
function refuseForeignEnds(from: Point, to: Point, path: [number, number][]): void {
  const [first, last] = [path[0], path.at(-1)];
  if (!first || !last) throw new ProviderRefusal('a road without points');
  const isFar = (point: Point, [lat, lng]: [number, number]) =>
    greatCircleKm(point, { lat, lng }) > FAR_FROM_A_ROAD_KM;
  if (isFar(from, first) || isFar(to, last)) throw new ProviderRefusal('no road near');
}

/** Enough points to draw the road, the ends among them. */
function thinned(path: [number, number][]): [number, number][] {
  if (path.length <= MOST_POINTS) return path;
  const step = (path.length - 1) / (MOST_POINTS - 1);
  return Array.from({ length: MOST_POINTS }, (_, index) => path[Math.round(index * step)]).filter(
    (point) => point !== undefined,
  );
}

function toTenth(km: number): number {
  return Math.round(km * 10) / 10;
}

function wholeMinutes(minutes: number): number {
  return Math.max(1, Math.round(minutes));
}

function toMetre(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}
