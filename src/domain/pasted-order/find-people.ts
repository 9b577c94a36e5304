import {
  clauseBefore,
  markRead,
  matchesOf,
  overlaps,
  type PastedText,
  type Span,
  visibleText,
} from './pasted-text.ts';

export type FoundText = { text: string; span: Span };

/** The writer is the client, the person who rides is the passenger. */
export type People = {
  client?: FoundText;
  phone?: FoundText;
  email?: FoundText;
  passenger?: FoundText;
  passengerPhone?: FoundText;
  /** Names or numbers without saying whose they are. */
  unsure: Span[];
};

const NAME =
  "(?:\\p{Lu}[\\p{L}'’]+(?:-\\p{Lu}[\\p{L}'’]+)*)(?:[ \\t]+(?:(?:de|du|des|van|von|el|le|la|ben|da)[ \\t]+)?\\p{Lu}[\\p{L}'’]+(?:-\\p{Lu}[\\p{L}'’]+)*){0,2}";
const title = '(?:M\\.|Mr\\.?|Mme\\.?|Mlle|Mrs\\.?|Ms\\.?|Dr\\.?|Monsieur|Madame|Mister)';
const relation =
  '(?:mère|père|maman|papa|femme|mari|épouse|fils|fille|frère|sœur|grand-mère|grand-père|patron|patronne|boss|collègue|cliente?|ami|amie|associée?|beau-père|belle-mère|mother|father|mum|mom|dad|wife|husband|son|daughter|colleague|guest|client|friend|manager|director|CEO)';

const introductions = [
  `(?:[Cc][’']est|[Jj]e m[’']appelle|[Mm]oi c[’']est|[Ii]ci|[Tt]his is|[Mm]y name is|[Jj]e suis|[Ii]t[’']s|I am|I[’']m|[Nn]om\\s*:|[Nn]ame\\s*:|[Cc]ontact\\s*:?)\\s*(?:${title}\\s*)?(${NAME})`,
];
const signatures = [
  `(?:[Cc]ordialement|[Bb]ien à vous|[Mm]erci(?: d[’']avance| beaucoup| bien)?|[Tt]hanks(?: a lot| so much)?|[Tt]hank you|[Bb]est(?: regards| wishes)?|[Kk]ind regards|[Rr]egards|[Cc]heers|[Bb]onne (?:journée|soirée)|[Aa] bientôt|À bientôt)\\s*[,!.\\n-][\\s,!.-]*(${NAME})\\s*(?:[,.\\n–-]|¤|$)`,
  `(?:^|[.!?\\n]|\\s[–-])\\s*(${NAME})[ \\t]*[,.]?\\s*(?:¤[\\s¤]*)?$`,
  `(?:^|[.!?\\n,]|\\s[–-])\\s*(${NAME})[ \\t]*[,:–-]?\\s*(?:(?:tél|tel|mob|port)\\.?\\s*:?\\s*)?¤`,
];
const riders = [
  `(?:pour|for|chercher|prendre|récupérer|emmener|conduire|déposer|pick up|take|drive|collect)\\s+(?:ma|mon|mes|my|notre|our|un|une|a)\\s+${relation}\\s*,?\\s*(?:${title}\\s*)?(${NAME})`,
  `(?:pour|for|chercher|prendre|récupérer|emmener|pick up|collect)\\s+${title}\\s*(${NAME})`,
  `[Pp]assag(?:er|ère)\\s*:\\s*(?:${title}\\s*)?(${NAME})`,
  `(?:[Pp]assenger|[Gg]uest)(?:[’']s)?(?:\\s+name)?\\s*(?::|is)\\s*(?:${title}\\s*)?(${NAME})`,
  `(?:[Ll]a passagère|[Ll]e passager|[Ii]l|[Ee]lle)\\s+s[’']appelle\\s+(${NAME})`,
];

/** `places`: spans that cannot be names of people. */
export function findPeople(pasted: PastedText, places: readonly Span[]): People {
  const email = findEmail(pasted);
  const phones = findPhones(pasted);
  const passenger = nameBy(pasted, riders, places);
  const client = nameBy(pasted, introductions, places) ?? nameBy(pasted, signatures, places);
  return {
    ...(email && { email }),
    ...(client && { client }),
    ...(passenger && { passenger }),
    ...phonesOf(pasted, phones, passenger),
  };
}

function findEmail(pasted: PastedText): FoundText | undefined {
  const [match, ...others] = matchesOf(pasted, /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/u);
  if (!match || others.length > 0) return undefined;
  markRead(pasted, match.span);
  return { text: pasted.text.slice(...match.span), span: match.span };
}

function findPhones(pasted: PastedText): FoundText[] {
  const found = [
    ...matchesOf(pasted, /(?:\+|(?<![\d+])00)\d{1,3}[\s.-]?\(?\d[\d ().-]{5,14}\d(?!\d)/u),
    ...matchesOf(pasted, /(?<![\d+])0[1-9](?:[ .\-/]?\d{2}){4}(?!\d)/u),
  ].filter(({ span }, index, all) => all.findIndex((other) => overlaps(other.span, span)) === index);
  for (const { span } of found) markRead(pasted, span);
  return found
    .map(({ span }) => ({ text: pasted.text.slice(...span), span }))
    .toSorted((one, other) => one.span[0] - other.span[0]);
}

function nameBy(
  pasted: PastedText,
  rules: readonly string[],
  places: readonly Span[],
): FoundText | undefined {
  const visible = visibleText(pasted);
  for (const rule of rules) {
    for (const match of visible.matchAll(new RegExp(rule, 'dgu'))) {
      const span = match.indices?.[1];
      if (rules === signatures && span && titled.test(visible.slice(0, span[0]))) continue;
      if (!span || !isName(match[1] ?? '') || places.some((place) => overlaps(place, span))) continue;
      markRead(pasted, span);
      return { text: pasted.text.slice(...span).replace(/\s+/gu, ' '), span };
    }
  }
  return undefined;
}

/** 'M. Tanaka' at the end can be the client or the passenger. */
const titled = new RegExp(`${title}\\s*$`, 'u');

/** Capitalised words that are no names: sentence starts and greetings. */
const noName =
  /^(?:m|mr|mme|mlle|mrs|ms|dr|cheers|bisous|bises|bonjour|bonsoir|salut|coucou|merci|hello|hi|hey|dear|cher|chere|thanks|thank|please|svp|cordialement|madame|monsieur|oui|non|ok|yes|no|je|nous|vous|on|il|elle|we|you|can|could|need|pick|drop|return|retour|aller|depart|arrivee|date|time|name|nom|tel|phone|passengers?|passagers?|luggage|bagages?|vol|flight|train|demain|tomorrow|today|famille|course|trajet|transfer|transfert|going|from|to|two|one|deux|un|une|le|la|les|the|mise|hotel|gare|rue|avenue|boulevard|place|porte|quai|square|impasse|metro|paris|bonne|good|mon|ma|my|est|pour|for|de|du|au|et|and|siege|besoin|dispo|disponible|available|terminal|adresse|address|destination|quel|combien|how|are|is|c'est|this|toujours|best|kind|regards|a|en|dans|chez|avec|with|puis|then|son|sa|his|her|pick-up|drop-off|possible|urgent|rdv|message|sms|re|fwd|envoye|sent|bien|super|parfait|great|perfect)$/u;

function isName(text: string): boolean {
  const words = text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replaceAll('’', "'")
    .toLowerCase()
    .split(/\s+/u);
  return words.every((word) => !noName.test(word));
}

const ofPassenger =
  /(?:\b(?:son|sa|ses|his|her|their|leur)\s+(?:numero|num|no|tel\w*|portable|mobile|phone|number|cell|contact)\b|\b(?:joindre|appeler)\s+(?:le|la)\b|\breach (?:him|her)\b)[^.!?\n]{0,20}$/u;
const ofClient =
  /(?:\b(?:mon|ma|my)\s+(?:numero|num|no|tel\w*|portable|mobile|phone|number|cell|contact)\b|\b(?:me|m')\s*(?:joindre|appeler|contacter)|\breach me\b|\bcall me\b)[^.!?\n]{0,20}$/u;

/** With a passenger, a number must say whose it is; without one, a single number is the client's. */
function phonesOf(
  pasted: PastedText,
  phones: FoundText[],
  passenger: FoundText | undefined,
): Pick<People, 'phone' | 'passengerPhone' | 'unsure'> {
  const theirs = phones.filter(
    ({ span }) =>
      ofPassenger.test(clauseBefore(pasted, span[0])) ||
      (passenger &&
        /^[\s,:(-]*(?:(?:tel|mob|port|au)\w*\.?\s*:?\s*)?$/u.test(
          pasted.folded.slice(passenger.span[1], span[0]),
        )),
  );
  const others = phones.filter((phone) => !theirs.includes(phone));
  const mine = others.filter(({ span }) => ofClient.test(clauseBefore(pasted, span[0])));
  const unnamed = passenger && theirs.length === 0 ? signedBy(pasted, others) : others;
  const own = mine.length > 0 ? mine : unnamed;
  const [phone] = own.length === 1 ? own : [];
  const [passengerPhone] = theirs.length === 1 ? theirs : [];
  const unsure = phones.filter((one) => one !== phone && one !== passengerPhone).map(({ span }) => span);
  return { ...(phone && { phone }), ...(passengerPhone && { passengerPhone }), unsure };
}

/** At the end of the message, where people sign. */
function signedBy({ text }: PastedText, phones: FoundText[]): FoundText[] {
  return phones.filter(({ span }) => text.slice(span[1]).trim().length < 3);
}
