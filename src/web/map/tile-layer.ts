import { type Tile, tileBox, tilesIn, tileUrl } from '#domain/geo/map-tiles.ts';
import type { MapView } from '#domain/geo/map-view.ts';
import { elementOf, layer } from './layers.ts';

type Shown = { tile: Tile; image: HTMLImageElement; isSettled: boolean };
type Events = { onLoad: () => void; onError: () => void };

/** The tiles of a view. Those of the previous view stay below until the new ones are loaded. */
export function tileLayer(template: string, { onLoad, onError }: Events) {
  const element = layer('map-tiles');
  const shown = new Map<string, Shown>();
  let wanted: string[] = [];

  const removeOthers = () => {
    if (wanted.some((name) => !shown.get(name)?.isSettled)) return;
    for (const [name, { image }] of shown)
      if (!wanted.includes(name)) {
        image.remove();
        shown.delete(name);
      }
  };
  const add = (name: string, tile: Tile) => {
    const added: Shown = { tile, image: elementOf('img', 'map-tile'), isSettled: false };
    const settle = (finish: () => void) => {
      added.isSettled = true;
      removeOthers();
      finish();
    };
    added.image.alt = '';
    added.image.addEventListener('load', () => {
      added.image.classList.add('map-tile-loaded');
      settle(onLoad);
    });
    added.image.addEventListener('error', () => settle(onError));
    added.image.src = tileUrl(template, tile);
    shown.set(name, added);
    element.append(added.image);
  };

  return {
    element,
    draw(view: MapView) {
      const tiles = tilesIn(view);
      wanted = tiles.map(nameOf);
      for (const tile of tiles) if (!shown.has(nameOf(tile))) add(nameOf(tile), tile);
      for (const { tile, image } of shown.values()) place(image, tileBox(view, tile));
      removeOthers();
    },
  };
}

function nameOf({ zoom, column, row }: Tile): string {
  return `${zoom}/${column}/${row}`;
}

function place({ style }: HTMLElement, box: ReturnType<typeof tileBox>): void {
  for (const side of ['left', 'top', 'width', 'height'] as const) style[side] = `${box[side]}px`;
}
