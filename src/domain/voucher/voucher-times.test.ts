import { expect, test } from 'vitest';
import { voucherNumber } from './voucher-number.ts';
import { onlineUntil, voucherKeptUntil } from './voucher-times.ts';

test.each([
  ['2026-05-07T12:05:00Z', '2026-05-14T22:00:00.000Z'],
  // Already the eighth in Paris.
  ['2026-05-07T22:30:00Z', '2026-05-15T22:00:00.000Z'],
  ['2026-10-20T08:00:00Z', '2026-10-27T23:00:00.000Z'],
])('the voucher of a ride at %s is online until %s', (pickup, end) => {
  expect(onlineUntil(new Date(pickup)).toISOString()).toBe(end);
});

test.each([
  ['2026-05-07T12:05:00Z', '2029-05-08T22:00:00.000Z'],
  ['2028-02-28T12:05:00Z', '2031-03-01T23:00:00.000Z'],
])('the voucher of a ride at %s is kept until %s', (pickup, end) => {
  expect(voucherKeptUntil(new Date(pickup)).toISOString()).toBe(end);
});

test('a number carries the year of Paris', () => {
  expect(voucherNumber(123, new Date('2026-05-05T19:58:00Z'))).toBe('B-2026-000123');
  expect(voucherNumber(124, new Date('2026-12-31T23:30:00Z'))).toBe('B-2027-000124');
});
