import type { AgendaView, DaySpan } from '#domain/agenda/agenda-span.ts';
import type { DaySum } from '#domain/agenda/day-sums.ts';
import { cents, moneyText } from '#domain/money.ts';
import { addDays } from '#domain/time/calendar.ts';
import { onFirstUse } from '#domain/time/on-first-use.ts';
import { numbered } from '#web/text/counts.ts';
import { monthText } from '#web/text/dates.ts';
import { euroText } from '#web/text/euros.ts';
import { ordinalDay } from '#web/text/ordinal-day.ts';

const longDay = formatter({ weekday: 'long', day: 'numeric', month: 'long' });
const shortDay = formatter({ weekday: 'short', day: 'numeric' });
const weekday = formatter({ weekday: 'short' });
const longWeekday = formatter({ weekday: 'long' });
const dayOfMonth = formatter({ day: 'numeric', month: 'long' });

/** 'jeudi 7 mai', '4 – 10 mai 2026', 'mai 2026' */
export function titleOf(view: AgendaView, day: string, { first, days }: DaySpan): string {
  if (view === 'day') return dayTitle(day);
  if (view === 'month') return monthText(noonOf(day));
  const last = addDays(first, days - 1);
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7);
  const from = isOneMonth ? String(Number(first.slice(8))) : ordinalDay(dayOfMonth().format(noonOf(first)));
  return `${from} – ${dayOfMonth().format(noonOf(last))} ${last.slice(0, 4)}`;
}

/** 'jeudi 7 mai' */
export function dayTitle(day: string): string {
  return ordinalDay(longDay().format(noonOf(day)));
}

/** 'jeu. 7' */
export function columnTitle(day: string): string {
  return shortDay().format(noonOf(day));
}

/** 'jeu.' */
export function weekdayText(day: string): string {
  return weekday().format(noonOf(day));
}

/** 'jeudi' */
export function longWeekdayText(day: string): string {
  return longWeekday().format(noonOf(day));
}

/** '5 courses, 312,20 €', 'Aucune course' */
export function ridesText({ rides, cents: sum }: DaySum): string {
  return rides === 0 ? 'Aucune course' : `${numbered(rides, 'course')}, ${takingsText(sum)}`;
}

/** 'congé', 'congé, 1 course, 62,00 €': a day off cancels nothing. */
export function ridesOrOffText(sum: DaySum, isOff: boolean): string {
  if (!isOff) return ridesText(sum);
  return sum.rides === 0 ? 'congé' : `congé, ${ridesText(sum)}`;
}

/** '5 courses, 312,20 € · 1 demande' */
export function sumText(sum: DaySum): string {
  return sum.requests === 0 ? ridesText(sum) : `${ridesText(sum)} · ${numbered(sum.requests, 'demande')}`;
}

/** '312,20 €' */
export function takingsText(sum: number): string {
  return euroText(moneyText(cents(sum)));
}

/** Noon in London is on the same day in Paris, winter and summer. */
function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}

function formatter(options: Intl.DateTimeFormatOptions) {
  return onFirstUse(() => new Intl.DateTimeFormat('fr-FR', { ...options, timeZone: 'Europe/Paris' }));
}
