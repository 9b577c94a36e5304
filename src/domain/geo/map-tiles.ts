import type { MapView } from './map-view.ts';
import { TILE_SIDE } from './web-mercator.ts';

/** A map tile by zoom, column and row. Columns wrap around the world. */
export type Tile = { zoom: number; column: number; row: number };

const MIRRORS = ['a', 'b', 'c'] as const;

/** The tiles of a view; at a half zoom, those of the next higher zoom, drawn smaller. */
export function tilesIn(view: MapView): Tile[] {
  const zoom = Math.round(view.zoom);
  const side = sideIn(view, zoom);
  const columns = partsOf(view.left / side, (view.left + view.width) / side);
  const rows = partsOf(view.top / side, (view.top + view.height) / side);
  const ofTheWorld = rows.filter((row) => row >= 0 && row < 2 ** zoom);
  return ofTheWorld.flatMap((row) => columns.map((column) => ({ zoom, column, row })));
}

/** The box of a tile in the frame, on whole pixels so that neighbours leave no gap. */
export function tileBox(view: MapView, { zoom, column, row }: Tile) {
  const side = sideIn(view, zoom);
  const edge = (part: number, start: number) => Math.round(part * side - start);
  const [left, top] = [edge(column, view.left), edge(row, view.top)];
  return { left, top, width: edge(column + 1, view.left) - left, height: edge(row + 1, view.top) - top };
}

/** The URL of a tile from a template with {z}, {x} and {y}; {s} is one of three mirrors. */
export function tileUrl(template: string, { zoom, column, row }: Tile): string {
  const across = 2 ** zoom;
  const x = ((column % across) + across) % across;
  const values: Record<string, string | number> = {
    z: zoom,
    x,
    y: row,
    s: MIRRORS[(x + row) % MIRRORS.length] ?? '',
    r: '',
  };
  return template.replace(/\{([zxysr])\}/gu, (_, name: string) => String(values[name]));
}

function sideIn(view: MapView, zoom: number): number {
  return TILE_SIDE * 2 ** (view.zoom - zoom);
}

/** At least one, since a frame without a size still shows a point. */
function partsOf(from: number, to: number): number[] {
  const first = Math.floor(from);
  return Array.from({ length: Math.max(1, Math.ceil(to) - first) }, (_, at) => first + at);
}
