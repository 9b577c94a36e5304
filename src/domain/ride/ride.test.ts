import { describe, expect, test } from 'vitest';
import { isAgreed, isExpired, type RideStatus, rideStatuses } from './ride.ts';

const now = new Date('2026-05-04T09:00:00Z');
const ride = (status: RideStatus, scheduledAt = '2026-05-04T12:00:00Z') => ({
  status,
  scheduledAt: new Date(scheduledAt),
});
const past = '2026-05-04T08:59:59Z';

describe('a request whose time has passed', () => {
  test('is expired from the next second on, and nothing else ever is', () => {
    expect(isExpired(ride('pending', past), now)).toBe(true);
    expect(isExpired(ride('pending', now.toISOString()), now)).toBe(false);
    expect(rideStatuses.filter((status) => isExpired(ride(status, past), now))).toEqual(['pending']);
  });
});

test('a ride is agreed once a driver has taken it, until it is cancelled', () => {
  expect(rideStatuses.filter((status) => isAgreed(ride(status)))).toEqual([
    'accepted',
    'in_progress',
    'completed',
  ]);
});
