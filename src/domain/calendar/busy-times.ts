import { eventsOf } from './calendar-events.ts';
import type { CalendarFailure } from './calendar-failure.ts';
import { readComponents } from './ics-components.ts';
import { spendingUpTo } from './spending.ts';

export type BusySpan = { startsAt: Date; endsAt: Date };
export type CalendarWindow = { from: Date; to: Date };

/** The cost limit of one file: days and repeats examined. */
const MOST_STEPS = 200_000;
/** The limit of appointments within the window. */
const MOST_APPOINTMENTS = 5000;

type Read = { busy: BusySpan[] } | { failure: Extract<CalendarFailure, 'no_calendar' | 'too_many_events'> };

/** The busy times of a calendar, merged and cut to the window. Entries created by us are ignored. */
export function busyTimesIn(
  text: string,
  { from, to }: CalendarWindow,
  isOwn: (uid: string) => boolean = () => false,
): Read {
  const calendars = readComponents(text);
  if (!calendars) return { failure: 'no_calendar' };
  const window = { from: from.getTime(), to: to.getTime() };
  const spending = spendingUpTo(MOST_STEPS);
  const spans: Span[] = [];
  for (const { start, end } of eventsOf(calendars, { window, spending, isOwn })) {
    if (end <= window.from || start >= window.to || end <= start) continue;
    if (spans.length === MOST_APPOINTMENTS) return { failure: 'too_many_events' };
    spans.push({ start: Math.max(start, window.from), end: Math.min(end, window.to) });
  }
  if (spending.isOver) return { failure: 'too_many_events' };
  return {
    busy: joined(spans).map(({ start, end }) => ({ startsAt: new Date(start), endsAt: new Date(end) })),
  };
}

type Span = { start: number; end: number };

function joined(spans: readonly Span[]): Span[] {
  const whole: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const last = whole.at(-1);
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else whole.push({ ...span });
  }
  return whole;
}
