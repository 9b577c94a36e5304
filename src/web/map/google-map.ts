import { CENTRE_OF_PARIS } from '#domain/geo/centre-of-paris.ts';
import { roomIn } from './frame.ts';
import type { LiveMap } from './live-map.ts';
import type { Point, Route } from './route.ts';

/** The part of Google's library that we use. */
type Shape = { setMap(map: unknown): void };
type GoogleMaps = {
  Map: new (element: HTMLElement, options: object) => { fitBounds(bounds: unknown, padding: object): void };
  LatLngBounds: new () => { extend(point: LatLng): unknown };
  Polyline: new (options: object) => Shape;
  Marker: new (options: object) => Shape;
  SymbolPath: { CIRCLE: number };
};
type LatLng = { lat: number; lng: number };
type WithGoogle = typeof globalThis & { google?: { maps: GoogleMaps }; [READY]?: () => void };

const READY = 'vtcGoogleMapsReady';
const still = {
  zoom: 10,
  center: CENTRE_OF_PARIS,
  disableDefaultUI: true,
  gestureHandling: 'none',
  keyboardShortcuts: false,
};

let loading: Promise<GoogleMaps> | undefined;

/** A Google map, for operators with a key: as static as the free one. */
export async function openGoogleMap(element: HTMLElement, key: string): Promise<LiveMap> {
  loading ??= loadGoogle(key);
  const maps = await loading;
  const map = new maps.Map(element, still);
  let drawn: Shape[] = [];

  return {
    show(route) {
      for (const shape of drawn) shape.setMap(null);
      drawn = shapesOf(maps, route);
      for (const shape of drawn) shape.setMap(map);
      map.fitBounds(boundsOf(maps, route), roomIn(element));
    },
    close: () => element.replaceChildren(),
  };
}

function shapesOf(maps: GoogleMaps, { from, to, path }: Route): Shape[] {
  const style = getComputedStyle(document.documentElement);
  const [accent, ink] = [style.getPropertyValue('--accent').trim(), style.getPropertyValue('--ink').trim()];
  const line = new maps.Polyline({
    path: path.map(latLng),
    strokeColor: accent,
    strokeWeight: 5,
    clickable: false,
  });
  const mark = (point: Point, path: unknown) =>
    new maps.Marker({
      position: latLng(point),
      clickable: false,
      icon: { path, scale: 7, fillColor: ink, fillOpacity: 1, strokeColor: '#ffffff', strokeWeight: 3 },
    });
  return [line, mark(from, maps.SymbolPath.CIRCLE), mark(to, 'M-1 -1H1V1H-1Z')];
}

function boundsOf(maps: GoogleMaps, { from, to, path }: Route): unknown {
  const bounds = new maps.LatLngBounds();
  for (const point of [from, to, ...path]) bounds.extend(latLng(point));
  return bounds;
}

function latLng([lat, lng]: Point): LatLng {
  return { lat, lng };
}

function loadGoogle(key: string): Promise<GoogleMaps> {
  const page = globalThis as WithGoogle;
  if (page.google) return Promise.resolve(page.google.maps);
  return new Promise((resolve, reject) => {
    page[READY] = () =>
      page.google ? resolve(page.google.maps) : reject(new Error('Google Maps did not load'));
    const script = document.createElement('script');
    const query = new URLSearchParams({
      key,
      language: 'fr',
      region: 'FR',
      loading: 'async',
      callback: READY,
    });
    script.src = `https://maps.googleapis.com/maps/api/js?${query}`;
    // Google copies the nonce to the styles it adds, which our CSP would otherwise block.
    script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
    script.onerror = () => reject(new Error('Google Maps is out of reach'));
    document.head.append(script);
  });
}
