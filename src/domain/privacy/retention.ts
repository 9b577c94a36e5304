import { parisTime } from '../time/paris.ts';

type Kept = { years: number } | { months: number } | { days: number };

/** How long each kind of data is kept: the job, the page of a person and `docs/privacy.md` follow this table. */
export const retention = {
  /** Since the later of the last use and the last ride; clients only. */
  unused_accounts: { years: 3 },
  /** Since the ride, or since they were written where there is none. */
  messages: { years: 1 },
  /** Addresses, points, notes and reasons, since the ride. */
  ride_details: { years: 3 },
  outbox: { months: 6 },
  audit: { months: 12 },
  /** Read in from a driver's own calendar, since they ended. */
  busy_times: { days: 30 },
  /** Of a driver, with the reason, since they ended. */
  days_off: { months: 12 },
  /** Since the ride. */
  vouchers: { years: 3 },
  /** Since the end of the year they are from; so are payments. */
  invoices: { years: 10 },
} as const satisfies Record<string, Kept>;

export type RetentionRule = keyof typeof retention;
export const retentionRules = Object.keys(retention) as RetentionRule[];

/** A letter leaves so long before an unused account goes. */
export const WARNING_DAYS = 30;
const DAY_MS = 24 * 3_600_000;

/** What is older than this goes. */
export function keptSince(rule: RetentionRule, now: Date): Date {
  const kept: Kept = retention[rule];
  return 'days' in kept ? daysBefore(now, kept.days) : monthsLater(now, -monthsOf(kept));
}

/** From this moment on the owner of an account that was last used then is told. */
export function warnedSince(now: Date): Date {
  return new Date(keptSince('unused_accounts', now).getTime() + WARNING_DAYS * DAY_MS);
}

/** Who was told after this has not had the time of the letter yet. */
export function warnedLongAgo(now: Date): Date {
  return daysBefore(now, WARNING_DAYS);
}

/** The last day ('YYYY-MM-DD') of an invoice or a payment of this moment, by the calendar of Paris. */
export function invoiceKeptUntil(from: Date): string {
  return `${Number(parisTime(from).day.slice(0, 4)) + retention.invoices.years}-12-31`;
}

function daysBefore(moment: Date, days: number): Date {
  return new Date(moment.getTime() - days * DAY_MS);
}

function monthsOf(kept: Exclude<Kept, { days: number }>): number {
  return 'years' in kept ? 12 * kept.years : kept.months;
}

/** The same day of another month, or the last one of a shorter month. */
function monthsLater(moment: Date, months: number): Date {
  const later = new Date(moment);
  later.setUTCDate(1);
  later.setUTCMonth(later.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate();
  later.setUTCDate(Math.min(moment.getUTCDate(), lastDay));
  return later;
}
