import { greatCircleKm } from '#domain/geo/great-circle.ts';
import type { Point } from '#server/ports/places.ts';
import { readCommunes } from './communes.ts';
import type { GazetteerPlace } from './gazetteer-place.ts';
import { readKnownPlaces } from './known-places.ts';
import { gazetteerSearch } from './search-gazetteer.ts';

const KNOWN_PLACE_KM = 0.3;
/** About the radius of the widest communes. */
const COMMUNE_KM = 15;

export type Gazetteer = ReturnType<typeof openGazetteer>;

let opened: Gazetteer | undefined;

/** Read once, when it is first needed: reading takes a fraction of a second. */
export function gazetteer(): Gazetteer {
  opened ??= openGazetteer();
  return opened;
}

function openGazetteer() {
  const known = readKnownPlaces();
  const communes = readCommunes();
  const places = [...known, ...communes];
  const byId = new Map(places.map((place) => [place.id, place]));
  const vague = new Set(places.filter(({ kind }) => kind !== 'sample').map(keyOf));

  return {
    search: gazetteerSearch(places),
    byId: (id: string) => byId.get(id),
    nearest: (point: Point) =>
      nearestOf(known, point, KNOWN_PLACE_KM) ?? nearestOf(communes, point, COMMUNE_KM),
    /** Whether the point is one of ours that is only near where people wait. */
    isVague: (point: Point) => vague.has(keyOf(point)),
  };
}

function nearestOf(
  places: readonly GazetteerPlace[],
  point: Point,
  mostKm: number,
): GazetteerPlace | undefined {
  let nearest: GazetteerPlace | undefined;
  let least = mostKm;
  for (const place of places) {
    // A degree of latitude is 111 km: this rules out most places cheaply.
    if (Math.abs(place.lat - point.lat) * 111 > least) continue;
    const km = greatCircleKm(point, place);
    if (km <= least) [nearest, least] = [place, km];
  }
  return nearest;
}

/** To the metre. */
function keyOf({ lat, lng }: Point): string {
  return `${lat.toFixed(5)} ${lng.toFixed(5)}`;
}
