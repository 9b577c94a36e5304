import { divIcon, type Map as LeafletMap, latLngBounds, layerGroup, map, marker, polyline } from 'leaflet';
import './live-map.css';
import { openGround } from './map-ground.ts';
import type { Pin, Point, Route } from './route.ts';

export type LiveMap = { show(route: Route): void; close(): void };

const FIRST_ZOOM = 10;
const CLOSEST = 15;
const LEAST_ROOM = 40;

/** A static map: dragging scrolls the page and a click opens the directions. */
const still = {
  zoomControl: false,
  attributionControl: false,
  dragging: false,
  scrollWheelZoom: false,
  doubleClickZoom: false,
  touchZoom: false,
  boxZoom: false,
  keyboard: false,
  zoomAnimation: false,
  zoomSnap: 0.5,
} as const;

export function openFreeMap(element: HTMLElement, source: Parameters<typeof openGround>[1]): LiveMap {
  const leaflet = map(element, still);
  const drawn = layerGroup().addTo(leaflet);
  const ground = openGround(leaflet, source);
  let shown: Route | undefined;
  const resized = new ResizeObserver(() => {
    if (!shown) return;
    leaflet.invalidateSize({ animate: false });
    fitRoute(leaflet, shown);
  });
  resized.observe(element);

  return {
    show(route) {
      shown = route;
      drawn.clearLayers();
      fitRoute(leaflet, route);
      for (const layer of layersOf(route)) drawn.addLayer(layer);
      ground.show();
    },
    close() {
      resized.disconnect();
      ground.close();
      leaflet.remove();
    },
  };
}

function layersOf({ from, to, path, pins }: Route) {
  const toNorth = to[0] >= from[0];
  return [
    ...linesOf(path),
    mark(from, 'start'),
    mark(to, 'end'),
    ...(pins ? [pinAt(from, pins.from, !toNorth), pinAt(to, pins.to, toNorth)] : []),
  ];
}

/** Without a route the two ends are joined by a dotted line. */
function linesOf(path: readonly Point[]) {
  if (path.length < 2) return [];
  const points = path.map(([lat, lng]): [number, number] => [lat, lng]);
  const drawing = { interactive: false, noClip: true };
  if (path.length === 2) return [polyline(points, { ...drawing, className: 'map-guess' })];
  return ['map-halo', 'map-road'].map((className) => polyline(points, { ...drawing, className }));
}

function mark(point: Point, kind: 'start' | 'end') {
  const icon = divIcon({ className: `map-mark map-mark-${kind}`, iconSize: [22, 22] });
  return marker([...point], { icon, interactive: false, keyboard: false });
}

/** Above the northern end and below the southern one, so that the labels never overlap. */
function pinAt(point: Point, { label, text }: Pin, above: boolean) {
  const html = document.createElement('div');
  html.className = `map-pin ${above ? 'map-pin-above' : 'map-pin-below'}`;
  const word = document.createElement('span');
  word.textContent = label;
  html.append(word, text);
  const icon = divIcon({ className: 'map-pin-place', html, iconSize: [0, 0] });
  return marker([...point], { icon, interactive: false, keyboard: false });
}

/** The padding of the frame: the part of the map that other elements cover. */
function fitRoute(leaflet: LeafletMap, { from, to, path }: Route) {
  const bounds = latLngBounds([from, to, ...path].map(([lat, lng]): [number, number] => [lat, lng]));
  const frame = getComputedStyle(leaflet.getContainer());
  const [top, right, bottom, left] = [
    frame.paddingTop,
    frame.paddingRight,
    frame.paddingBottom,
    frame.paddingLeft,
  ].map((side) => Number.parseFloat(side) || 0) as [number, number, number, number];
  const { x, y } = leaflet.getSize();
  if (x - left - right < LEAST_ROOM || y - top - bottom < LEAST_ROOM)
    return leaflet.setView(bounds.getCenter(), FIRST_ZOOM, { animate: false });
  return leaflet.fitBounds(bounds, {
    paddingTopLeft: [left, top],
    paddingBottomRight: [right, bottom],
    maxZoom: CLOSEST,
    animate: false,
  });
}
