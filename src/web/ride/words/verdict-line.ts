import type { NeighbourView, VerdictView } from '#contract/rides/verdicts.ts';

const MINUTE_MS = 60_000;
/** The minutes that the line shows before and after the ride, and of a neighbour. */
const BEFORE_MINUTES = 135;
const AFTER_MINUTES = 165;
const NEIGHBOUR_MINUTES = 30;
/** Clocks closer than this would touch. */
const APART = 12;

export type LinePart = { kind: 'ride' | 'pause' | 'road' | 'this' | 'clash'; from: number; length: number };
export type LineClock = { at: string; from: number };
/** Positions and lengths are in percent of the line. */
export type VerdictLine = { from: string; to: string; parts: LinePart[]; clocks: LineClock[] };

type Span = { kind: LinePart['kind']; from: number; to: number };

/** The line of a verdict, from the end of the previous stretch to the start of the next. */
export function verdictLine(verdict: VerdictView): VerdictLine {
  const [start, end] = [minuteOf(verdict.startsAt), minuteOf(verdict.endsAt)];
  const window = windowOf(verdict, start, end);
  const share = (minute: number) => (100 * (minute - window.from)) / (window.to - window.from);
  const parts = [...spansBefore(verdict, start, end), ...spansAfter(verdict, start, end)].flatMap((span) => {
    const [from, to] = [Math.max(span.from, window.from), Math.min(span.to, window.to)];
    return to > from ? [{ kind: span.kind, from: share(from), length: share(to) - share(from) }] : [];
  });
  const moments = [verdict.startsAt, verdict.after?.startsAt, verdict.before?.endsAt, verdict.endsAt];
  return {
    from: textOf(window.from),
    to: textOf(window.to),
    parts,
    clocks: apart(
      moments.flatMap((at) => {
        const from = at === undefined ? -1 : share(minuteOf(at));
        return at !== undefined && from >= 0 && from <= 100 ? [{ at, from }] : [];
      }),
    ),
  };
}

function windowOf({ before, after, approach }: VerdictView, start: number, end: number) {
  const shownBefore = before ? minuteOf(before.endsAt) - NEIGHBOUR_MINUTES : start - BEFORE_MINUTES;
  const shownAfter = after ? minuteOf(after.startsAt) + NEIGHBOUR_MINUTES : end + AFTER_MINUTES / 2;
  return {
    from: Math.min(
      Math.max(shownBefore, start - BEFORE_MINUTES),
      start - (approach?.minutes ?? 0) - NEIGHBOUR_MINUTES / 2,
    ),
    to: Math.max(Math.min(shownAfter, end + AFTER_MINUTES), end + NEIGHBOUR_MINUTES),
  };
}

function spansBefore({ before, approach, pauseMinutes }: VerdictView, start: number, end: number): Span[] {
  const road: Span = { kind: 'road', from: start - (approach?.minutes ?? 0), to: start };
  if (!before) return [road];
  const [from, to] = [minuteOf(before.startsAt), minuteOf(before.endsAt)];
  const clash = clashOf(before, Math.min(to, start), Math.min(Math.max(to, start), end));
  return [{ kind: 'ride', from, to }, ...pauseOf(before, to, pauseMinutes), road, ...clash];
}

function spansAfter({ after, pauseMinutes }: VerdictView, start: number, end: number): Span[] {
  const ride: Span = { kind: 'this', from: start, to: end };
  if (!after) return [ride];
  const [from, to] = [minuteOf(after.startsAt), minuteOf(after.endsAt)];
  const road: Span = { kind: 'road', from: Math.max(end, from - (after.road?.minutes ?? 0)), to: from };
  const clash = clashOf(after, Math.min(end, from), Math.max(end, from));
  return [...pauseOf(after, end, pauseMinutes), road, { kind: 'ride', from, to }, ride, ...clash];
}

/** No pause is kept around busy times, nor drawn where it does not fit. */
function pauseOf({ number, minutes }: NeighbourView, from: number, pause: number): Span[] {
  return number !== null && (minutes ?? 0) >= 0 ? [{ kind: 'pause', from, to: from + pause }] : [];
}

/** The conflict: the overlap of both, or the gap that is too short. */
function clashOf({ minutes }: NeighbourView, from: number, to: number): Span[] {
  return minutes !== null && minutes < 0 ? [{ kind: 'clash', from, to }] : [];
}

/** Earlier clocks take precedence. */
function apart(clocks: readonly LineClock[]): LineClock[] {
  const kept: LineClock[] = [];
  for (const clock of clocks)
    if (kept.every(({ from }) => Math.abs(from - clock.from) >= APART)) kept.push(clock);
  return kept;
}

function minuteOf(moment: string): number {
  return new Date(moment).getTime() / MINUTE_MS;
}

function textOf(minute: number): string {
  return new Date(minute * MINUTE_MS).toISOString();
}
