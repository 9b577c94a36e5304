import type { Point } from '#domain/geo/great-circle.ts';
import { type Frame, placeIn, viewOf } from '#domain/geo/map-view.ts';
import type { LatLng, Pixel } from '#domain/geo/web-mercator.ts';
import type { Html } from './html-parts.ts';

type Trip = { pickup: Point | null; destination: Point | null; path: readonly LatLng[] };

/** The size of the map on a phone; on a larger screen the picture is centred on a plain background. */
const frame: Frame = { width: 390, height: 272, room: { top: 40, right: 44, bottom: 104, left: 44 } };

/** A trip without a script or tiles: its road, straight and dotted if not measured, and its ends. Never a car. */
export function tripPicture({ pickup, destination, path }: Trip): Html {
  const [start, end] = [pickup && latLng(pickup), destination && latLng(destination)];
  const points = [...(start ? [start] : []), ...path, ...(end ? [end] : [])];
  if (points.length === 0) return '';
  const view = viewOf(points, frame);
  const line = points.map((point) => written(placeIn(view, point))).join('L');
  const lines =
    path.length > 2
      ? `<path class="map-halo" d="M${line}"/><path class="map-road" d="M${line}"/>`
      : `<path class="map-guess" d="M${line}"/>`;
  const marks = [start ? startMark(placeIn(view, start)) : '', end ? endMark(placeIn(view, end)) : ''].join(
    '',
  );
  return `<svg class="map-layer map-lines" viewBox="0 0 ${frame.width} ${frame.height}">${lines}${marks}</svg>`;
}

function latLng({ lat, lng }: Point): LatLng {
  return [lat, lng];
}

function written({ x, y }: Pixel): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

function startMark({ x, y }: Pixel): Html {
  const at = `cx="${x.toFixed(1)}" cy="${y.toFixed(1)}"`;
  return `<circle class="trip-mark" ${at} r="9.5"/><circle class="trip-heart" ${at} r="3"/>`;
}

function endMark({ x, y }: Pixel): Html {
  const square = (half: number, look: string, round: number) =>
    `<rect class="${look}" x="${(x - half).toFixed(1)}" y="${(y - half).toFixed(1)}" width="${half * 2}" height="${half * 2}" rx="${round}"/>`;
  return square(9.5, 'trip-mark', 4) + square(3, 'trip-heart', 0);
}
