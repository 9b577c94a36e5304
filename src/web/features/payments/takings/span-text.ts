import type { TakingsView } from '#contract/money/takings.ts';
import { onFirstUse } from '#domain/time/on-first-use.ts';
import { wholeText } from '#web/text/counts.ts';
import { ordinalDay } from '#web/text/ordinal-day.ts';
import type { TakingsSpan } from './takings-span.ts';

const formatOf = (options: Intl.DateTimeFormatOptions) =>
  onFirstUse(() => new Intl.DateTimeFormat('fr-FR', { ...options, timeZone: 'UTC' }));

const day = formatOf({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const days = formatOf({ day: 'numeric', month: 'long', year: 'numeric' });
const month = formatOf({ month: 'long', year: 'numeric' });
const shortMonth = formatOf({ month: 'short' });
const weekday = formatOf({ weekday: 'short' });

type Days = Pick<TakingsSpan, 'firstDay' | 'lastDay'>;

/** 'lundi 4 mai 2026', '4–10 mai 2026', 'mai 2026', '2026' */
export function spanText({ period, firstDay, lastDay }: Pick<TakingsSpan, 'period'> & Days): string {
  switch (period) {
    case 'day':
      return dayText(firstDay);
    case 'week':
      return daysText({ firstDay, lastDay });
    case 'month':
      return month().format(noonOf(firstDay));
    case 'year':
      return firstDay.slice(0, 4);
  }
}

/** 'vendredi 1er mai 2026' */
function dayText(firstDay: string): string {
  return ordinalDay(day().format(noonOf(firstDay)));
}

/** '1–16 avril 2026' */
export function daysText({ firstDay, lastDay }: Days): string {
  return days().formatRange(noonOf(firstDay), noonOf(lastDay));
}

type Period = TakingsView['period'];

/** A step of a plot: 'mai 2026' in a year, 'lundi 4 mai 2026' otherwise. */
export function stepText(period: Period, firstDay: string): string {
  return period === 'year' ? month().format(noonOf(firstDay)) : dayText(firstDay);
}

/** The same under its bar: 'mai', 'lun.', '4' */
export function shortStepText(period: Period, firstDay: string): string {
  if (period === 'month') return String(Number(firstDay.slice(8)));
  return (period === 'year' ? shortMonth : weekday)().format(noonOf(firstDay));
}

/** '2,5 k€' on an axis; '800 €' below a thousand. */
export function axisText(amount: number): string {
  if (Math.abs(amount) < 1000) return `${wholeText(amount)}\u00a0€`;
  return `${String(amount / 1000).replace('.', ',')}\u00a0k€`;
}

function noonOf(calendarDay: string): Date {
  return new Date(`${calendarDay}T12:00:00Z`);
}
