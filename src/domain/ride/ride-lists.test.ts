import { describe, expect, test } from 'vitest';
import { closedStatuses, isCalledOff, rideStatuses } from './ride.ts';
import { compareInList, dayStatuses, isListed, isUpcoming, mostRidesOfDays } from './ride-lists.ts';

const chloe = { id: 'chloe', role: 'driver' } as const;
const karim = { id: 'karim', role: 'driver' } as const;
const ride = {
  status: 'accepted',
  clientId: 'amelie',
  driverId: 'chloe',
  scheduledAt: new Date('2026-05-04T22:30:00Z'),
} as const;

test('a ride is called off when it is cancelled or refused', () => {
  expect(rideStatuses.filter((status) => isCalledOff({ status }))).toEqual(['cancelled', 'rejected']);
});

describe('a list', () => {
  test('of a day holds what is open and what was done, a hundred at most, and six times that of several days', () => {
    expect(dayStatuses).toEqual(['pending', 'accepted', 'in_progress', 'completed']);
    expect([mostRidesOfDays(), mostRidesOfDays(1), mostRidesOfDays(7)]).toEqual([100, 100, 600]);
  });

  test('holds the rides of its statuses that its reader may see', () => {
    const listing = { statuses: ['accepted', 'in_progress'] } as const;

    expect(isListed(listing, ride, chloe)).toBe(true);
    expect(isListed(listing, ride, karim)).toBe(false);
    expect(isListed(listing, { ...ride, status: 'completed' }, chloe)).toBe(false);
  });

  test('of a day goes by the calendar of Paris', () => {
    expect(isListed({ statuses: dayStatuses, day: '2026-05-05' }, ride, chloe)).toBe(true);
    expect(isListed({ statuses: dayStatuses, day: '2026-05-04' }, ride, chloe)).toBe(false);
  });

  test('of several days begins with the first and ends before the day after the last', () => {
    const held = (day: string) => isListed({ statuses: dayStatuses, day, days: 7 }, ride, chloe);

    expect(['2026-04-28', '2026-04-29', '2026-05-05', '2026-05-06'].map(held)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  test('begins with the soonest where rides are to come, with the latest where they are over', () => {
    expect(isUpcoming({ statuses: ['pending'] })).toBe(true);
    expect(isUpcoming({ statuses: dayStatuses, day: '2026-05-05' })).toBe(true);
    expect(isUpcoming({ statuses: closedStatuses })).toBe(false);
    expect(isUpcoming({ statuses: dayStatuses })).toBe(false);
  });

  test('orders rides of the same moment by their id', () => {
    const at = (scheduledAt: string, id: string) => ({ scheduledAt, id });
    const pending = { statuses: ['pending'] } as const;
    const closed = { statuses: closedStatuses };

    expect(compareInList(pending, at('2026-05-04', 'b'), at('2026-05-05', 'a'))).toBeLessThan(0);
    expect(compareInList(closed, at('2026-05-04', 'b'), at('2026-05-05', 'a'))).toBeGreaterThan(0);
    expect(compareInList(pending, at('2026-05-04', 'a'), at('2026-05-04', 'b'))).toBeLessThan(0);
    expect(compareInList(closed, at('2026-05-04', 'a'), at('2026-05-04', 'b'))).toBeGreaterThan(0);
  });
});
