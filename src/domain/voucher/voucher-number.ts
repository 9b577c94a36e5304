import { parisTime } from '../time/paris.ts';

/** The number people quote: 'B-2026-000123', the same for every version, with the year of the first in Paris. */
export function voucherNumber(count: number, issuedAt: Date): string {
  return `B-${parisTime(issuedAt).day.slice(0, 4)}-${String(count).padStart(6, '0')}`;
}
