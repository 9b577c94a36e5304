import {
  divIcon,
  type Map as LeafletMap,
  type LatLngBounds,
  latLngBounds,
  type LayerGroup,
  layerGroup,
  marker,
  polygon,
  polyline,
} from 'leaflet';
import communesUrl from './communes.json?url';
import departementsUrl from './departements.json?url';
import './outline-layer.css';
import { type OutlineFile, type Outlines, outlinesOf } from './outlines.ts';
import { roomForNames } from './room-for-names.ts';

const PANE = 'ground';
const COMMUNES_FROM_ZOOM = 9;
const ILE_DE_FRANCE = latLngBounds([48.12, 1.446], [49.24, 3.56]);
const still = { pane: PANE, interactive: false };

/** Draws the ground of a map that has no tiles: départements, and the communes of Île-de-France when they are in view. */
export async function addOutlines(map: LeafletMap): Promise<LayerGroup> {
  map.createPane(PANE);
  const ground = layerGroup().addTo(map);
  const names = layerGroup().addTo(ground);
  const departements = await readOutlines(departementsUrl);
  polygon(departements.land, { ...still, className: 'map-ground' }).addTo(ground);
  polyline(departements.lines, { ...still, className: 'map-departement' }).addTo(ground);
  let communes: Promise<Outlines> | undefined;

  const drawCommunes = async () => {
    const read = await readOutlines(communesUrl);
    polyline(read.lines, { ...still, className: 'map-commune' }).addTo(ground);
    return read;
  };
  /** The map may move again while the communes are read: they are drawn once, and the names of the last view. */
  const draw = async () => {
    const near = isNearParis(map) ? await (communes ??= drawCommunes()) : undefined;
    showNames(map, names, near && isNearParis(map) ? near : departements);
  };
  const redraw = () => void draw().catch(() => (communes = undefined));
  map.on('moveend', redraw);
  ground.on('remove', () => void map.off('moveend', redraw));
  await draw();
  return ground;
}

function isNearParis(map: LeafletMap): boolean {
  return map.getZoom() >= COMMUNES_FROM_ZOOM && ILE_DE_FRANCE.intersects(map.getBounds());
}

function showNames(map: LeafletMap, names: LayerGroup, { names: all }: Outlines): void {
  names.clearLayers();
  const bounds: LatLngBounds = map.getBounds();
  const inView = all.filter(({ at }) => bounds.contains(at));
  const placed = inView.map(({ name, at }) => {
    const { x, y } = map.latLngToContainerPoint(at);
    return { name, at, x, y };
  });
  for (const { name, at } of roomForNames(placed)) {
    const html = document.createElement('span');
    html.textContent = name;
    const icon = divIcon({ className: 'map-name', html, iconSize: [0, 0] });
    marker(at, { icon, pane: PANE, interactive: false, keyboard: false }).addTo(names);
  }
}

async function readOutlines(url: string): Promise<Outlines> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error('The outlines are out of reach');
  return outlinesOf((await answer.json()) as OutlineFile);
}
