import { parisTime } from '#domain/time/paris.ts';
import { numbered } from '#web/text/counts.ts';
import type { PlacedRide, StopKind } from '../data/day-stops.ts';
import './day-band.css';

const FIRST_HOUR = 6;
const LAST_HOUR = 24;
const hours = [6, 9, 12, 15, 18, 21, 24];

type Span = { from: Date; to: Date };
type Props = {
  stops: readonly PlacedRide[];
  /** Days off and busy times, behind the rides. */
  away?: readonly Span[];
  day: string;
  now: Date;
};

/** From 6:00 to midnight; requests are hatched. */
export function DayBand({ stops, away = [], day, now }: Props) {
  return (
    <div className="day-band" role="img" aria-label={bandText(stops, away.length)}>
      {away.map((span) => (
        <Mark key={span.from.toISOString()} kind="away" span={span} day={day} />
      ))}
      {stops.map((stop) => (
        <Mark key={stop.ride.id} kind={stop.kind} span={stop} day={day} />
      ))}
      {parisTime(now).day === day && <span className="day-now" style={{ left: placeOf(hourIn(now, day)) }} />}
      {hours.map((hour) => (
        <small key={hour} style={{ left: placeOf(hour) }}>
          {hour}&nbsp;h
        </small>
      ))}
    </div>
  );
}

function Mark({ kind, span: { from, to }, day }: { kind: StopKind | 'away'; span: Span; day: string }) {
  const [start, end] = [clamped(hourIn(from, day)), clamped(hourIn(to, day))];

  if (end <= start) return null;
  return (
    <span
      className={`day-mark day-mark-${kind}`}
      style={{ left: placeOf(start), width: placeOf(FIRST_HOUR + end - start) }}
    />
  );
}

/** Hours since the start of the day; other days are outside the band. */
function hourIn(moment: Date, day: string): number {
  const paris = parisTime(moment);
  if (paris.day !== day) return paris.day < day ? 0 : LAST_HOUR;
  return paris.hour + paris.minute / 60;
}

function clamped(hour: number): number {
  return Math.min(LAST_HOUR, Math.max(FIRST_HOUR, hour));
}

function placeOf(hour: number): string {
  return `${(((clamped(hour) - FIRST_HOUR) / (LAST_HOUR - FIRST_HOUR)) * 100).toFixed(2)}%`;
}

const words: Record<StopKind, (count: number) => string> = {
  done: (count) => `${numbered(count, 'course')} ${count > 1 ? 'terminées' : 'terminée'}`,
  live: (count) => `${numbered(count, 'course')} en cours`,
  planned: (count) => `${numbered(count, 'course')} à venir`,
  asked: (count) => numbered(count, 'demande'),
};

function bandText(stops: readonly PlacedRide[], absences: number): string {
  const kinds = (['done', 'live', 'planned', 'asked'] as const).map((kind) => {
    const count = stops.filter((stop) => stop.kind === kind).length;
    return count > 0 && words[kind](count);
  });
  const all = [...kinds, absences > 0 && numbered(absences, 'absence')].filter(Boolean);
  return `De 6\u00a0h à minuit\u00a0: ${all.join(', ') || 'rien'}`;
}
