import { clauseBefore, type Match, markRead, matchesOf, type PastedText, type Span } from './pasted-text.ts';
import { minutesOf, type Night, nightOf, SAID_MINUTES, saidOf } from './said-hours.ts';
import { STREET } from './street-words.ts';

/**
 * `pickup`: the time of the ride. `landing`: of the flight or train that brings the client. `other`: of a departing
 * flight, or a deadline; it does not give the time of the ride.
 */
export type TimeKind = 'pickup' | 'landing' | 'other';
export type FoundTime = { time: string; kind: TimeKind; span: Span; night?: Night };
/** A number before a street is that of a house, not the minutes. */
const house = `(?!\\s*(?:bis|ter)?,?\\s+(?:${STREET})\\s)`;

const rules: { rule: RegExp; timeOf: (match: Match) => [hour: number, minute: number] }[] = [
  {
    rule: /\b(\d{1,2})(?:\s?[:.]\s?([0-5]\d))?\s?([ap])\.?m\b\.?/u,
    timeOf: ({ groups: [, hour, minute, half] }) => [
      (Number(hour) % 12) + (half === 'p' ? 12 : 0),
      Number(minute ?? 0),
    ],
  },
  {
    rule: new RegExp(
      `\\b(\\d{1,2}) ?(?:h|heures?|hrs?)(?:(?:([0-5]\\d)|\\s([0-5]\\d)${house})(?![a-z\\d])|(?![a-z\\d])${SAID_MINUTES})`,
      'u',
    ),
    timeOf: ({ groups: [, hour, minute, apart, said] }) => [
      Number(hour),
      said ? minutesOf(said) : Number(minute ?? apart ?? 0),
    ],
  },
  {
    rule: /\b(\d{1,2}):([0-5]\d)\b/u,
    timeOf: ({ groups: [, hour, minute] }) => [Number(hour), Number(minute)],
  },
  {
    rule: new RegExp(`\\b(?:midi|noon)\\b${SAID_MINUTES}`, 'u'),
    timeOf: ({ groups: [, said] }) => [12, minutesOf(said)],
  },
  {
    rule: new RegExp(`\\b(?:minuit|midnight)\\b${SAID_MINUTES}`, 'u'),
    timeOf: ({ groups: [, said] }) => [24, minutesOf(said)],
  },
];

/** Every time in the text, with its kind. */
export function findTimes(pasted: PastedText, hasTravel: boolean): FoundTime[] {
  const found = rules.flatMap(({ rule, timeOf }) =>
    matchesOf(pasted, rule).flatMap((match) => {
      const [hour, minutes] = timeOf(match);
      if (hour > 24) return [];
      const said = saidOf(pasted, match, hour);
      const moment = said.hour * 60 + minutes;
      const night = nightOf(moment, said);
      const kind = said.isUnclear ? 'other' : kindOf(pasted, match.span, hasTravel);
      return [{ time: clock(moment), kind, span: match.span, ...(night && { night }) }];
    }),
  );
  for (const { span } of found) markRead(pasted, span);
  return found.toSorted((one, other) => one.span[0] - other.span[0]);
}

/** The written times of the pickup; else those of the landing. */
export function timesOfRide(times: readonly FoundTime[]): FoundTime[] {
  const said = times.filter(({ kind }) => kind === 'pickup');
  return said.length > 0 ? said : times.filter(({ kind }) => kind === 'landing');
}

const travel =
  '(?:vol|avion|flight|plane|train|tgv|eurostar|ouigo|decollage|embarquement|boarding|take ?off)';
const leaving = new RegExp(
  `(?:\\b${travel}\\b[\\s¤n°:,()-]*(?:est|part|decolle|is|leaves|departs|takes off|prevu|programme)?(?:\\s+(?:prevu|demain))?[\\s¤]*(?:a|at|de|pour|@|:)?|\\b(?:decolle|decollons|takes off|taking off|departs|leaves)\\b[^,]{0,30}?(?:a|at)?)\\s*$`,
  'u',
);
const landing =
  /\b(?:atterri\w*|arriv(?:e|es|ons|ez|ent|al|ing|es|ee|ees)|j'arrive|land\w*|touch(?:es|ing)? down|pose\b)(?![^,]*\b(?:prendre|chercher|pick))[^;]{0,60}$/u;
const deadline =
  /(?:\b(?:etre|arriver|soit|be|arrive)\b[^,;]{0,45}\b(?:pour|avant|a|at|by|before)|\b(?:avant|before|by|au plus tard|no later than)(?:\s+(?:a|at))?)\s*$/u;

/** 'Dans 2 heures' of a message whose moment nobody knows, '2h avant', '2h de route': no hour of the clock. */
const countedFrom =
  /\b(?:dans|d'ici|in|within|pendant|durant)\s+(?:(?:environ|a peu pres|moins de|about)\s+)?$/u;
const length =
  /^\s*(?:avant|apres|plus (?:tot|tard)|en avance|before|earlier|later|early|de (?:route|trajet|vol|retard|attente|avance|marge))\b/u;

function kindOf(pasted: PastedText, [start, end]: Span, hasTravel: boolean): TimeKind {
  const before = clauseBefore(pasted, start);
  if (countedFrom.test(before) || length.test(pasted.folded.slice(end))) return 'other';
  if (deadline.test(before) || leaving.test(before)) return 'other';
  return hasTravel && landing.test(before) ? 'landing' : 'pickup';
}

function clock(moment: number): string {
  const [hour, minute] = [Math.floor(moment / 60 + 24) % 24, (moment + 60) % 60];
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
