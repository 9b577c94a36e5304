import { expect, test } from 'vitest';
import { cents } from '../money.ts';
import { earlierJournalText, type JournalEntry, journalText } from './journal.ts';

const entry: JournalEntry = {
  paymentId: 'p1',
  rideId: 'r1',
  driverId: 'chloe',
  actorId: null,
  kind: 'captured',
  method: 'paypal',
  amount: cents(7210),
  reference: 'CAP-1',
  at: new Date('2026-05-04T10:00:00Z'),
};

const changes: Partial<JournalEntry>[] = [
  { paymentId: 'p2' },
  { rideId: 'r2' },
  { driverId: null },
  { actorId: 'amelie' },
  { kind: 'refunded' },
  { method: 'stripe' },
  { amount: cents(7211) },
  { reference: 'CAP-2' },
  { at: new Date('2026-05-04T10:00:00.001Z') },
];

test.each(changes)('a line that differs by %j has another text', (change) => {
  expect(journalText({ ...entry, ...change })).not.toBe(journalText(entry));
  expect(earlierJournalText({ ...entry, ...change }, 1, '')).not.toBe(earlierJournalText(entry, 1, ''));
});

test('as the version before signs it, the same line at another place has another text', () => {
  const text = earlierJournalText(entry, 2, 'signature');

  expect(earlierJournalText(entry, 3, 'signature')).not.toBe(text);
  expect(earlierJournalText(entry, 2, 'other signature')).not.toBe(text);
  expect(journalText(entry)).not.toBe(text);
});

test('a text cannot be read in two ways', () => {
  expect(journalText({ ...entry, paymentId: 'a","b', rideId: 'c' })).not.toBe(
    journalText({ ...entry, paymentId: 'a', rideId: 'b","c' }),
  );
});
