import { NUMBER, numberFrom } from './numbers.ts';
import { markRead, matchesOf, type PastedText, type Span } from './pasted-text.ts';

const hours = '(?:h|heures?|hours?|hrs?)';
const hire = "(?:mises? a dispo(?:sition)?|a dispo(?:sition)?|a l'heure|hourly hire|hire)";
const rules = [
  `\\b${hire}\\b[\\s:,(]*(?:(?:de|pour|pendant|for|duree)\\s*:?\\s*)?(${NUMBER})\\s?${hours}\\b`,
  `\\b(${NUMBER})\\s?${hours}\\s+(?:de\\s+|en\\s+)?${hire}`,
  `\\b(?:pendant|durant|for|chauffeur pour|driver for)\\s+(${NUMBER})\\s?${hours}\\b(?!\\d)`,
];

/** A hire by the hour: the number of hours must be written. */
export function findHire(pasted: PastedText): { hours: number; span: Span } | undefined {
  for (const rule of rules) {
    const [match] = matchesOf(pasted, new RegExp(rule, 'u'));
    const count = match && numberFrom(match.groups[1]);
    if (!match || count === undefined || count < 1 || count > 12) continue;
    markRead(pasted, match.span);
    return { hours: count, span: match.span };
  }
  return undefined;
}
