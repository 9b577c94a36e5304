import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { geographyFolder } from '#server/environment/project-root.ts';
import type { GazetteerPlace } from './gazetteer-place.ts';

/** Cities whose postcodes are those of their arrondissements. */
const divided = new Set(['75056', '69123', '13055']);

export function readCommunes(): GazetteerPlace[] {
  const table = brotliDecompressSync(readFileSync(join(geographyFolder, 'communes.tsv.br'))).toString();
  return table.split('\n').map(communeFrom);
}

/** The address with the postcode that was searched, or with the first one. */
export function communeAddress(name: string, postcode: string | undefined): string {
  return postcode ? `${postcode} ${name}` : name;
}

/** '75012 Paris 12e arrondissement' is Paris: the nearest middle is too rough for more. */
export function withoutArrondissement(address: string | undefined): string | undefined {
  return address?.replace(/^\d{5} (\D+) \d+er? arrondissement$/u, '$1');
}

function communeFrom(line: string): GazetteerPlace {
  const [code = '', name = '', lat, lng, postcodeList = '', inhabitants] = line.split('\t');
  const postcodes = divided.has(code) ? [] : postcodeList.split(' ');
  return {
    id: `builtin:${code}`,
    address: communeAddress(name, postcodes[0]),
    lat: Number(lat) / 10_000,
    lng: Number(lng) / 10_000,
    names: namesOf(name),
    details: '',
    postcodes,
    kind: 'commune',
    weight: 8 * Math.log10(1 + Number(inhabitants)),
  };
}

/** 'Paris 12' is enough for an arrondissement. */
function namesOf(name: string): string[] {
  const short = /^(\D+ \d+)er? arrondissement$/u.exec(name)?.[1];
  return short ? [name, short] : [name];
}
