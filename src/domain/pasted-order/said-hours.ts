import type { Match, PastedText } from './pasted-text.ts';

/** Of an hour between two days: midnight itself, or one of the first hours after it. */
export type Night = 'midnight' | 'small hour';

const DAY = 24 * 60;
const evening = /\b(?:soir|soiree|aprem|apres-midi|apres midi|afternoon|evening|tonight|pm)\b/u;
/** Nobody says 'deux heures ce soir' of the afternoon. */
const late = /\b(?:soir|soiree|evening|tonight)\b/u;
const FIRST_HOUR_OF_EVENING = 5;

export type Said = { hour: number; isMorning: boolean; isUnclear: boolean };

/** '8 h du soir', '7h ce soir': said of the afternoon; 'ce soir à 2h' may be the night or the afternoon. */
export function saidOf({ folded }: PastedText, { span: [start, end], groups }: Match, hour: number): Said {
  const rest = folded.slice(end);
  const isClear = groups[3] === 'a' || groups[3] === 'p';
  const isMorning = groups[3] === 'a' || /^\s*(?:du|le|in the)\s+(?:matin|morning)/u.test(rest);
  const around = `${folded.slice(Math.max(0, start - 14), start)} ${/^\s*(?:du|ce|this|in the)?\s*\w+/u.exec(rest)?.[0] ?? ''}`;
  const isLater = !isClear && !isMorning && hour > 0 && hour < 12 && evening.test(around);
  const isUnclear = isLater && late.test(around) && hour < FIRST_HOUR_OF_EVENING;
  return { hour: isLater ? hour + 12 : hour, isMorning, isUnclear };
}

export function nightOf(moment: number, { isMorning }: Said): Night | undefined {
  if (moment >= DAY) return 'midnight';
  const isSmall = moment < 60 || (isMorning && moment < FIRST_HOUR_OF_EVENING * 60);
  return isSmall ? 'small hour' : undefined;
}

const spoken: Record<string, number> = {
  ...{ cinq: 5, dix: 10, quinze: 15, vingt: 20, 'vingt-cinq': 25 },
  ...{ trente: 30, 'trente-cinq': 35, quarante: 40, 'quarante-cinq': 45 },
};
const words = Object.keys(spoken).toSorted((one, other) => other.length - one.length);
/** 'et demie', 'moins le quart', 'moins dix', 'trente'; nothing for a full hour. */
export const SAID_MINUTES = `(?:\\s+(et\\s+(?:demie?|quart)|moins\\s+(?:le\\s+quart|${words.join('|')})|(?:${words.join('|')})(?!\\s+(?:pers|pax|passag|voyag|adult|enfant|valis|bagag|sac|min)))\\b)?`;

export function minutesOf(part = ''): number {
  const said = part.split(/\s+/u).at(-1) ?? '';
  if (said.startsWith('demi')) return 30;
  const minutes = said === 'quart' ? 15 : (spoken[said] ?? 0);
  return part.startsWith('moins') ? -minutes : minutes;
}
