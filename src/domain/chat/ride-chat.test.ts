import { describe, expect, test } from 'vitest';
import { type Actor, type RideFacts, rideStatuses } from '../ride/ride.ts';
import { isChatOpen, mayReadChat, receiverOf } from './ride-chat.ts';

const amelie: Actor = { id: 'amelie', role: 'client' };
const karim: Actor = { id: 'karim', role: 'client' };
const chloe: Actor = { id: 'chloe', role: 'driver' };
const yann: Actor = { id: 'yann', role: 'driver' };
const ines: Actor = { id: 'ines', role: 'admin' };
const ride = (change: Partial<RideFacts>): RideFacts => ({
  status: 'pending',
  clientId: 'amelie',
  driverId: null,
  scheduledAt: new Date('2026-05-04T12:00:00Z'),
  cancellationRequestedAt: null,
  startedAt: null,
  ...change,
});
const readers = (facts: RideFacts) =>
  [amelie, karim, chloe, yann, ines].filter((actor) => mayReadChat(actor, facts)).map(({ id }) => id);

describe('the conversation of a ride', () => {
  test('is open to its client and, while it waits, to every driver', () => {
    expect(readers(ride({}))).toEqual(['amelie', 'chloe', 'yann']);
  });

  test.each(rideStatuses.filter((status) => status !== 'pending'))(
    'of a ride that is %s belongs to its client and its driver, also one who refused it',
    (status) => {
      expect(readers(ride({ status, driverId: 'chloe' }))).toEqual(['amelie', 'chloe']);
    },
  );

  test('goes to every driver until one has the ride, then to that one, and back to the client', () => {
    expect(receiverOf(ride({}), amelie)).toBeNull();
    expect(receiverOf(ride({ status: 'accepted', driverId: 'chloe' }), amelie)).toBe('chloe');
    expect(receiverOf(ride({}), yann)).toBe('amelie');
  });

  test('ends when the ride will not take place', () => {
    expect(rideStatuses.filter((status) => isChatOpen({ status }))).toEqual([
      'pending',
      'accepted',
      'in_progress',
      'completed',
    ]);
  });
});
