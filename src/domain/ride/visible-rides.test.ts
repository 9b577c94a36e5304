import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { roles } from '../account/roles.ts';
import { type Actor, type RideFacts, type RideStatus, rideStatuses } from './ride.ts';
import { audienceOf, maySeeRide } from './visible-rides.ts';

const amelie: Actor = { id: 'amelie', role: 'client' };
const karim: Actor = { id: 'karim', role: 'client' };
const chloe: Actor = { id: 'chloe', role: 'driver' };
const yann: Actor = { id: 'yann', role: 'driver' };
const ines: Actor = { id: 'ines', role: 'admin' };

type Seen = Pick<RideFacts, 'status' | 'clientId' | 'driverId'>;

const ride = (status: RideStatus): Seen => ({
  status,
  clientId: 'amelie',
  driverId: status === 'pending' || status === 'cancelled' ? null : 'chloe',
});

describe('who sees a ride', () => {
  const seenBy = (actor: Actor) => rideStatuses.filter((status) => maySeeRide(actor, ride(status)));

  test('the client who booked it, the admin, and no other client', () => {
    expect(seenBy(amelie)).toEqual([...rideStatuses]);
    expect(seenBy(ines)).toEqual([...rideStatuses]);
    expect(seenBy(karim)).toEqual([]);
  });

  test('its driver; another driver only while it waits or when it was withdrawn', () => {
    expect(seenBy(chloe)).toEqual([...rideStatuses]);
    expect(seenBy(yann)).toEqual(['pending', 'cancelled']);
    expect(maySeeRide(yann, { ...ride('cancelled'), driverId: 'chloe' })).toBe(false);
  });

  test('whatever the ride: clients their own; drivers theirs, requests and withdrawn requests; the admin all', () => {
    const ids = fc.constantFrom('a', 'b', 'c');
    const rides = fc.record({
      status: fc.constantFrom(...rideStatuses),
      clientId: ids,
      driverId: fc.option(ids),
    });
    fc.assert(
      fc.property(rides, fc.record({ id: ids, role: fc.constantFrom(...roles) }), (any, viewer) => {
        expect(maySeeRide(viewer, any)).toBe(isSeen(any, viewer));
      }),
    );
  });
});

describe('who learns at once that a ride changed', () => {
  const waiting = { clientId: 'amelie', driverId: null };
  const taken = { clientId: 'amelie', driverId: 'chloe' };

  test('the client, the driver and the admin', () => {
    for (const status of rideStatuses.filter((name) => name !== 'pending'))
      expect(audienceOf(taken, [status])).toEqual({ people: ['amelie', 'chloe'], roles: ['admin'] });
  });

  test('every driver, when a request comes, changes or goes', () => {
    const everyone = ['driver', 'admin'];
    expect(audienceOf(waiting, ['pending'])).toEqual({ people: ['amelie'], roles: everyone });
    expect(audienceOf(taken, ['pending', 'accepted'])).toEqual({
      people: ['amelie', 'chloe'],
      roles: everyone,
    });
    expect(audienceOf(waiting, ['pending', 'cancelled'])).toEqual({ people: ['amelie'], roles: everyone });
  });
});

/** The rule in words, written a second time. */
function isSeen({ status, clientId, driverId }: Seen, { id, role }: Actor): boolean {
  if (role === 'client') return clientId === id;
  if (role === 'admin') return true;
  return driverId === id || status === 'pending' || (status === 'cancelled' && driverId === null);
}
