import { useLocation, useSearch } from 'wouter';
import { addDays, type Period, periodOf, periods } from '#domain/time/calendar.ts';
import { parisTime } from '#domain/time/paris.ts';

const slugs: Record<Period, string> = { day: 'jour', week: 'semaine', month: 'mois' };

/** What is being looked at; `firstDay` and `lastDay` are days in Paris, both included. */
export type TakingsSpan = { period: Period; firstDay: string; lastDay: string; isCurrent: boolean };

/** The period stands in the address, so that a reload and the way back find it again. */
export function useTakingsSpan(): [TakingsSpan, (period: Period, day: string) => void] {
  const search = new URLSearchParams(useSearch());
  const [path, navigate] = useLocation();
  const period = periods.find((name) => slugs[name] === search.get('periode')) ?? 'week';
  const span = spanOf(period, dayFrom(search.get('date')), new Date());

  return [span, (next, day) => navigate(`${path}?periode=${slugs[next]}&date=${day}`, { replace: true })];
}

/** The same kind of period, just before or just after; the day that opens it is told. */
export function dayBeside({ firstDay, lastDay }: TakingsSpan, side: 'before' | 'after'): string {
  return side === 'before' ? addDays(firstDay, -1) : addDays(lastDay, 1);
}

/** Whoever changes the kind of period keeps today in sight when it was. */
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
