import { clauseBefore, type Match, markRead, matchesOf, type PastedText, type Span } from './pasted-text.ts';

/**
 * `pickup`: the time of the ride. `landing`: of the flight or train that brings the client. `other`: of a departing
 * flight, or a deadline; it does not give the time of the ride.
 */
export type TimeKind = 'pickup' | 'landing' | 'other';
export type FoundTime = { time: string; kind: TimeKind; span: Span };

const evening = /\b(?:soir|soiree|aprem|apres-midi|apres midi|afternoon|evening|tonight|pm)\b/u;

const rules: { rule: RegExp; timeOf: (match: Match) => [hour: number, minute: number] }[] = [
  {
    rule: /\b(\d{1,2})(?:\s?[:.]\s?([0-5]\d))?\s?([ap])\.?m\b\.?/u,
    timeOf: ({ groups: [, hour, minute, half] }) => [
      (Number(hour) % 12) + (half === 'p' ? 12 : 0),
      Number(minute ?? 0),
    ],
  },
  {
    rule: /\b(\d{1,2})\s?(?:h|heures?|hrs?)(?:\s?([0-5]\d))?(?![a-z\d])(?:\s+et\s+(demie?|quart))?/u,
    timeOf: ({ groups: [, hour, minute, part] }) => [
      Number(hour),
      part ? minutesOf(part) : Number(minute ?? 0),
    ],
  },
  {
    rule: /\b(\d{1,2}):([0-5]\d)\b/u,
    timeOf: ({ groups: [, hour, minute] }) => [Number(hour), Number(minute)],
  },
  { rule: /\b(?:midi|noon)\b/u, timeOf: () => [12, 0] },
  { rule: /\b(?:minuit|midnight)\b/u, timeOf: () => [0, 0] },
];

/** Every time in the text, with its kind. */
export function findTimes(pasted: PastedText, hasTravel: boolean): FoundTime[] {
  const found = rules.flatMap(({ rule, timeOf }) =>
    matchesOf(pasted, rule).flatMap((match) => {
      const [hour, minute] = timeOf(match);
      if (hour > 24) return [];
      const kind = kindOf(pasted, match.span, hasTravel);
      return [{ time: clock(inTheEvening(pasted, match, hour), minute), kind, span: match.span }];
    }),
  );
  for (const { span } of found) markRead(pasted, span);
  return found.toSorted((one, other) => one.span[0] - other.span[0]);
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

function kindOf(pasted: PastedText, [start]: Span, hasTravel: boolean): TimeKind {
  const before = clauseBefore(pasted, start);
  if (deadline.test(before) || leaving.test(before)) return 'other';
  return hasTravel && landing.test(before) ? 'landing' : 'pickup';
}

/** '8 h du soir', '7h ce soir': said of the afternoon. */
function inTheEvening({ folded }: PastedText, { span: [start, end], groups }: Match, hour: number): number {
  const around = `${folded.slice(Math.max(0, start - 14), start)} ${/^\s*(?:du|ce|this|in the)?\s*\w+/u.exec(folded.slice(end))?.[0] ?? ''}`;
  const isMorning = groups[3] === 'a' || groups[3] === 'p';
  return !isMorning && hour > 0 && hour < 12 && evening.test(around) ? hour + 12 : hour;
}

function minutesOf(part: string): number {
  return part.startsWith('demi') ? 30 : 15;
}

function clock(hour: number, minute: number): string {
  return `${String(hour % 24).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
