import { addDays, type Period, periodOf, type Span } from '../time/calendar.ts';

type Days = Pick<Span, 'firstDay' | 'lastDay'>;

/** The steps of a chart by their first days: the days of a week or a month, the months of a year; none for a day. */
export function stepsOf(period: Period, { firstDay, lastDay }: Days): string[] {
  const step = stepIn(period);
  if (step === undefined) return [];
  const steps: string[] = [];
  for (let day = firstDay; day <= lastDay; day = addDays(periodOf(step, day).lastDay, 1)) steps.push(day);
  return steps;
}

/** The step of a period's chart. */
export function stepIn(period: Period): 'day' | 'month' | undefined {
  switch (period) {
    case 'day':
      return undefined;
    case 'week':
    case 'month':
      return 'day';
    case 'year':
      return 'month';
  }
}

/** The previous period. A running period is compared with as many days: up to the 16th with up to the 16th. */
export function daysBefore(period: Period, { firstDay, lastDay }: Days, today: string): Days {
  const before = periodOf(period, addDays(firstDay, -1));
  const isRunning = firstDay <= today && today < lastDay;
  if (!isRunning) return { firstDay: before.firstDay, lastDay: before.lastDay };
  const reached =
    period === 'year'
      ? sameDayOfYear(before.firstDay, today)
      : addDays(before.firstDay, daysIn(firstDay, today));
  return { firstDay: before.firstDay, lastDay: reached < before.lastDay ? reached : before.lastDay };
}

/** How sums are stored: whole months, and the days beside them. */
export type KeptPart = Days & { grain: 'day' | 'month' };

/** The fewest stored sums that cover these days exactly. `firstDay` begins a month where there is a whole one. */
export function keptParts({ firstDay, lastDay }: Days): KeptPart[] {
  const monthOfEnd = periodOf('month', lastDay);
  const monthsEnd = monthOfEnd.lastDay === lastDay ? lastDay : addDays(monthOfEnd.firstDay, -1);
  if (!firstDay.endsWith('-01') || monthsEnd < firstDay) return [{ grain: 'day', firstDay, lastDay }];
  const months: KeptPart = { grain: 'month', firstDay, lastDay: monthsEnd };
  return monthsEnd === lastDay
    ? [months]
    : [months, { grain: 'day', firstDay: addDays(monthsEnd, 1), lastDay }];
}

function sameDayOfYear(firstDay: string, today: string): string {
  const sameDay = `${firstDay.slice(0, 4)}${today.slice(4)}`;
  return today.endsWith('-02-29') ? `${firstDay.slice(0, 4)}-02-28` : sameDay;
}

function daysIn(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
