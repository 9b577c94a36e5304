import { startOfDay } from '../time/calendar.ts';
import { parisTime } from '../time/paris.ts';

type Kept = { years: number } | { months: number } | { days: number };

/** How long each kind of data is kept: the job, the privacy page and `docs/privacy.md` follow this table. */
export const retention = {
  /** From the last use or the last ride, whichever is later; clients only. */
  unused_accounts: { years: 3 },
  /** From the ride, or from when they were written if there is none. */
  messages: { years: 1 },
  /** Addresses, points, notes and reasons; from the ride. */
  ride_details: { years: 3 },
  outbox: { months: 6 },
  audit: { months: 12 },
  /** From a driver's own calendar; from their end. */
  busy_times: { days: 30 },
  /** A driver's days off with their reasons; from their end. */
  days_off: { months: 12 },
  /** From the ride. */
  vouchers: { years: 3 },
  /** From the end of their year; payments too. */
  invoices: { years: 10 },
} as const satisfies Record<string, Kept>;

export type RetentionRule = keyof typeof retention;
export const retentionRules = Object.keys(retention) as RetentionRule[];

/** Days between the warning email and the deletion of an unused account. */
export const WARNING_DAYS = 30;
const DAY_MS = 24 * 3_600_000;

/** Data older than this is deleted. */
export function keptSince(rule: RetentionRule, now: Date): Date {
  const kept: Kept = retention[rule];
  return 'days' in kept ? daysBefore(now, kept.days) : monthsLater(now, -monthsOf(kept));
}

/** Owners of accounts last used before this moment get the warning email. */
export function warnedSince(now: Date): Date {
  return new Date(keptSince('unused_accounts', now).getTime() + WARNING_DAYS * DAY_MS);
}

/** An account may only be deleted if its warning email was sent before this moment. */
export function warnedLongAgo(now: Date): Date {
  return daysBefore(now, WARNING_DAYS);
}

/** The last day ('YYYY-MM-DD', in Paris) on which an invoice or payment of this moment is kept. */
export function invoiceKeptUntil(from: Date): string {
  return `${Number(parisTime(from).day.slice(0, 4)) + retention.invoices.years}-12-31`;
}

/** Payments before this moment have run out: those of years that are kept no longer. */
export function paymentsKeptSince(now: Date): Date {
  return startOfDay(`${Number(parisTime(now).day.slice(0, 4)) - retention.invoices.years}-01-01`);
}

function daysBefore(moment: Date, days: number): Date {
  return new Date(moment.getTime() - days * DAY_MS);
}

function monthsOf(kept: Exclude<Kept, { days: number }>): number {
  return 'years' in kept ? 12 * kept.years : kept.months;
}

/** The same day of another month, or the last day of a shorter month. */
function monthsLater(moment: Date, months: number): Date {
  const later = new Date(moment);
  later.setUTCDate(1);
  later.setUTCMonth(later.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate();
  later.setUTCDate(Math.min(moment.getUTCDate(), lastDay));
  return later;
}
