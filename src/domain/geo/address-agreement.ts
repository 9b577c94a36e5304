import { foldText } from '../places/fold-text.ts';
import type { Point } from './great-circle.ts';

type Town = { postcode: string | undefined; commune: string };

/** Whether a typed address and the address of a point are the same place, or at least the same commune. */
export function isSameTown(written: string, ofPoint: string): boolean {
  if (folded(written) === folded(ofPoint)) return true;
  const [one, other] = [townOf(written), townOf(ofPoint)];
  if (one.postcode === undefined) return ` ${one.commune}`.endsWith(` ${other.commune}`);
  if (one.postcode === other.postcode) return true;
  return one.commune === other.commune && isSameDepartment(one.postcode, other.postcode);
}

/** '48.84430, 2.37350': a place without an address. */
export function writtenPoint(text: string): Point | undefined {
  const match = /^\s*(-?\d{1,2}\.\d{3,15}),\s*(-?\d{1,3}\.\d{3,15})\s*$/u.exec(text);
  return match ? { lat: Number(match[1]), lng: Number(match[2]) } : undefined;
}

/** The town follows the postcode, else the last comma. */
function townOf(address: string): Town {
  const match = /.*\b(\d{5})\s+([^,]+)/u.exec(address);
  const parts = address.split(',').filter((part) => folded(part) !== 'france');
  return { postcode: match?.[1], commune: communeFrom(match?.[2] ?? parts.at(-1) ?? '') };
}

/** 'Paris 12e Arrondissement' and 'Paris CEDEX 12' are Paris. */
function communeFrom(text: string): string {
  return folded(text).replace(/ (?:cedex.*|\d+(?:er|e|eme)?(?: arrondissement)?)$/u, '');
}

/** Several towns share a name, like Saint-Denis: the département decides. */
function isSameDepartment(one: string, other: string | undefined): boolean {
  return other === undefined || one.slice(0, 2) === other.slice(0, 2);
}

/** 'St' is 'Saint'. */
function folded(text: string): string {
  return foldText(text).replace(/\bst(e?)\b/gu, 'saint$1');
}
