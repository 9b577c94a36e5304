import { type MapView, placeIn } from '#domain/geo/map-view.ts';
import { elementOf, layer, lineLayer, pathOf, placeAt } from './layers.ts';
import type { Pin, Route } from './route.ts';

/** The road, then its ends and their labels above it. */
export function routeLayers() {
  const [lines, marks] = [lineLayer('map-lines'), layer('map-marks')];
  return {
    elements: [lines, marks],
    draw(route: Route, view: MapView) {
      lines.replaceChildren(...linesOf(route, view));
      marks.replaceChildren(...marksOf(route, view));
    },
  };
}

/** Without a route its points are joined by a dotted line. */
function linesOf({ path, stops = [] }: Route, view: MapView): SVGElement[] {
  if (path.length < 2) return [];
  const isGuess = path.length <= 2 + stops.length;
  const classNames = isGuess ? ['map-guess'] : ['map-halo', 'map-road'];
  return classNames.map((className) => pathOf(className, [path], view));
}

function marksOf({ from, to, stops = [], pins }: Route, view: MapView): HTMLElement[] {
  const [start, end] = [placeIn(view, from), placeIn(view, to)];
  const marks = [
    placeAt(elementOf('div', 'map-mark map-mark-start'), start),
    ...stops.map((stop) => placeAt(elementOf('div', 'map-mark map-mark-stop'), placeIn(view, stop))),
    placeAt(elementOf('div', 'map-mark map-mark-end'), end),
  ];
  if (!pins) return marks;
  const toNorth = to[0] >= from[0];
  return [...marks, placeAt(pinOf(pins.from, !toNorth), start), placeAt(pinOf(pins.to, toNorth), end)];
}

/** Above the northern end and below the southern one, so that the labels never overlap. */
function pinOf({ label, text }: Pin, above: boolean): HTMLElement {
  const pin = elementOf('div', `map-pin ${above ? 'map-pin-above' : 'map-pin-below'}`);
  const word = elementOf('span', 'map-pin-label');
  word.textContent = label;
  pin.append(word, text);
  return pin;
}
