import { parisTime } from '#domain/time/paris.ts';
import { numbered } from '#web/text/counts.ts';
import type { PlacedRide, StopKind } from '../data/reads/day-stops.ts';
import './day-band.css';

const MORNING = 6;
const LAST_HOUR = 24;
const hours = { day: [6, 9, 12, 15, 18, 21, 24], whole: [0, 4, 8, 12, 16, 20, 24] };

type Span = { from: Date; to: Date };
type Props = {
  stops: readonly PlacedRide[];
  /** Days off and busy times, behind the rides. */
  away?: readonly Span[];
  day: string;
  now: Date;
  /** From midnight on; else from the morning, unless a ride is earlier. */
  whole?: boolean;
};

/** From 6:00 to midnight, or the whole day; requests are hatched. */
export function DayBand({ stops, away = [], day, now, whole = isByNight(stops, day) }: Props) {
  const first = whole ? 0 : MORNING;
  return (
    <div className="day-band" role="img" aria-label={bandText(first, stops, away.length)}>
      {away.map((span) => (
        <Mark key={span.from.toISOString()} kind="away" {...{ first, span, day }} />
      ))}
      {stops.map((stop) => (
        <Mark key={stop.ride.id} kind={stop.kind} span={stop} {...{ first, day }} />
      ))}
      {parisTime(now).day === day && (
        <span className="day-now" style={{ left: placeOf(hourIn(now, day), first) }} />
      )}
      {hours[whole ? 'whole' : 'day'].map((hour) => (
        <small key={hour} style={{ left: placeOf(hour, first) }}>
          {hour}&nbsp;h
        </small>
      ))}
    </div>
  );
}

/** Whether a ride of that day is driven before the morning. */
export function isByNight(stops: readonly Span[], day: string): boolean {
  return stops.some(({ from, to }) => hourIn(from, day) < MORNING && hourIn(to, day) > 0);
}

type MarkProps = { kind: StopKind | 'away'; first: number; span: Span; day: string };

function Mark({ kind, first, span: { from, to }, day }: MarkProps) {
  const [start, end] = [clamped(hourIn(from, day), first), clamped(hourIn(to, day), first)];

  if (end <= start) return null;
  return (
    <span
      className={`day-mark day-mark-${kind}`}
      style={{ left: placeOf(start, first), width: placeOf(first + end - start, first) }}
    />
  );
}

/** Hours since the start of the day; other days are outside the band. */
function hourIn(moment: Date, day: string): number {
  const paris = parisTime(moment);
  if (paris.day !== day) return paris.day < day ? 0 : LAST_HOUR;
  return paris.hour + paris.minute / 60;
}

function clamped(hour: number, first: number): number {
  return Math.min(LAST_HOUR, Math.max(first, hour));
}

function placeOf(hour: number, first: number): string {
  return `${(((clamped(hour, first) - first) / (LAST_HOUR - first)) * 100).toFixed(2)}%`;
}

const words: Record<StopKind, (count: number) => string> = {
  done: (count) => `${numbered(count, 'course')} ${count > 1 ? 'terminées' : 'terminée'}`,
  live: (count) => `${numbered(count, 'course')} en cours`,
  planned: (count) => `${numbered(count, 'course')} à venir`,
  asked: (count) => numbered(count, 'demande'),
};

function bandText(first: number, stops: readonly PlacedRide[], absences: number): string {
  const kinds = (['done', 'live', 'planned', 'asked'] as const).map((kind) => {
    const count = stops.filter((stop) => stop.kind === kind).length;
    return count > 0 && words[kind](count);
  });
  const all = [...kinds, absences > 0 && numbered(absences, 'absence')].filter(Boolean);
  return `De ${first}\u00a0h à minuit\u00a0: ${all.join(', ') || 'rien'}`;
}
