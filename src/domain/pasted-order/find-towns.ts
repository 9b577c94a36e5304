import type { FoundPlace } from './find-places.ts';
import { overlaps, type PastedText, type Span, visibleText } from './pasted-text.ts';

const TOWN =
  "(?:(?:La|Le|Les|L[’'])\\s?)?\\p{Lu}[\\p{L}’']+(?:-[\\p{L}’']+)*(?:[ ](?:sur|les|sous|en|la|le)[ ]\\p{Lu}[\\p{L}’'-]+|[ ]\\p{Lu}[\\p{L}’'-]+){0,2}(?:[ ]\\d{1,2}(?:e|er|ème|eme)?(?![\\d\\p{L}:]|\\s?h))?";
const going =
  '(?:ramener|emmener|amener|déposer|deposer|conduire|aller|allons|vais|rentrer|direction|vers|going to|(?:take|bring|drive|drop) (?:me|us|him|her|them) (?:off )?(?:to|at)(?: the)?|destination)';

/** Town names have no mark of their own: they are read only where the words around them are unambiguous. */
const rules = [
  `(?:[Dd]e|[Dd]u|[Dd]epuis|[Ff]rom)\\s+(${TOWN})\\s+(?:à|a|au|vers|jusqu[’']à|to|pour|->|→)\\s+(?:la |le |l[’']|the )?(${TOWN})?`,
  `(?:à|a|au|vers|jusqu[’']à|to|pour|->|→|>)\\s+(${TOWN})(?=\\s*(?:$|[.,!?\\n¤]|svp|please|avec|with|et |on |le |demain))`,
  `(?:^|\\n|:\\s*|¤\\s+)(${TOWN})\\s*(?:->|→|>)`,
  `${going}\\s+(?:(?:à|a|au|vers|to)\\s+)?(${TOWN})`,
];

/** Only next to places already found, so that 'merci à Paul' is none. */
export function findTowns(
  pasted: PastedText,
  places: readonly FoundPlace[],
  people: readonly Span[],
): FoundPlace[] {
  const { text } = pasted;
  const visible = visibleText(pasted);
  const found: FoundPlace[] = [];
  rules.forEach((rule, index) => {
    for (const match of visible.matchAll(new RegExp(rule, 'dgu')))
      for (const group of [1, 2]) {
        const span = match.indices?.[group];
        if (!span || [...places, ...found].some((place) => overlaps(place.span, span))) continue;
        if (people.some((person) => overlaps(person, span)) || notTowns.test(text.slice(...span))) continue;
        if (index === 1 && places.length + found.length === 0) continue;
        found.push({ text: text.slice(...span), span });
      }
  });
  return found;
}

const notTowns =
  /^(?:Bonjour|Bonsoir|Merci|Madame|Monsieur|M|Mme|Mr|Mrs|Chlo|Hello|Hi|Thanks|Please|Lundi|Mardi|Mercredi|Jeudi|Vendredi|Samedi|Dimanche|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Je|Nous|On|We|I|My|Mon|Ma|Vol|Flight|Retour|Return)(?:\s|$)/u;
