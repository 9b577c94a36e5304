import { expect, test } from 'vitest';
import { arrivalTime, isPast, isTooFar, longExpiredBefore } from './schedule.ts';

const now = new Date('2026-05-04T09:00:00Z');

test('a departure two minutes ago is forgiven, a second more is the past', () => {
  expect(isPast(new Date('2026-05-04T08:58:00Z'), now)).toBe(false);
  expect(isPast(new Date('2026-05-04T08:57:59Z'), now)).toBe(true);
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
  expect(longExpiredBefore(now)).toEqual(new Date('2026-05-03T09:00:00Z'));
  expect(longExpiredBefore(now, 2)).toEqual(new Date('2026-05-04T07:00:00Z'));
});
