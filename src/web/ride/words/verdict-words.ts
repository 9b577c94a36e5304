import type { NeighbourView, VerdictView } from '#contract/rides/verdicts.ts';
import { clockText } from '#web/text/dates.ts';
import { durationText } from '#web/text/durations.ts';
import { numberText, shortPlace } from './short-trip.ts';

const NOTHING_ELSE = 'rien d’autre ce jour-là';

/** 'Oui, 42 min de marge', 'Juste, 6 min', 'Non, la course n° 12 finit à 14:40 à 35 min de là' */
export function verdictText(verdict: VerdictView): string {
  const { kind, minutes } = verdict;
  switch (kind) {
    case 'yes':
      return `Oui, ${marginText(minutes)}`;
    case 'tight':
      return `Juste, ${durationText(minutes ?? 0)}`;
    case 'outside_hours':
      return `Hors de vos horaires, ${marginText(minutes)}`;
    case 'unsure':
      return 'Peut-être, un lieu n’est pas connu';
    case 'no':
      return `Non, ${reasonText(verdict)}`;
    case 'day_off':
      return 'Non, vous êtes en congé ce jour-là';
  }
}

/** What comes before: 'n° 1284 finit à 14:57, Hôtel Lutetia : 24 min de route.' */
export function beforeText({ before, approach }: VerdictView): string {
  const road = approach ? `\u00a0: ${roadText(approach)}` : '';
  if (!before) return `rien depuis la veille${road}.`;
  const missing = missingText(before);
  if (before.number === null) return `agenda pris jusqu’à ${clock(before.endsAt)}${missing || road}.`;
  return `${numberText(before)} finit à ${clock(before.endsAt)}${placeText(before)}${road}${missing}.`;
}

/** What comes after: '45 min de route jusqu’à la n° 1287, Gare du Nord, 19:15.' */
export function afterText({ after, endsAt }: VerdictView, destination: string): string {
  if (!after) return 'rien ensuite ce jour-là.';
  const missing = missingText(after);
  if (after.number === null) return `agenda pris dès ${clock(after.startsAt)}${missing}.`;
  if (missing) return `arrivée à ${clock(endsAt)}, ${shortPlace(destination)}${missing}.`;
  if (!after.road) return `${numberText(after)} commence à ${clock(after.startsAt)}${placeText(after)}.`;
  return `${roadText(after.road)} jusqu’à la ${numberText(after)}${placeText(after)}, ${clock(after.startsAt)}.`;
}

function reasonText({ because, before, after }: VerdictView): string {
  if (because === 'before' && before) {
    const until = clock(before.endsAt);
    if (before.number === null) return `votre agenda est pris jusqu’à ${until}`;
    const away = before.road?.minutes ? ` à ${durationText(before.road.minutes)} de là` : '';
    return `la course ${numberText(before)} finit à ${until}${away}`;
  }
  if (!after) return NOTHING_ELSE;
  const from = clock(after.startsAt);
  if (after.number === null) return `votre agenda est pris dès ${from}`;
  const away = after.road?.minutes ? `, à ${durationText(after.road.minutes)} de l’arrivée` : '';
  return `la course ${numberText(after)} commence à ${from}${away}`;
}

function marginText(minutes: number | null): string {
  return minutes === null ? NOTHING_ELSE : `${durationText(minutes)} de marge`;
}

function roadText({ minutes }: { minutes: number }): string {
  return minutes === 0 ? 'sur place' : `${durationText(minutes)} de route`;
}

function missingText({ minutes }: NeighbourView): string {
  return minutes !== null && minutes < 0 ? `\u00a0; il manquerait ${durationText(-minutes)}` : '';
}

function placeText({ address }: NeighbourView): string {
  return address ? `, ${shortPlace(address)}` : '';
}

function clock(moment: string): string {
  return clockText(new Date(moment));
}
