import { describe, expect, test } from 'vitest';
import { type RideStatus, rideStatuses } from './ride.ts';
import { clientTabs, driverTabsOf, isLate, statusesOfClientTab } from './tabs.ts';

const now = new Date('2026-05-04T20:30:00Z');
const tabs = (status: RideStatus, scheduledAt: string) =>
  driverTabsOf({ status, scheduledAt: new Date(scheduledAt) }, now);

test('every status is in one tab of the client, and a refused ride among the cancelled ones', () => {
  const shown = clientTabs.flatMap((tab) => statusesOfClientTab[tab]);

  expect(shown.toSorted()).toEqual([...rideStatuses].toSorted());
  expect(statusesOfClientTab.cancelled).toContain('rejected');
});

describe('the tabs of the driver', () => {
  test.each([
    ['pending', '2026-05-04T21:00:00Z', ['pending']],
    ['accepted', '2026-05-05T08:00:00Z', ['validated']],
    ['accepted', '2026-05-04T22:00:00Z', ['validated']],
    ['accepted', '2026-05-04T21:59:00Z', ['today']],
    ['accepted', '2026-05-02T10:00:00Z', ['today']],
    ['in_progress', '2026-05-04T20:00:00Z', ['today', 'in_progress']],
    ['in_progress', '2026-05-03T20:00:00Z', ['in_progress']],
    ['completed', '2026-05-01T20:00:00Z', ['finished']],
    ['rejected', '2026-05-09T20:00:00Z', ['finished']],
    ['cancelled', '2026-05-04T20:00:00Z', []],
  ] as const)('a ride %s for %s stands in %j', (status, scheduledAt, expected) => {
    expect(tabs(status, scheduledAt)).toEqual(expected);
  });

  test('an accepted ride of a past day is late, one of today is not', () => {
    expect(isLate({ status: 'accepted', scheduledAt: new Date('2026-05-03T21:00:00Z') }, now)).toBe(true);
    expect(isLate({ status: 'accepted', scheduledAt: new Date('2026-05-04T06:00:00Z') }, now)).toBe(false);
    expect(isLate({ status: 'completed', scheduledAt: new Date('2026-05-03T21:00:00Z') }, now)).toBe(false);
  });

  test('no accepted ride is ever lost on a day of twenty-five hours', () => {
    const afterChange = new Date('2026-10-25T22:30:00Z');

    expect(
      driverTabsOf({ status: 'accepted', scheduledAt: new Date('2026-10-25T22:59:00Z') }, afterChange),
    ).toEqual(['today']);
    expect(
      driverTabsOf({ status: 'accepted', scheduledAt: new Date('2026-10-25T23:00:00Z') }, afterChange),
    ).toEqual(['validated']);
  });
});
