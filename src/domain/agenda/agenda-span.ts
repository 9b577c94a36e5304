import { addDays, periodOf } from '../time/calendar.ts';

export const agendaViews = ['day', 'week', 'month'] as const;
export type AgendaView = (typeof agendaViews)[number];

/** The first day ('YYYY-MM-DD', in Paris) and the number of days. */
export type DaySpan = { first: string; days: number };

/** The longest span an agenda reads: a month with the weeks around it. */
export const LONGEST_SPAN_DAYS = 42;

/** The days a view shows. The day view includes its week, whose other days are one tap away. */
export function spanOf(view: AgendaView, day: string): DaySpan {
  if (view !== 'month') return { first: periodOf('week', day).firstDay, days: 7 };
  const { firstDay, lastDay } = periodOf('month', day);
  const first = periodOf('week', firstDay).firstDay;
  const last = periodOf('week', lastDay).lastDay;
  return { first, days: Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS) + 1 };
}

/** Adds the day before: a ride of last night may still be running. */
export function withEveBefore({ first, days }: DaySpan): DaySpan {
  return { first: addDays(first, -1), days: days + 1 };
}

export function daysOf({ first, days }: DaySpan): string[] {
  return Array.from({ length: days }, (_, index) => addDays(first, index));
}

/** The day that 'Suivant' or 'Précédent' leads to. */
export function turned(view: AgendaView, day: string, step: 1 | -1): string {
  if (view === 'day') return addDays(day, step);
  if (view === 'week') return addDays(day, 7 * step);
  const { firstDay, lastDay } = periodOf('month', day);
  return step === 1 ? addDays(lastDay, 1) : periodOf('month', addDays(firstDay, -1)).firstDay;
}

const DAY_MS = 24 * 3_600_000;
