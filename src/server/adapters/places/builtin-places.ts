import { greatCircleKm } from '#domain/geo/great-circle.ts';
import type { Place, Places, Point } from '#server/ports/places.ts';
import { estimatedRoad } from './road.ts';
import { type SamplePlace, samplePlaces } from './sample-places.ts';

const MOST_SUGGESTIONS = 5;
const NEAR_KM = 0.3;

/** Answers without any service, from ten places in Paris and great-circle distances. It never fails. */
export function builtinPlaces(): Places {
  return {
    suggest: async (input) => matching(input).slice(0, MOST_SUGGESTIONS).map(suggestionOf),
    details: async (id) => placeOf(samplePlaces.find(({ slug }) => id === `builtin:${slug}`)),
    geocode: async (address) => pointOf(samplePlaces.find((sample) => isNamedBy(address, sample))),
    reverse: async (point) => nearest(point)?.address,
    measure: async (from, to) => estimatedRoad(from, to),
  };
}

/** Those with words that begin so come first. */
function matching(input: string): SamplePlace[] {
  const words = folded(input).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  const holds = ({ address }: SamplePlace) => words.every((word) => folded(address).includes(word));
  const begins = ({ address }: SamplePlace) =>
    words.every((word) => ` ${folded(address)}`.includes(` ${word}`));
  const found = samplePlaces.filter(holds);
  return [...found.filter(begins), ...found.filter((sample) => !begins(sample))];
}

/** 'Gare de Lyon' and 'gare de lyon, Paris' name the station; 'Paris' alone names nothing. */
function isNamedBy(typed: string, { address }: SamplePlace): boolean {
  const [name = ''] = address.split(',');
  return `${folded(typed)} `.startsWith(`${folded(name)} `);
}

function nearest(point: Point): SamplePlace | undefined {
  const near = samplePlaces
    .map((sample) => ({ sample, km: greatCircleKm(point, sample) }))
    .filter(({ km }) => km <= NEAR_KM);
  return near.toSorted((one, other) => one.km - other.km)[0]?.sample;
}

function suggestionOf({ slug, address, lat, lng }: SamplePlace) {
  return { id: `builtin:${slug}`, address, lat, lng };
}

function placeOf(sample: SamplePlace | undefined): Place | undefined {
  return sample && { address: sample.address, lat: sample.lat, lng: sample.lng };
}

function pointOf(sample: SamplePlace | undefined): Point | undefined {
  return sample && { lat: sample.lat, lng: sample.lng };
}

/** Without accents, case or punctuation. */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, ' ')
    .trim();
}
