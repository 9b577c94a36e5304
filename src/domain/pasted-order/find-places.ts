import { matchesOf, overlaps, type PastedText, partOf, READ, type Span, visibleText } from './pasted-text.ts';
import { DATED_NAME, STREET } from './street-words.ts';

export type FoundPlace = { text: string; span: Span };

const terminal =
  '(?:[\\s,-]*(?:terminal|aerogare|term\\.?|t)\\s?\\d(?:[a-g]\\b|\\s[b-g]\\b(?![\\x27]))?|\\s+\\d[a-g]?\\b(?!\\s*(?:h\\b|:|pers|pax|pass|val|bag|adult|rue|av|bd|boul|place)))?';
const airport = "(?:aeroport\\s+(?:international\\s+)?(?:de\\s+|d')?(?:paris[\\s-]+)?)?";
const known = [
  `${airport}(?:cdg|roissy(?:[\\s-]+(?:cdg|charles[\\s-]+de[\\s-]+gaulle))?|charles[\\s-]+de[\\s-]+gaulle)(?:\\s+airport)?${terminal}`,
  `${airport}orly(?:[\\s-]+(?:sud|ouest|airport))?${terminal}`,
  `${airport}(?:beauvais(?:[\\s-]+tille)?|le bourget)(?:\\s+airport)?`,
  "gare\\s+(?:tgv\\s+)?(?:de\\s+l'|de\\s+la\\s+|de\\s+|du\\s+|des\\s+|d')?(?:(?:saint|st|marne|massy|val|la|le)[\\s-]+)?[a-z]{3,}(?:-[a-z]+)*(?:\\s+tgv)?",
  "(?:la\\s+)?defense(?:\\s+grande\\s+arche)?|disneyland(?:\\s+paris)?|tour\\s+eiffel|eiffel\\s+tower|opera\\s+(?:bastille|garnier)|(?:chateau\\s+de\\s+)?versailles|villepinte|porte\\s+(?:maillot|de\\s+versailles|d'orleans|de\\s+la\\s+chapelle)|parc\\s+des\\s+princes|stade\\s+de\\s+france|le\\s+louvre|musee\\s+d[eu']\\s*[a-z]+|notre[\\s-]dame",
];
/** Those that may stand without a number, before a capital. */
const named = '(?:rue|avenue|av\\.?|boulevard|bd|place|quai|impasse|allees?|faubourg|square)';

/** Where the name of a street or a hotel ends. */
const stop =
  /^(?:pour|pr|vers|direction|dir|jusqu'?a?u?|et|puis|to|on|at|by|with|avec|via|from|depart|arrivee|retour|return|svp|stp|merci|please|pls|and|then|demain|ce|cet|this|vol|flight|train|tel|nom|name|tomorrow|for|je|j'ai|nous|on|il|elle|we|i|my|mon|ma|a|au|aux|est|sera|c'est|going|drop|pick|en|date|time|heure|starting|please)$/u;

/** Addresses, airports, stations, hotels and landmarks, as written and without overlaps. */
export function findPlaces(pasted: PastedText): FoundPlace[] {
  const streets = matchesOf(
    pasted,
    new RegExp(`\\b\\d{1,4}(?:\\s?(?:bis|ter|quater)\\b)?,?\\s+(?:${STREET})\\s+`, 'u'),
  ).map(({ span }): Span => [startOfAddress(pasted, span[0]), endOfAddress(pasted, span[1])]);
  const squares = matchesOf(pasted, new RegExp(`(?<!\\d,?\\s+)\\b${named}\\s+`, 'u'))
    .filter(({ span }) => isNameOfStreet(pasted, span[1]))
    .map(({ span }): Span => [span[0], endOfAddress(pasted, span[1])]);
  const hotels = matchesOf(
    pasted,
    /\b(?:hotel|residence|clinique|hopital|restaurant|aeroclub|chateau|stade|theatre|lycee|college|ecole|mairie|salle|cinema)\s+/u,
  ).map(({ span }): Span => [span[0], endOfName(pasted, span[1])]);
  const landmarks = matchesOf(pasted, new RegExp(`(?<![a-z])(?:${known.join('|')})(?![a-z])`, 'u')).map(
    ({ span }) => span,
  );
  const spans = joined(pasted, [...streets, ...squares, ...hotels, ...landmarks, ...labelled(pasted)]).map(
    (span) => trimmed(pasted, span),
  );
  return spans.map((span) => ({ text: pasted.text.slice(...span), span }));
}

const dated = new RegExp(`^${DATED_NAME}`, 'u');

function isNameOfStreet({ text, folded }: PastedText, at: number): boolean {
  return dated.test(folded.slice(at)) || /^(?:de la |de l['’]|des? |du |d['’])?\p{Lu}/u.test(text.slice(at));
}

const label =
  "(?:(?:adresse\\s+(?:de\\s+)?)?(?:depart|arrivee|destination|prise\\s+en\\s+charge|depose)|(?:d')?arrivee|drop[\\s-]?off|pick[\\s-]?up)";

/** The text after 'Départ :', up to the end of the line or the next label. */
function labelled(pasted: PastedText): Span[] {
  const value = `\\b${label}(?:\\s+address)?\\s*:\\s*([^\\n;¤:]*?[a-z][^\\n;¤:]*?)(?=\\s*(?:\\n|;|¤|\\.\\s|\\.?$|,?\\s*[a-z]+\\s*:|,\\s*${label}))`;
  return matchesOf(pasted, new RegExp(value, 'u')).map(({ spanOf }) => spanOf(1));
}

/** 'au Park Hyatt, 5 rue de la Paix' begins with the house. */
function startOfAddress(pasted: PastedText, at: number): number {
  const house = /(?:\bau|\bà|\bat|\bto|\bthe|\b[Ll][’'])\s*((?:\p{Lu}[\p{L}\d’'&-]*\s?){1,4}),\s*$/u.exec(
    visibleText(partOf(pasted, [Math.max(0, at - 60), at])),
  );
  return house?.[1] ? at - house[0].length + house[0].indexOf(house[1]) : at;
}

/** The name of the street, then a postal code with its town, or the arrondissement. */
function endOfAddress(pasted: PastedText, from: number): number {
  const name = dated.exec(pasted.folded.slice(from))?.[0];
  const end = name === undefined ? endOfWords(pasted, from, 6) : from + name.length;
  const rest = pasted.folded.slice(end);
  const town =
    /^,?\s*(?:f-)?\d{5}(?:\s+(?!a\b|au\b|pour\b|vers\b|to\b|on\b|et\b|le\b)[a-z][a-z'-]*(?:\s+sur\s+[a-z]+|\s+cedex)?(?:\s+\d{1,2}(?:e|er|eme)?\b(?!\s?h))?)?/u.exec(
      rest,
    )?.[0] ??
    /^,?\s+(?:a\s+)?paris(?:\s+\d{1,2}(?:e|er|eme)?\b(?!\s?(?:h\b|:)))?/u.exec(rest)?.[0] ??
    townAfter(pasted, end);
  return end + (town?.length ?? 0);
}

const isKnown = new RegExp(`^(?:l'|la |le )?(?:${known.join('|')})`, 'u');

/** ' à Corbeil': a town with its capital, not another place that was found. */
function townAfter({ text, folded }: PastedText, end: number): string | undefined {
  const match =
    /^\s+a\s+((?:la |le |les |saint |st |l')?[a-z][a-z'-]+(?:[\s-]+(?:sur|les|sous|en|le|la)[\s-]+[a-z]+)?)/u.exec(
      folded.slice(end),
    );
  if (!match?.[1]) return undefined;
  const start = end + match[0].length - match[1].length;
  if (isKnown.test(folded.slice(start))) return undefined;
  const isCapital = /^\p{Lu}/u.test(text.slice(start).replace(/^(?:l['’]|les? |la )/iu, ''));
  return isCapital && !/^(?:hotel|gare|aeroport)/u.test(match[1]) ? match[0] : undefined;
}

function endOfName(pasted: PastedText, from: number): number {
  const end = endOfWords(pasted, from, 4);
  const isCapitalised = /^(?:l[ea]s?\s|d[eu]s?\s|l['’]|d['’])?\p{Lu}/u.test(pasted.text.slice(from, end));
  return isCapitalised ? endOfCapitals(pasted, from, end) : end;
}

function endOfCapitals({ text }: PastedText, from: number, most: number): number {
  const words =
    /^(?:(?:l[ea]s?|d[eu]s?|et|&|of|the|by)\s+|[ld]['’])*[\p{Lu}\d][\p{L}\d'’-]*(?:\s+(?:(?:l[ea]s?|d[eu]s?|of|the|by|&)\s+|[ld]['’])*[\p{Lu}][\p{L}\d'’-]*)*/u.exec(
      text.slice(from, most),
    );
  return words ? from + words[0].length : most;
}

function endOfWords({ folded }: PastedText, from: number, most: number): number {
  let end = from;
  const words = /[^\s,.;:!?()\n>→=¤]+/gu;
  words.lastIndex = from;
  for (let count = 0; count < most; count += 1) {
    const match = words.exec(folded);
    if (
      !match ||
      /[^ ]/u.test(folded.slice(end, match.index)) ||
      folded.slice(end, match.index).includes(READ)
    )
      break;
    if (count > 0 && (stop.test(match[0]) || /^\d/u.test(match[0]) || /^-+$/u.test(match[0]))) break;
    if (/^l[ea]$/u.test(match[0]) && /^\s*[\d¤]/u.test(folded.slice(words.lastIndex))) break;
    if (match[0] === 'paris' && !/\b(?:de|d')\s*$/u.test(folded.slice(from, match.index))) break;
    end = words.lastIndex;
  }
  return end;
}

/** Merges touching spans: a hotel and its street. */
function joined({ folded }: PastedText, spans: Span[]): Span[] {
  const sorted = spans.toSorted((one, other) => one[0] - other[0] || other[1] - one[1]);
  const places: Span[] = [];
  for (const span of sorted) {
    const last = places.at(-1);
    const between = last && folded.slice(last[1], span[0]);
    if (
      last &&
      (overlaps(last, span) ||
        (between !== undefined &&
          /^\s*(?:,\s*|\(\s*|-\s+)$/u.test(between) &&
          /^\d/u.test(folded.slice(span[0])) &&
          !/^\d/u.test(folded.slice(last[0]))))
    )
      places[places.length - 1] = [last[0], Math.max(last[1], span[1])];
    else places.push(span);
  }
  return places;
}

function trimmed({ folded }: PastedText, [start, end]: Span): Span {
  const text = folded.slice(start, end);
  return [start, start + text.replace(/[\s,.;:-]+$/u, '').length];
}
