import type { TakingsSpan } from './takings-span.ts';

const UTC = { timeZone: 'UTC' } as const;
const day = new Intl.DateTimeFormat('fr-FR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  ...UTC,
});
const days = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long', year: 'numeric', ...UTC });
const month = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', ...UTC });

/** 'lundi 4 mai 2026', '4–10 mai 2026', 'mai 2026' */
export function spanText({ period, firstDay, lastDay }: TakingsSpan): string {
  const [first, last] = [new Date(`${firstDay}T12:00:00Z`), new Date(`${lastDay}T12:00:00Z`)];
  switch (period) {
    case 'day':
      return day.format(first);
    case 'week':
      return days.formatRange(first, last);
    case 'month':
      return month.format(first);
  }
}
