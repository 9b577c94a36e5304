import { describe, expect, test } from 'vitest';
import { mayDuplicate, mayEdit } from './client-actions.ts';
import {
  type Actor,
  isAgreed,
  isExpired,
  maySee,
  maySeeClientPhone,
  type RideFacts,
  type RideStatus,
  rideStatuses,
} from './ride.ts';
import { isPast, longExpiredBefore } from './schedule.ts';

const now = new Date('2026-05-04T09:00:00Z');
const amelie: Actor = { id: 'amelie', role: 'client' };
const karim: Actor = { id: 'karim', role: 'client' };
const chloe: Actor = { id: 'chloe', role: 'driver' };
const yann: Actor = { id: 'yann', role: 'driver' };

const ride = (status: RideStatus, scheduledAt = '2026-05-04T12:00:00Z'): RideFacts => ({
  status,
  clientId: 'amelie',
  driverId: status === 'pending' || status === 'cancelled' ? null : 'chloe',
  scheduledAt: new Date(scheduledAt),
  cancellationRequestedAt: null,
});
const past = '2026-05-04T08:59:59Z';

describe('a request whose time has passed', () => {
  test('is expired from the next second on, and nothing else ever is', () => {
    expect(isExpired(ride('pending', past), now)).toBe(true);
    expect(isExpired(ride('pending', now.toISOString()), now)).toBe(false);
    expect(rideStatuses.filter((status) => isExpired(ride(status, past), now))).toEqual(['pending']);
  });
});

describe('a client', () => {
  test('edits a request that still waits', () => {
    expect(rideStatuses.filter((status) => mayEdit(ride(status), amelie, now))).toEqual(['pending']);
    expect(mayEdit(ride('pending', past), amelie, now)).toBe(false);
  });

  test('books again what waits, what is over and what came to nothing', () => {
    expect(rideStatuses.filter((status) => mayDuplicate(ride(status), amelie))).toEqual([
      'pending',
      'completed',
      'cancelled',
      'rejected',
    ]);
    expect(mayDuplicate(ride('pending', past), amelie)).toBe(true);
  });

  test('touches nothing of somebody else, nor does a driver with the same id', () => {
    for (const actor of [karim, chloe, { id: 'amelie', role: 'driver' } as const]) {
      expect(mayEdit(ride('pending'), actor, now)).toBe(false);
      expect(mayDuplicate(ride('completed'), actor)).toBe(false);
    }
  });
});

describe('who sees a ride', () => {
  const seenBy = (actor: Actor) => rideStatuses.filter((status) => maySee(ride(status), actor));

  test('the client who booked it, the admin, and no other client', () => {
    expect(seenBy(amelie)).toEqual([...rideStatuses]);
    expect(seenBy({ id: 'ines', role: 'admin' })).toEqual([...rideStatuses]);
    expect(seenBy(karim)).toEqual([]);
  });

  test('its driver; another driver only while it waits or when it was withdrawn', () => {
    expect(seenBy(chloe)).toEqual([...rideStatuses]);
    expect(seenBy(yann)).toEqual(['pending', 'cancelled']);
    expect(maySee({ ...ride('cancelled'), driverId: 'chloe' }, yann)).toBe(false);
  });
});

test('two minutes ago is still now, a second more is the past', () => {
  expect(isPast(new Date('2026-05-04T08:58:00Z'), now)).toBe(false);
  expect(isPast(new Date('2026-05-04T08:57:59Z'), now)).toBe(true);
});

test('a request is cancelled a day after its time, unless the operator says otherwise', () => {
  expect(longExpiredBefore(now)).toEqual(new Date('2026-05-03T09:00:00Z'));
  expect(longExpiredBefore(now, 1)).toEqual(new Date('2026-05-04T08:00:00Z'));
});

describe('once a driver has taken a ride', () => {
  const ines: Actor = { id: 'ines', role: 'admin' };
  const seenBy = (actor: Actor) =>
    rideStatuses.filter((status) => maySeeClientPhone({ ...ride(status), driverId: 'chloe' }, actor));

  test('it is agreed, until it is cancelled', () => {
    expect(rideStatuses.filter((status) => isAgreed(ride(status)))).toEqual([
      'accepted',
      'in_progress',
      'completed',
    ]);
  });

  test('the client’s telephone is for that driver, for the client and for the admin', () => {
    expect(seenBy(chloe)).toEqual(['accepted', 'in_progress', 'completed']);
    expect(seenBy(yann)).toEqual([]);
    expect(seenBy(amelie)).toEqual([...rideStatuses]);
    expect(seenBy(karim)).toEqual([]);
    expect(seenBy(ines)).toEqual([...rideStatuses]);
  });
});
