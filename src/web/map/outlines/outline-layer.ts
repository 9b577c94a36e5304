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
  const departements = await read(departementsUrl);
  polygon(departements.land, { ...still, className: 'map-ground' }).addTo(ground);
  polyline(departements.lines, { ...still, className: 'map-departement' }).addTo(ground);
  let communes: Outlines | undefined;

  const draw = async () => {
    const isNear = map.getZoom() >= COMMUNES_FROM_ZOOM && ILE_DE_FRANCE.intersects(map.getBounds());
    if (isNear && !communes) {
      communes = await read(communesUrl);
      polyline(communes.lines, { ...still, className: 'map-commune' }).addTo(ground);
    }
    showNames(map, names, isNear && communes ? communes : departements);
  };
  const redraw = () => void draw().catch(() => undefined);
  map.on('moveend', redraw);
  ground.on('remove', () => void map.off('moveend', redraw));
  await draw();
  return ground;
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

async function read(url: string): Promise<Outlines> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error('The outlines are out of reach');
  return outlinesOf((await answer.json()) as OutlineFile);
}
