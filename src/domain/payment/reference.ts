import { parisTime } from '../time/paris.ts';

/** What people quote when they ask about a payment: 'P-2026-000431'. */
export function paymentReference(number: number, openedAt: Date): string {
  return `P-${parisTime(openedAt).day.slice(0, 4)}-${String(number).padStart(6, '0')}`;
}
