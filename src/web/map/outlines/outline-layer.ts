import { type MapView, placeIn } from '#domain/geo/map-view.ts';
import type { LatLng } from '#domain/geo/web-mercator.ts';
import { elementOf, layer, lineLayer, pathOf, placeAt } from '../layers.ts';
import communesUrl from './communes.json?url';
import departementsUrl from './departements.json?url';
import { type OutlineFile, type Outlines, outlinesOf } from './outlines.ts';
import { roomForNames } from './room-for-names.ts';

const COMMUNES_FROM_ZOOM = 9;
const ILE_DE_FRANCE: { northWest: LatLng; southEast: LatLng } = {
  northWest: [49.24, 1.446],
  southEast: [48.12, 3.56],
};

export type OutlineLayer = ReturnType<typeof outlineLayer>;

/** The background of a map without tiles: départements, and the communes of Île-de-France when in view. */
export function outlineLayer() {
  const element = layer('map-outlines');
  const [lines, names] = [lineLayer('map-lines'), layer('map-names')];
  element.append(lines, names);
  let departements: Promise<Outlines> | undefined;
  let communes: Promise<Outlines | undefined> | undefined;
  let latest: MapView;

  const readCommunes = () =>
    readOutlines(communesUrl).catch(() => {
      communes = undefined;
      return undefined;
    });

  return {
    element,
    /** The map may move while lines load: only the last view is drawn. */
    async draw(view: MapView): Promise<void> {
      latest = view;
      const far = await (departements ??= readOutlines(departementsUrl));
      if (latest === view) lines.replaceChildren(...landOf(far, view));
      const near = isNearParis(view) ? await (communes ??= readCommunes()) : undefined;
      if (latest !== view) return;
      if (near) lines.append(pathOf('map-commune', near.lines, view));
      names.replaceChildren(...namesOf(near ?? far, view));
    },
  };
}

function landOf({ land, lines }: Outlines, view: MapView): SVGElement[] {
  return [pathOf('map-land', land, view), pathOf('map-departement', lines, view)];
}

function isNearParis(view: MapView): boolean {
  const start = placeIn(view, ILE_DE_FRANCE.northWest);
  const end = placeIn(view, ILE_DE_FRANCE.southEast);
  const isInView = start.x <= view.width && end.x >= 0 && start.y <= view.height && end.y >= 0;
  return view.zoom >= COMMUNES_FROM_ZOOM && isInView;
}

function namesOf({ names }: Outlines, view: MapView): HTMLElement[] {
  const placed = names.map(({ name, at }) => ({ name, ...placeIn(view, at) }));
  const inView = placed.filter(({ x, y }) => x >= 0 && y >= 0 && x <= view.width && y <= view.height);
  return roomForNames(inView).map(({ name, x, y }) => {
    const element = elementOf('span', 'map-name');
    element.textContent = name;
    return placeAt(element, { x, y });
  });
}

async function readOutlines(url: string): Promise<Outlines> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error('The outlines are out of reach');
  return outlinesOf((await answer.json()) as OutlineFile);
}
