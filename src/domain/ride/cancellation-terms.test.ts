import { describe, expect, test } from 'vitest';
import { cents } from '../money.ts';
import { momentInParis } from '../time/paris.ts';
import {
  dueIfAbsent,
  dueIfCancelled,
  freeToCancelUntil,
  shareOf,
  termsFrom,
  termsText,
} from './cancellation-terms.ts';
import { type RideStatus, rideStatuses } from './ride.ts';

const terms = { freeHours: 24, latePercent: 50, absencePercent: 100 };
const scheduledAt = new Date('2026-05-04T07:30:00Z');
const ride = { status: 'accepted' as RideStatus, scheduledAt, estimatedCents: cents(6_500), terms };
const moment = (text: string) => new Date(text);

describe('the fee of a cancellation', () => {
  test.each([
    ['a day and a minute before', '2026-05-03T07:29:00Z', 0],
    ['at the very moment', '2026-05-03T07:30:00.000Z', 0],
    ['a thousandth of a second later', '2026-05-03T07:30:00.001Z', 3_250],
    ['a minute before the departure', '2026-05-04T07:29:00Z', 3_250],
    ['after the departure', '2026-05-04T08:00:00Z', 3_250],
  ])('%s', (_when, at, due) => {
    expect(dueIfCancelled(ride, moment(at))).toBe(due);
  });

  test('is nothing while the request waits, whenever that is', () => {
    expect(dueIfCancelled({ ...ride, status: 'pending' }, moment('2026-05-04T07:29:00Z'))).toBe(0);
  });

  test('counts from when the client asked', () => {
    const asked = { ...ride, cancellationRequestedAt: moment('2026-05-03T07:00:00Z') };

    expect(dueIfCancelled(asked, moment('2026-05-04T07:00:00Z'))).toBe(0);
  });

  test.each(rideStatuses)('is no question without terms: %s', (status) => {
    expect(dueIfCancelled({ ...ride, status, terms: null }, scheduledAt)).toBeUndefined();
    expect(dueIfAbsent({ ...ride, status, terms: null })).toBeUndefined();
  });

  test('hours are elapsed time: the change of clocks moves the hour on the clock', () => {
    const afterChange = momentInParis('2026-10-25T09:30');

    expect(freeToCancelUntil(terms, afterChange ?? scheduledAt)).toEqual(momentInParis('2026-10-24T10:30'));
  });

  test('free until the departure, when no hours are asked', () => {
    expect(dueIfCancelled({ ...ride, terms: { ...terms, freeHours: 0 } }, scheduledAt)).toBe(0);
  });
});

test('an absence has its own share', () => {
  expect(dueIfAbsent(ride)).toBe(6_500);
  expect(dueIfAbsent({ ...ride, terms: { ...terms, absencePercent: 80 } })).toBe(5_200);
});

test.each([
  [9_931, 50, 4_966],
  [9_929, 50, 4_965],
  [1, 50, 1],
  [1, 49, 0],
  [333, 33, 110],
  [6_500, 0, 0],
  [6_500, 100, 6_500],
])('the share of %i cents at %i %% is %i, half up', (price, percent, share) => {
  expect(shareOf(cents(price), percent)).toBe(share);
});

test.each(['24/50/100', '0/0/0', '720/100/0'])('%s are terms', (text) => {
  const read = termsFrom(text);

  expect(read && termsText(read)).toBe(text);
});

test.each(['', '24/50', '24/101/100', '721/1/1', '24/50/100/1', '-1/0/0', '24/50/1e2'])(
  '%j are none',
  (text) => {
    expect(termsFrom(text)).toBeNull();
  },
);
