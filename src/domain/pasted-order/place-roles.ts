import type { FoundPlace } from './find-places.ts';
import { type PastedText, READ, type Span } from './pasted-text.ts';

export type PlaceRole = 'pickup' | 'destination' | 'stop';

/** What may come between a place and the word that says its role. */
const lead =
  "(?:\\s*:)?\\s*(?:chez\\s+(?:moi|nous)(?:\\s+au)?,?\\s*)?(?:l'adresse\\s+)?(?:la |le |les |l'|the )?\\(?$";
const at = '(?:\\ba|\\bau|\\baux|\\bchez|\\bat|\\bin|\\bdevant|\\ben|\\bon)';
const far = '[^.!?;\\n]{0,70}?';

const cues: [RegExp, PlaceRole][] = [
  [
    new RegExp(
      `(?:\\bvia|passant par|passer par|passage (?:a|par)|arret (?:a|au|chez)|stop(?:ping)? (?:at|by)|etape (?:a|au|chez|:))${lead}`,
      'u',
    ),
    'stop',
  ],
  [
    new RegExp(
      `(?:\\bpour|\\bpr|\\bvers|\\bdirection|\\bdir|\\bdestination|\\bjusqu'?\\s?a|\\bjusqu'?\\s?au|\\bto|->|=>|→|>|\\barrivee|\\bdrop[\\s-]?off(?: at)?|\\bdepose(?: a| au)?|\\btowards?)${lead}`,
      'u',
    ),
    'destination',
  ],
  [
    new RegExp(
      `(?:\\bde|\\bdu|\\bdes|\\bd'|\\bdepuis|\\bfrom|\\bje suis|\\bon est|\\bnous sommes|\\bdepart(?: de| du| a| au)?|\\bpick[\\s-]?up(?: at| from| address)?|\\bprise en charge(?: a| au)?|\\badresse|\\bleave|\\bleaving|\\bquitte(?:r|rons|rai)?)${lead}`,
      'u',
    ),
    'pickup',
  ],
  [
    new RegExp(
      `(?:\\bprendre|\\bprends|\\bprenez|\\bchercher|\\bcherchez|\\brecuperer|\\brecuperez|\\bpassez|\\bpasser|\\bvenir|\\bpick|\\bcollect|\\battend\\w*|\\bsuis|\\bstarting|\\bstart|\\bpars|\\bpartons|\\bquitte|\\batterri\\w*|\\barriv\\w+|\\bland\\w*|\\bdispo\\w*|\\brdv|\\brendez-vous|\\bleave|\\bleaving)\\b${far}${at}${lead}`,
      'u',
    ),
    'pickup',
  ],
  [
    new RegExp(
      `(?:\\bemmen\\w*|\\bamen\\w*|\\bdepos\\w*|\\bramen\\w*|\\bconduire|\\baller|\\ballons|\\bvais|\\bva|\\brentrer|\\bdrop\\w*|\\bgoing|\\bgo|\\btake|\\bbring|\\bdrive|\\betre|\\bvol\\b|\\bavion|\\bflight)\\b${far}(?:${at}|\\bto|\\boff|\\bde|\\bdu|\\bfrom)${lead}`,
      'u',
    ),
    'destination',
  ],
];

type Cue = { role: PlaceRole; at: number };

/** The nearest word that says the role of a place; `undefined` without one. */
function cueOf(before: string): Cue | undefined {
  const found = cues.flatMap(([rule, role], order) => {
    const last = lastMatch(before, rule);
    return last === undefined ? [] : [{ role, at: last, order }];
  });
  return found.toSorted((one, other) => other.at - one.at || one.order - other.order)[0];
}

/** The latest start from which the rule still matches to the end. */
function lastMatch(text: string, rule: RegExp): number | undefined {
  let found: number | undefined;
  for (let from = 0; from < text.length; from += 1) {
    const match = rule.exec(text.slice(from));
    if (!match) break;
    found = from + match.index;
    from = found;
  }
  return found;
}

/** What follows a place that is the pickup. */
const arrow = /^[\s,]*(?:-+>|=+>|→|>|pour\b(?!\s+¤)|vers\b|direction\b|jusqu|to\b|a destination)/u;
const plainAt = /(?:\ba|\bau|\baux|\bat)\s*(?:la |le |l'|the )?$/u;

/** The role of each place, by the words around it; of two places, one known role determines the other. */
export function placeRoles(pasted: PastedText, places: readonly FoundPlace[]): (PlaceRole | undefined)[] {
  const roles = places.map(({ span }, index) => roleOf(pasted, span, places[index - 1]?.span[1] ?? 0));
  places.forEach(({ span }, index) => {
    if (roles[index] !== undefined) return;
    const before = pasted.folded.slice(places[index - 1]?.span[1] ?? 0, span[0]);
    if (index > 0 && roles[index - 1] === 'pickup' && plainAt.test(before)) roles[index] = 'destination';
  });
  const ends = roles.filter((role) => role !== 'stop');
  const [open, ...more] = roles.flatMap((role, index) => (role === undefined ? [index] : []));
  if (ends.length === 2 && open !== undefined && more.length === 0)
    roles[open] = ends.includes('pickup') ? 'destination' : 'pickup';
  return roles;
}

const taken = new RegExp(`\\b(?:pour|pr|for)\\s+${READ}`, 'gu');

const leavingFlight =
  /\b(?:flight|vol|avion|plane|train|tgv|eurostar)\b[^.!?\n]*\b(?:leaves|departs|part|decolle|takes off)\b/u;
const station = /^(?:aeroport|cdg|roissy|charles|orly|beauvais|le bourget|gare)/u;

function roleOf({ folded }: PastedText, [start, end]: Span, from: number): PlaceRole | undefined {
  const sentence = /[^.!?;\n]*$/u.exec(folded.slice(from, start))?.[0] ?? '';
  // 'pour 3 pers' leads to no place.
  const before = sentence.replace(taken, ' ').replaceAll(READ, ' ').replace(/ {2,}/gu, ' ');
  if (leavingFlight.test(before)) return 'destination';
  // 'arrivée CDG T1' is where the client lands, unless a departure is named too.
  if (/\barrivee\s*$/u.test(before) && station.test(folded.slice(start)) && !/\bdepart\b/u.test(folded))
    return 'pickup';
  const cue = cueOf(before);
  if (cue) return cue.role;
  return arrow.test(folded.slice(end)) ? 'pickup' : undefined;
}
