import { viewOf } from '#domain/geo/map-view.ts';
import { openBaseMap } from './base-map.ts';
import { frameOf } from './frame.ts';
import type { Route } from './route.ts';
import { routeLayers } from './route-layers.ts';

export type LiveMap = { show(route: Route): void; close(): void };

/** A static map: dragging scrolls the page and a click opens the directions. */
export function openFreeMap(element: HTMLElement, source: Parameters<typeof openBaseMap>[1]): LiveMap {
  const baseMap = openBaseMap(element, source);
  const layers = routeLayers();
  let shown: Route | undefined;

  const draw = () => {
    if (!shown) return;
    const view = viewOf([shown.from, shown.to, ...(shown.stops ?? []), ...shown.path], frameOf(element));
    baseMap.draw(view);
    layers.draw(shown, view);
  };
  const resized = new ResizeObserver(draw);
  element.append(...layers.elements);
  resized.observe(element);

  return {
    show(route) {
      shown = route;
      draw();
    },
    close() {
      resized.disconnect();
      baseMap.close();
      element.replaceChildren();
    },
  };
}
