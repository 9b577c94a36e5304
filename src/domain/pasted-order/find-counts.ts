import { NUMBER, numberFrom } from './numbers.ts';
import { markRead, matchesOf, type PastedText, type Span } from './pasted-text.ts';

export type FoundCount = { count: number; spans: Span[] };
export type Counts = {
  passengers?: FoundCount;
  luggage?: FoundCount;
  babySeats?: FoundCount;
  boosters?: FoundCount;
  animals?: FoundCount;
};

const size =
  '(?:tres[ \\t]+)?(?:gros(?:se)?s?|grand(?:e)?s?|petit(?:e)?s?|big|large|small|cabin|carry-on|medium|checked)?';
const bags =
  '(?:valises?|bagages?(?:[ \\t]+cabine)?|sacs?(?:[ \\t]+(?:a dos|de voyage))?|suitcases?|bags?|luggages?|pieces? of luggage|cases?|backpacks?|valoches?)';
const people =
  '(?:personnes?|pers\\b\\.?|pax|passagers?|voyageurs?|adultes?|enfants?|ados?|bebes?|adults?|people|persons?|passengers?|child(?:ren)?|kids?|bab(?:y|ies))';

/** The passengers and bags that the text counts; anything uncounted is left out. */
export function findCounts(pasted: PastedText): Counts {
  const babySeats = countOf(pasted, [
    `(?:\\b(${NUMBER})[ \\t]+)?\\b(?:sieges?|baby|child|car)[ \\t-]*(?:bebe|auto|enfant|seats?)s?\\b(?:[ \\t]+(?:bebe|enfant))?`,
    `(?:\\b(${NUMBER})[ \\t]+)?\\b(?:cosy|maxi-cosi)\\b`,
  ]);
  const boosters = countOf(pasted, [
    `(?:\\b(${NUMBER})[ \\t]+)?\\b(?:rehauss?eurs?|boosters?(?:[ \\t]+seats?)?)\\b`,
  ]);
  const animals = countOf(pasted, [
    `(?:\\b(${NUMBER})[ \\t]+)?(?:petite?[ \\t]+|small[ \\t]+)?\\b(?:chiens?|chats?|chatte|animal|animaux|dogs?|cats?|pets?)\\b(?:[ \\t]+en[ \\t]+(?:caisse|cage)|[ \\t]+in[ \\t]+a[ \\t]+(?:crate|carrier))?`,
  ]);
  const luggage =
    countOf(pasted, [
      `\\b(${NUMBER})[ \\t]+${size}[ \\t]*${bags}\\b`,
      `\\b${bags}[ \\t]*:[ \\t]*(\\d{1,2})\\b`,
    ]) ?? without(pasted);
  const passengers = countOf(pasted, [
    `\\b(${NUMBER})[ \\t]*${people}\\b`,
    `\\b(?:passagers?|passengers?|pax|personnes|nombre de passagers|people)[ \\t]*:[ \\t]*(\\d{1,2})\\b`,
    `\\b(?:on sera|on est|nous serons|nous sommes|on part a|we are|we're|we will be|there will be|there are|party of|group of)[ \\t]+(${NUMBER})\\b(?![ \\t]*(?:h\\b|:))(?:[ \\t]+of us)?`,
    `\\b(${NUMBER})[ \\t]+of us\\b`,
    `\\bfamil(?:y|le)[ \\t]+(?:of|de)[ \\t]+(${NUMBER})\\b`,
  ]);
  return {
    ...(passengers && passengers.count <= 8 ? { passengers } : {}),
    ...(luggage ? { luggage } : {}),
    ...(babySeats ? { babySeats } : {}),
    ...(boosters ? { boosters } : {}),
    ...(animals ? { animals } : {}),
  };
}

/** Summed: '2 adultes et 1 enfant' are three, '2 valises et 1 sac' three bags. */
function countOf(pasted: PastedText, rules: string[]): FoundCount | undefined {
  const matches = rules.flatMap((rule) => {
    const found = matchesOf(pasted, new RegExp(rule, 'u'));
    for (const { span } of found) markRead(pasted, span);
    return found;
  });
  if (matches.length === 0) return undefined;
  const count = matches.reduce(
    (sum, { groups }) => sum + (groups[1] === undefined ? 1 : numberFrom(groups[1])),
    0,
  );
  return { count, spans: matches.map(({ span }) => span) };
}

function without(pasted: PastedText): FoundCount | undefined {
  const [match] = matchesOf(
    pasted,
    /\b(?:(?:pas de|sans|aucun)\s+(?:bagages?|valises?)|no (?:luggage|bags?|suitcases?)|without (?:luggage|bags))\b/u,
  );
  if (!match) return undefined;
  markRead(pasted, match.span);
  return { count: 0, spans: [match.span] };
}
