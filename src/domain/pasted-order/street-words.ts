import { frenchMonths } from './calendar-words.ts';
import type { PastedText } from './pasted-text.ts';

export const STREET =
  'rue|r\\.|avenue|av\\.?|ave\\.?|boulevard|boul\\.?|bld\\.?|blvd\\.?|bd\\.?|place|pl\\.?|quai|impasse|imp\\.?|allees?|chemin|route|rte|cours|square|passage|villa|cite|esplanade|promenade|faubourg|fbg|rond-point|sentier|voie|mail|parvis|street|road';

const months = Object.keys(frenchMonths).join('|');

/** What a street is named after and is no date: 'du 11 novembre', 'du 8 mai 1945'. */
export const DATED_NAME = `(?:du|des)\\s+\\d{1,2}(?:er)?[\\s-]+(?:${months})\\b(?:[\\s-]+1[5-9]\\d\\d\\b)?`;

const named = new RegExp(
  `\\b(?:${STREET}|gare|hotel|cafe|restaurant|residence)\\s+(${DATED_NAME}|(?:du|de)\\s+(?:midi|minuit)\\b)`,
  'gu',
);

/** The text for who looks for dates and hours: those in the name of a street are hidden. */
export function withoutStreetNames({ text, folded }: PastedText): PastedText {
  const hidden = folded.replace(
    named,
    (whole, name: string) => whole.slice(0, -name.length) + 'x'.repeat(name.length),
  );
  return { text, folded: hidden };
}
