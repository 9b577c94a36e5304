import { describe, expect, test } from 'vitest';
import { type Actor, type RideFacts, type RideStatus, rideStatuses } from './ride.ts';
import {
  isClientOf,
  isDriverOf,
  mayChangePassenger,
  mayDuplicateRide,
  mayEditRide,
  maySeeClientPhone,
} from './ride-policy.ts';

const now = new Date('2026-05-04T09:00:00Z');
const amelie: Actor = { id: 'amelie', role: 'client' };
const karim: Actor = { id: 'karim', role: 'client' };
const chloe: Actor = { id: 'chloe', role: 'driver' };
const yann: Actor = { id: 'yann', role: 'driver' };

const ines: Actor = { id: 'ines', role: 'admin' };

const ride = (status: RideStatus, scheduledAt = '2026-05-04T12:00:00Z'): RideFacts => ({
  status,
  clientId: 'amelie',
  driverId: status === 'pending' || status === 'cancelled' ? null : 'chloe',
  scheduledAt: new Date(scheduledAt),
  cancellationRequestedAt: null,
  startedAt: null,
});
const past = '2026-05-04T08:59:59Z';

test('a ride has the client who booked it and the driver who took it, whatever else has their id', () => {
  expect([amelie, karim, chloe, ines].filter((person) => isClientOf(person, ride('accepted')))).toEqual([
    amelie,
  ]);
  expect([amelie, chloe, yann, ines].filter((person) => isDriverOf(person, ride('accepted')))).toEqual([
    chloe,
  ]);
  expect(isClientOf({ id: 'amelie', role: 'driver' }, ride('accepted'))).toBe(false);
  expect(isDriverOf({ id: 'chloe', role: 'client' }, ride('accepted'))).toBe(false);
});

describe('a client', () => {
  test('edits a request that still waits', () => {
    expect(rideStatuses.filter((status) => mayEditRide(amelie, ride(status), now))).toEqual(['pending']);
    expect(mayEditRide(amelie, ride('pending', past), now)).toBe(false);
  });

  test('says who rides until the ride starts', () => {
    expect(rideStatuses.filter((status) => mayChangePassenger(amelie, ride(status), now))).toEqual([
      'pending',
      'accepted',
    ]);
    expect(mayChangePassenger(amelie, ride('pending', past), now)).toBe(false);
    expect(mayChangePassenger(karim, ride('accepted'), now)).toBe(false);
  });

  test('books again what waits, what is over and what came to nothing', () => {
    expect(rideStatuses.filter((status) => mayDuplicateRide(amelie, ride(status)))).toEqual([
      'pending',
      'completed',
      'cancelled',
      'rejected',
    ]);
    expect(mayDuplicateRide(amelie, ride('pending', past))).toBe(true);
  });

  test('changes no ride of another client, nor does a driver with the same id', () => {
    for (const actor of [karim, chloe, { id: 'amelie', role: 'driver' } as const]) {
      expect(mayEditRide(actor, ride('pending'), now)).toBe(false);
      expect(mayDuplicateRide(actor, ride('completed'))).toBe(false);
    }
  });
});

describe('once a driver has taken a ride', () => {
  const seenBy = (actor: Actor) =>
    rideStatuses.filter((status) => maySeeClientPhone(actor, { ...ride(status), driverId: 'chloe' }));

  test('the client’s telephone is for that driver, for the client and for the admin', () => {
    expect(seenBy(chloe)).toEqual(['accepted', 'in_progress', 'completed']);
    expect(seenBy(yann)).toEqual([]);
    expect(seenBy(amelie)).toEqual([...rideStatuses]);
    expect(seenBy(karim)).toEqual([]);
    expect(seenBy(ines)).toEqual([...rideStatuses]);
  });
});
