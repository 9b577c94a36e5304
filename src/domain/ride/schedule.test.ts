import { expect, test } from 'vitest';
import { arrivalTime, earliestDeparture, isTooFar, isTooSoon, longExpiredBefore } from './schedule.ts';

const now = new Date('2026-05-04T09:00:00Z');

test.each([
  [15, '2026-05-04T09:13:00Z', '2026-05-04T09:12:59Z'],
  [0, '2026-05-04T08:58:00Z', '2026-05-04T08:57:59Z'],
])(
  'with %i minutes of notice two minutes less are forgiven, a second more is too soon',
  (notice, late, soon) => {
    expect(isTooSoon(new Date(late), now, notice)).toBe(false);
    expect(isTooSoon(new Date(soon), now, notice)).toBe(true);
  },
);

test('the earliest departure is a whole minute, and not too soon', () => {
  const between = new Date('2026-05-04T09:00:01Z');

  expect(earliestDeparture(now, 15)).toEqual(new Date('2026-05-04T09:15:00Z'));
  expect(earliestDeparture(between, 15)).toEqual(new Date('2026-05-04T09:16:00Z'));
  expect(earliestDeparture(between, 0)).toEqual(new Date('2026-05-04T09:01:00Z'));
});

test('a trip arrives its minutes after it leaves', () => {
  expect(arrivalTime(now, 42)).toEqual(new Date('2026-05-04T09:42:00Z'));
  expect(arrivalTime(now, 0.5)).toEqual(new Date('2026-05-04T09:00:30Z'));
});

test('a ride may be far away, but not in another century', () => {
  expect(isTooFar(new Date('2126-05-04T09:00:00Z'), now)).toBe(false);
  expect(isTooFar(new Date('2126-08-04T09:00:00Z'), now)).toBe(true);
});

test('a request has waited long enough after a day, or after as many hours as given', () => {
  expect(longExpiredBefore(now, 24)).toEqual(new Date('2026-05-03T09:00:00Z'));
  expect(longExpiredBefore(now, 2)).toEqual(new Date('2026-05-04T07:00:00Z'));
});
