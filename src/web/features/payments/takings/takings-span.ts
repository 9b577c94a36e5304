import { useLocation, useSearch } from 'wouter';
import { addDays, type Period, periodOf, periods } from '#domain/time/calendar.ts';
import { parisTime } from '#domain/time/paris.ts';

const slugs: Record<Period, string> = { day: 'jour', week: 'semaine', month: 'mois', year: 'annee' };

/** The chosen period; `firstDay` and `lastDay` are days in Paris, both included. */
export type TakingsSpan = { period: Period; firstDay: string; lastDay: string; isCurrent: boolean };

/** The period is in the URL, so that reload and back restore it. */
export function useTakingsSpan(): [TakingsSpan, (period: Period, day: string) => void] {
  const search = new URLSearchParams(useSearch());
  const [path, navigate] = useLocation();
  const period = periods.find((name) => slugs[name] === search.get('periode')) ?? 'week';
  const span = spanOf(period, dayFrom(search.get('date')), new Date());

  return [span, (next, day) => navigate(`${path}?periode=${slugs[next]}&date=${day}`, { replace: true })];
}

/** The first day of the previous or next period of the same kind. */
export function dayBeside({ firstDay, lastDay }: TakingsSpan, side: 'before' | 'after'): string {
  return side === 'before' ? addDays(firstDay, -1) : addDays(lastDay, 1);
}

/** Changing the kind of period keeps today in it when it was. */
export function dayKept({ firstDay, isCurrent }: TakingsSpan, now: Date): string {
  return isCurrent ? parisTime(now).day : firstDay;
}

function spanOf(period: Period, day: string | undefined, now: Date): TakingsSpan {
  const today = parisTime(now).day;
  const { firstDay, lastDay } = periodOf(period, day ?? today);
  return { period, firstDay, lastDay, isCurrent: firstDay <= today && today <= lastDay };
}

function dayFrom(text: string | null): string | undefined {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/u.test(text)) return undefined;
  return Number.isNaN(Date.parse(text)) ? undefined : text;
}
