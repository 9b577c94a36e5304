import { describe, expect, test } from 'vitest';
import { rideStatuses } from '../ride/ride.ts';
import {
  freshnessOf,
  isPointDue,
  mayFollowRide,
  maySharePosition,
  metresBetween,
  minutesOld,
} from './shared-position.ts';
import { isUnderWay } from './under-way.ts';

const ride = { status: 'accepted', clientId: 'amelie', driverId: 'chloe', onTheWayAt: new Date(0) } as const;
const chloe = { id: 'chloe', role: 'driver' } as const;

describe('a position', () => {
  test('exists from the departure of the driver to the end of the ride, and never before or after', () => {
    const before = rideStatuses.filter((status) => isUnderWay({ status, onTheWayAt: null }));
    const after = rideStatuses.filter((status) => isUnderWay({ status, onTheWayAt: new Date(0) }));

    expect(before).toEqual(['in_progress']);
    expect(after).toEqual(['accepted', 'in_progress']);
  });

  test('is shared by the driver of the ride, and by nobody else', () => {
    expect(maySharePosition(chloe, ride)).toBe(true);
    expect(maySharePosition(chloe, { ...ride, onTheWayAt: null })).toBe(false);
    expect(maySharePosition(chloe, { ...ride, driverId: 'karim' })).toBe(false);
    expect(maySharePosition({ ...chloe, role: 'admin' }, ride)).toBe(false);
    expect(maySharePosition({ id: 'amelie', role: 'client' }, ride)).toBe(false);
  });

  test('is read by the client of the ride and by the admin, not by other clients or drivers', () => {
    expect(mayFollowRide({ id: 'amelie', role: 'client' }, ride)).toBe(true);
    expect(mayFollowRide({ id: 'ines', role: 'admin' }, ride)).toBe(true);
    expect(mayFollowRide({ id: 'karim', role: 'client' }, ride)).toBe(false);
    expect(mayFollowRide({ id: 'karim', role: 'driver' }, ride)).toBe(false);
  });
});

describe('a browser sends', () => {
  const point = { lat: 48.8566, lng: 2.3522 };
  const near = { lat: 48.85665, lng: 2.3522 };
  const far = { lat: 48.8568, lng: 2.3522 };
  const last = { point, at: 0 };

  test.each([
    ['the first point', undefined, { point, at: 0 }, true],
    ['nothing within 5 s, however far it moved', last, { point: far, at: 4_999 }, false],
    ['a car that moved by 20 m, after 5 s', last, { point: far, at: 5_000 }, true],
    ['nothing of a car that stands', last, { point: near, at: 29_999 }, false],
    ['a car that stands, every 30 s', last, { point: near, at: 30_000 }, true],
  ])('%s', (_, before, next, due) => {
    expect(isPointDue(before, next)).toBe(due);
  });
});

test('a point is old after a minute, and forgotten after ten', () => {
  expect([0, 59_999].map(freshnessOf)).toEqual(['fresh', 'fresh']);
  expect([60_000, 599_999].map(freshnessOf)).toEqual(['old', 'old']);
  expect([600_000, 3_600_000].map(freshnessOf)).toEqual(['forgotten', 'forgotten']);
  expect([60_000, 179_999, 180_000].map(minutesOld)).toEqual([1, 2, 3]);
});

test('the distance of a car is told to ten metres', () => {
  const pickup = { lat: 48.8443, lng: 2.3735 };

  expect(metresBetween(pickup, pickup)).toBe(0);
  expect(metresBetween({ lat: 48.84466, lng: 2.3735 }, pickup)).toBe(40);
  expect(metresBetween({ lat: 48.8533, lng: 2.3735 }, pickup)).toBe(1_000);
});
