import { expect, test } from 'vitest';
import { invoiceKeptUntil, keptSince, warnedLongAgo, warnedSince } from './retention.ts';

const now = new Date('2026-05-31T10:00:00Z');

test('each kind of data is kept for its own time, by the calendar', () => {
  expect(keptSince('messages', now)).toEqual(new Date('2025-05-31T10:00:00Z'));
  expect(keptSince('outbox', now)).toEqual(new Date('2025-11-30T10:00:00Z'));
  expect(keptSince('audit', now)).toEqual(new Date('2025-05-31T10:00:00Z'));
  expect(keptSince('unused_accounts', now)).toEqual(new Date('2023-05-31T10:00:00Z'));
});

test('the email leaves thirty days before an account goes', () => {
  expect(warnedSince(now)).toEqual(new Date('2023-06-30T10:00:00Z'));
  expect(warnedLongAgo(now)).toEqual(new Date('2026-05-01T10:00:00Z'));
});

test('a leap day of three years ago is the last of February', () => {
  expect(keptSince('ride_details', new Date('2028-02-29T00:00:00Z'))).toEqual(
    new Date('2025-02-28T00:00:00Z'),
  );
});

test('an invoice is kept ten years after the end of its year, in Paris', () => {
  expect(invoiceKeptUntil(new Date('2026-05-07T12:00:00Z'))).toBe('2036-12-31');
  expect(invoiceKeptUntil(new Date('2026-12-31T23:30:00Z'))).toBe('2037-12-31');
});
