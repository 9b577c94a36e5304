import { parisTime } from '../time/paris.ts';

/** What people quote: 'B-2026-000123', the same for every version. The year is that of the first one, in Paris. */
export function voucherNumber(count: number, issuedAt: Date): string {
  return `B-${parisTime(issuedAt).day.slice(0, 4)}-${String(count).padStart(6, '0')}`;
}
