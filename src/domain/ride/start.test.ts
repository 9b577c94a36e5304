import { expect, test } from 'vitest';
import { isEarlyStart, isJustStarted, isStartedBy } from './start.ts';

const now = new Date('2026-05-04T09:00:00Z');
const after = (ms: number) => new Date(now.getTime() + ms);

test('a start is early more than half an hour before its time', () => {
  expect(isEarlyStart({ scheduledAt: after(30 * 60_000 + 1) }, now)).toBe(true);
  expect(isEarlyStart({ scheduledAt: after(30 * 60_000) }, now)).toBe(false);
  expect(isEarlyStart({ scheduledAt: after(-60_000) }, now)).toBe(false);
});

test('a ride has just started for ten seconds, and two more for the request on its way', () => {
  expect(isJustStarted({ startedAt: after(-12_000) }, now)).toBe(true);
  expect(isJustStarted({ startedAt: after(-12_001) }, now)).toBe(false);
  expect(isJustStarted({ startedAt: null }, now)).toBe(false);
});

test('a ride is started by the driver with whom it runs or ran', () => {
  const chloe = { id: 'chloe', role: 'driver' } as const;

  expect(isStartedBy(chloe, { status: 'in_progress', driverId: 'chloe' })).toBe(true);
  expect(isStartedBy(chloe, { status: 'completed', driverId: 'chloe' })).toBe(true);
  expect(isStartedBy(chloe, { status: 'accepted', driverId: 'chloe' })).toBe(false);
  expect(isStartedBy(chloe, { status: 'in_progress', driverId: 'yann' })).toBe(false);
});
