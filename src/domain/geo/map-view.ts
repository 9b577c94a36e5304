import { type LatLng, type Pixel, pixelOf, placeOf } from './web-mercator.ts';

/** `room` is the part at each side covered by other elements. */
export type Frame = { width: number; height: number; room: Room };
export type Room = { top: number; right: number; bottom: number; left: number };

/** What a frame shows: its size, and its upper left corner in world pixels at this zoom. */
export type MapView = { zoom: number; left: number; top: number; width: number; height: number };

const FIRST_ZOOM = 10;
const CLOSEST = 15;
const STEP = 0.5;
/** Tolerance in zoom levels: a view that misses a step by this little is rounded up. */
const NEARLY = 0.0025;
const LEAST_ROOM = 40;
const NO_ROOM: Room = { top: 0, right: 0, bottom: 0, left: 0 };

/** The closest view with all points in the free part of the frame; centred on the whole frame when nothing is free. */
export function viewOf(points: readonly LatLng[], frame: Frame): MapView {
  const [width, height] = freeSize(frame);
  if (width < LEAST_ROOM || height < LEAST_ROOM)
    return centredView(points, { ...frame, room: NO_ROOM }, FIRST_ZOOM);
  const box = boxOf(points, 0);
  const scale = Math.min(width / (box.right - box.left), height / (box.bottom - box.top));
  const zoom = Math.floor((Math.log2(scale) + NEARLY) / STEP) * STEP;
  return centredView(points, frame, Math.max(0, Math.min(CLOSEST, zoom)));
}

/** The position of a place in the frame. */
export function placeIn({ zoom, left, top }: MapView, place: LatLng): Pixel {
  const { x, y } = pixelOf(place, zoom);
  return { x: x - left, y: y - top };
}

/** The place at a position in the frame. */
export function placeUnder({ zoom, left, top }: MapView, { x, y }: Pixel): LatLng {
  return placeOf({ x: left + x, y: top + y }, zoom);
}

/** The same centre, zoomed in or out by so many levels. */
export function zoomedView({ zoom, left, top, width, height }: MapView, by: number): MapView {
  const next = Math.max(4, Math.min(17, zoom + by));
  const scale = 2 ** (next - zoom);
  const middle = { x: (left + width / 2) * scale, y: (top + height / 2) * scale };
  return {
    zoom: next,
    left: Math.round(middle.x - width / 2),
    top: Math.round(middle.y - height / 2),
    width,
    height,
  };
}

/** On whole pixels, so that tiles and names are sharp. */
function centredView(points: readonly LatLng[], frame: Frame, zoom: number): MapView {
  const { width, height, room } = frame;
  const [freeWidth, freeHeight] = freeSize(frame);
  const box = boxOf(points, zoom);
  const left = Math.round((box.left + box.right) / 2 - room.left - freeWidth / 2);
  const top = Math.round((box.top + box.bottom) / 2 - room.top - freeHeight / 2);
  return { zoom, left, top, width, height };
}

function freeSize({ width, height, room }: Frame): [width: number, height: number] {
  return [width - room.left - room.right, height - room.top - room.bottom];
}

function boxOf(points: readonly LatLng[], zoom: number) {
  const box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (const point of points) {
    const { x, y } = pixelOf(point, zoom);
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}
