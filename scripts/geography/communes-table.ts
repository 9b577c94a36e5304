import type { Commune, Middle, Sources } from './sources.ts';

/** One line per commune: INSEE code, name, latitude and longitude in ten-thousandths, postcodes, inhabitants. */
export function communesTable({ communes, middles }: Sources): string {
  const current = new Map(
    communes.filter(({ type }) => !isMerged(type)).map((commune) => [commune.code, commune]),
  );
  const merged = communes.filter(({ code, type }) => isMerged(type) && !current.has(code));
  const middleOf = ({ code }: Commune) => middles.get(code) ?? middleOfParts(code, communes, middles);
  const lines = [...current.values(), ...merged].map((commune) =>
    lineOf(commune, middleOf(commune), postcodesOf(commune, current)),
  );
  return lines
    .filter((line) => line !== undefined)
    .toSorted()
    .join('\n');
}

function isMerged(type: Commune['type']): boolean {
  return type === 'commune-deleguee' || type === 'commune-associee';
}

/** People still name the villages that were merged: they keep their middle and have the postcodes of the whole. */
function postcodesOf({ codesPostaux, chefLieu = '' }: Commune, current: Map<string, Commune>): string[] {
  return codesPostaux ?? current.get(chefLieu)?.codesPostaux ?? [];
}

function middleOfParts(code: string, communes: Commune[], middles: Map<string, Middle>): Middle | undefined {
  const parts = communes.flatMap((part) => (part.chefLieu === code ? (middles.get(part.code) ?? []) : []));
  if (parts.length === 0) return undefined;
  const mean = (side: keyof Middle) => parts.reduce((sum, part) => sum + part[side], 0) / parts.length;
  return { lat: mean('lat'), lng: mean('lng') };
}

function lineOf(
  { code, nom, population = 0 }: Commune,
  middle: Middle | undefined,
  postcodes: string[],
): string | undefined {
  if (!middle || postcodes.length === 0) return undefined;
  const name = nom.replaceAll("'", '’').replace('Arrondissement', 'arrondissement');
  const [lat, lng] = [middle.lat, middle.lng].map((degrees) => Math.round(degrees * 10_000));
  return [code, name, lat, lng, postcodes.join(' '), population].join('\t');
}
