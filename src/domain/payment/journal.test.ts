import { expect, test } from 'vitest';
import { cents } from '../money.ts';
import { type JournalEntry, journalText } from './journal.ts';

const entry: JournalEntry = {
  id: 1,
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
  { id: 2 },
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
  expect(journalText({ ...entry, ...change }, 'signature')).not.toBe(journalText(entry, 'signature'));
});

test('the same line after another one has another text', () => {
  expect(journalText(entry, 'signature')).not.toBe(journalText(entry, 'other signature'));
});

test('a text cannot be read in two ways', () => {
  expect(journalText({ ...entry, paymentId: 'a","b', rideId: 'c' }, '')).not.toBe(
    journalText({ ...entry, paymentId: 'a', rideId: 'b","c' }, ''),
  );
});
