import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { foldText } from '#domain/places/fold-text.ts';
import { geographyFolder } from '#server/environment/project-root.ts';
import { samplePlaces } from '../sample-places.ts';
import type { GazetteerPlace } from './gazetteer-place.ts';

const weights = { sample: 60, airport: 58, station: 50, place: 45, terminal: 40 } as const;

/** Airports with their terminals, main stations and great places, the ten samples first. */
export function readKnownPlaces(): GazetteerPlace[] {
  const table = readFileSync(join(geographyFolder, 'places.tsv'), 'utf8');
  return [...samplePlaces.map(fromSample), ...table.trim().split('\n').map(placeFrom)];
}

function fromSample({ slug, address, lat, lng, alsoCalled }: (typeof samplePlaces)[number]): GazetteerPlace {
  const [name = '', ...rest] = address.split(', ');
  return {
    id: `builtin:${slug}`,
    address,
    lat,
    lng,
    names: [name, ...alsoCalled],
    details: rest.join(' '),
    postcodes: [],
    kind: 'sample',
    weight: weights.sample,
  };
}

function placeFrom(line: string): GazetteerPlace {
  const [kind, name = '', detail = '', postcode = '', town = '', lat, lng, calledSo = ''] = line.split('\t');
  const also = calledSo.split('|').filter(Boolean);
  const ending = [postcode, town].filter(Boolean).join(' ');
  const known = kind as keyof typeof weights;
  return {
    id: `builtin:${foldText(`${name} ${known === 'terminal' ? detail : ''}`).replaceAll(' ', '-')}`,
    address: [name, detail, ending].filter(Boolean).join(', '),
    lat: Number(lat) / 10_000,
    lng: Number(lng) / 10_000,
    names: [known === 'terminal' ? `${name} ${detail}` : name, ...also],
    details: `${detail} ${ending}`,
    postcodes: [],
    kind: known,
    weight: weights[known],
  };
}
