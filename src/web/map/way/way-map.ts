import { type MapView, placeIn, viewOf } from '#domain/geo/map-view.ts';
import type { Credit } from '#domain/geo/tiles-credit.ts';
import { openBaseMap } from '../base-map.ts';
import { frameOf } from '../frame.ts';
import { elementOf, layer, lineLayer, pathOf, placeAt } from '../layers.ts';
import type { Point } from '../route.ts';
import { type Car, carLayer } from './car-layer.ts';
import { splitRoad } from './split-road.ts';

/** A car and its destination. `from`: only for a trip drawn in full. */
export type Way = {
  from?: Point | undefined;
  to: Point;
  /** Points of the road between them; empty when it is unknown. */
  path: readonly Point[];
  car?: Car | undefined;
};

type Source = { tilesUrl: string; credit: Credit; onCredit: (credit: Credit) => void };

/** A map with a moving car. The view stays while the car is in it, so that the car moves and not the map. */
export function openWayMap(element: HTMLElement, source: Source) {
  const baseMap = openBaseMap(element, source);
  const [lines, marks, car] = [lineLayer('map-lines'), layer('map-marks'), carLayer()];
  let shown: Way | undefined;
  let view: MapView | undefined;

  const draw = (isResized: boolean) => {
    if (!shown) return;
    const best = viewOf(pointsOf(shown), frameOf(element));
    const stays = !isResized && view !== undefined && fits(view, best, shown);
    if (!stays || !view) view = best;
    baseMap.draw(view);
    lines.replaceChildren(...linesOf(shown, view));
    marks.replaceChildren(...marksOf(shown, view));
    car.draw(shown.car, view, stays);
  };
  const resized = new ResizeObserver(() => draw(true));
  element.append(lines, marks, car.element);
  resized.observe(element);

  return {
    show(way: Way) {
      shown = way;
      draw(false);
    },
    close() {
      resized.disconnect();
      baseMap.close();
      element.replaceChildren();
    },
  };
}

const EDGE = 24;

/** Whether the view has the best zoom and shows every point of the way. */
function fits(view: MapView, best: MapView, way: Way): boolean {
  if (view.zoom !== best.zoom) return false;
  return pointsOf(way).every((point) => {
    const { x, y } = placeIn(view, point);
    return x > EDGE && y > EDGE && x < view.width - EDGE && y < view.height - EDGE;
  });
}

function pointsOf({ from, to, path, car }: Way): Point[] {
  return [...(from ? [from] : []), to, ...path, ...(car ? [car.point] : [])];
}

function linesOf({ from, to, path, car }: Way, view: MapView): SVGElement[] {
  if (path.length > 2 && car) {
    const { done, left } = splitRoad(path, car.point);
    return [
      pathOf('map-halo', [path], view),
      pathOf('map-road map-road-done', [done], view),
      pathOf('map-road', [left], view),
    ];
  }
  if (path.length > 2) return [pathOf('map-halo', [path], view), pathOf('map-road', [path], view)];
  const start = car?.point ?? from;
  return start ? [pathOf('map-guess', [[start, to]], view)] : [];
}

function marksOf({ from, to }: Way, view: MapView): HTMLElement[] {
  const end = placeAt(
    elementOf('div', `map-mark ${from ? 'map-mark-end' : 'map-mark-start'}`),
    placeIn(view, to),
  );
  if (!from) return [end];
  return [placeAt(elementOf('div', 'map-mark map-mark-start'), placeIn(view, from)), end];
}
