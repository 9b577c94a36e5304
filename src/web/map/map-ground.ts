import { type Map as LeafletMap, tileLayer } from 'leaflet';
import { type Credit, IGN_CREDIT } from '#domain/geo/tiles-credit.ts';

/** A server of tiles may fail, or never answer. */
const PATIENCE_MS = 3000;

type Options = { tilesUrl: string; credit: Credit; onCredit: (credit: Credit) => void };

/** Tiles; while there are none, outlines, which are loaded only then. */
export function openGround(map: LeafletMap, { tilesUrl, credit, onCredit }: Options) {
  const tiles = tilesUrl ? tileLayer(tilesUrl, { maxZoom: 19 }) : undefined;
  let hasTiles = false;
  let outlines: ReturnType<typeof drawOutlines> | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const showOutlines = () => {
    if (hasTiles || outlines) return;
    outlines = drawOutlines(map);
    void outlines.then((layer) => layer && !hasTiles && onCredit(IGN_CREDIT));
  };

  tiles?.on('tileerror', showOutlines);
  tiles?.on('tileload', () => {
    if (hasTiles) return;
    hasTiles = true;
    onCredit(credit);
    void outlines?.then((layer) => layer?.remove());
  });

  return {
    show() {
      if (!tiles) return showOutlines();
      tiles.addTo(map);
      if (waiting) return;
      waiting = setTimeout(showOutlines, PATIENCE_MS);
      onCredit(credit);
    },
    close: () => clearTimeout(waiting),
  };
}

async function drawOutlines(map: LeafletMap) {
  try {
    const { addOutlines } = await import('./outlines/outline-layer.ts');
    return await addOutlines(map);
  } catch {
    return undefined;
  }
}
