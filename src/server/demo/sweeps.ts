import type { Insertable } from 'kysely';
import type { Tables } from '#server/db/schema.ts';

const DAY_MS = 24 * 3_600_000;

/** What the retention job of a platform of some years removed lately. */
export function demoSweeps(now: Date): Insertable<Tables['retention_sweeps']>[] {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  return [
    { rule: 'unused_accounts', at: daysAgo(23), removed: 2 },
    { rule: 'messages', at: daysAgo(2), removed: 14 },
    { rule: 'messages', at: daysAgo(9), removed: 31 },
    { rule: 'ride_details', at: daysAgo(5), removed: 6 },
    { rule: 'outbox', at: daysAgo(1), removed: 48 },
    { rule: 'audit', at: daysAgo(12), removed: 3 },
    { rule: 'vouchers', at: daysAgo(5), removed: 6 },
  ];
}
