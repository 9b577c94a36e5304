export type LatLng = readonly [lat: number, lng: number];
export type Pixel = { x: number; y: number };

/** The side of a map tile, and of the whole world at zoom 0, in pixels. */
export const TILE_SIDE = 256;
/** The latitude where the square world of this projection ends. */
const LAST_LATITUDE = 85.0511287798;

/** The position of a place in Web Mercator, in pixels from the north-west corner. */
export function pixelOf([lat, lng]: LatLng, zoom: number): Pixel {
  const side = TILE_SIDE * 2 ** zoom;
  const sine = Math.sin((clamped(lat) * Math.PI) / 180);
  return { x: side * (lng / 360 + 0.5), y: side * (0.5 - Math.atanh(sine) / (2 * Math.PI)) };
}

/** The inverse of `pixelOf`. */
export function placeOf({ x, y }: Pixel, zoom: number): LatLng {
  const side = TILE_SIDE * 2 ** zoom;
  const sine = Math.tanh((0.5 - y / side) * 2 * Math.PI);
  return [(Math.asin(sine) * 180) / Math.PI, (x / side - 0.5) * 360];
}

function clamped(lat: number): number {
  return Math.max(-LAST_LATITUDE, Math.min(LAST_LATITUDE, lat));
}
