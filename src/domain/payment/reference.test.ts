import { expect, test } from 'vitest';
import { paymentReference } from './reference.ts';

test('a reference carries the year of Paris and six digits', () => {
  expect(paymentReference(431, new Date('2026-05-04T10:00:00Z'))).toBe('P-2026-000431');
  expect(paymentReference(1, new Date('2026-12-31T23:30:00Z'))).toBe('P-2027-000001');
  expect(paymentReference(1_234_567, new Date('2026-05-04T10:00:00Z'))).toBe('P-2026-1234567');
});
