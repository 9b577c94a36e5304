import { expect, test } from 'vitest';
import { busyStretch, endOf, type PlannedRide, rideStretch } from './stretch.ts';

const at = (clock: string) => new Date(`2026-05-04T${clock}:00Z`);
const ride: PlannedRide = {
  id: 'ride',
  status: 'accepted',
  scheduledAt: at('10:00'),
  startedAt: null,
  endedAt: null,
  minutes: 40,
  from: null,
  to: null,
};
const span = (change: Partial<PlannedRide>, now: string) => {
  const { startsAt, minutes } = rideStretch({ ...ride, ...change }, at(now));
  return [startsAt.toISOString().slice(11, 16), minutes];
};

test('an accepted ride begins when it was ordered for, and one that is late begins now', () => {
  expect(span({}, '09:00')).toEqual(['10:00', 40]);
  expect(span({}, '10:15')).toEqual(['10:15', 40]);
});

test('a ride under way lasts until its planned end, or until what is left of the way is driven', () => {
  const running = { status: 'in_progress', startedAt: at('10:10') } as const;

  expect(span(running, '10:20')).toEqual(['10:10', 40]);
  expect(span({ ...running, startedAt: at('09:50') }, '10:00')).toEqual(['09:50', 50]);
  expect(span({ ...running, progress: 0.25 }, '10:40')).toEqual(['10:10', 60]);
  expect(span(running, '11:10')).toEqual(['10:10', 60]);
  expect(span({ ...running, minutes: null }, '10:20')).toEqual(['10:20', null]);
  expect(span({ ...running, minutes: 0 }, '10:20')).toEqual(['10:10', 10]);
});

test('a completed ride took the time that it took', () => {
  const done = { status: 'completed', startedAt: at('10:10'), endedAt: at('10:35') } as const;

  expect(span(done, '12:00')).toEqual(['10:10', 25]);
  expect(span({ ...done, endedAt: at('10:05') }, '12:00')).toEqual(['10:10', 0]);
  expect(span({ ...done, startedAt: null, endedAt: null }, '12:00')).toEqual(['10:00', 40]);
});

test.each(['pending', 'cancelled', 'rejected'] as const)('a %s one is where it was asked for', (status) => {
  expect(span({ status }, '12:00')).toEqual(['10:00', 40]);
});

test('busy times have an end, and an unknown duration ends where it begins', () => {
  const busy = busyStretch({ id: 'dentist', startsAt: at('14:00'), endsAt: at('15:30') });

  expect(busy).toEqual({
    kind: 'busy',
    id: 'dentist',
    startsAt: at('14:00'),
    minutes: 90,
    from: null,
    to: null,
  });
  expect(endOf(busy)).toEqual(at('15:30'));
  expect(endOf({ startsAt: at('14:00'), minutes: null })).toEqual(at('14:00'));
});
