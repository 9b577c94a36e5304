import type { MapView } from '#domain/geo/map-view.ts';
import { type Credit, IGN_CREDIT } from '#domain/geo/tiles-credit.ts';
import type { OutlineLayer } from './outlines/outline-layer.ts';
import { tileLayer } from './tile-layer.ts';

/** A tile server may fail, or never answer. */
const PATIENCE_MS = 3000;

type Options = { tilesUrl: string; credit: Credit; onCredit: (credit: Credit) => void };

/** Tiles, or outlines while there are none; outlines load only then. */
export function openBaseMap(frame: HTMLElement, { tilesUrl, credit, onCredit }: Options) {
  let view: MapView | undefined;
  let outlines: OutlineLayer | undefined;
  let isLoading = false;
  let hasTiles = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const drawOutlines = async () => {
    const { outlineLayer } = await import('./outlines/outline-layer.ts');
    if (hasTiles || !view) return;
    outlines = outlineLayer();
    frame.prepend(outlines.element);
    await outlines.draw(view);
    if (!hasTiles) onCredit(IGN_CREDIT);
  };
  const showOutlines = () => {
    if (hasTiles || isLoading) return;
    isLoading = true;
    drawOutlines().catch(() => undefined);
  };
  const onLoad = () => {
    if (hasTiles) return;
    hasTiles = true;
    onCredit(credit);
    outlines?.element.remove();
  };
  const tiles = tilesUrl ? tileLayer(tilesUrl, { onLoad, onError: showOutlines }) : undefined;
  if (tiles) frame.append(tiles.element);

  return {
    draw(next: MapView) {
      view = next;
      tiles?.draw(view);
      if (!hasTiles) outlines?.draw(view).catch(() => undefined);
      if (!tiles) return showOutlines();
      if (waiting) return;
      waiting = setTimeout(showOutlines, PATIENCE_MS);
      onCredit(credit);
    },
    close() {
      clearTimeout(waiting);
      view = undefined;
    },
  };
}
