import { expect, test } from 'vitest';
import type { BookRide } from '#contract/rides/booking-bodies.ts';
import { hashOfOrder } from './booking-key.ts';

const order: BookRide = {
  pickupAddress: 'Gare de Lyon, Paris',
  destinationAddress: 'Aéroport d’Orly',
  scheduledAt: '2026-05-04T12:00:00.000Z',
  passengers: 2,
  passenger: null,
};
const karim = { name: 'Karim Haddad', phone: '+33639981207' };

const hashOf = (change: Partial<BookRide> = {}) => hashOfOrder({ ...order, ...change }).toString('hex');

test('an order without a passenger has the hash that earlier versions gave it', () => {
  expect(hashOf()).toBe('09b52a63833f2bbd6b948eba16c50499baa4ac360f6628bbb2b5fec10c4a9ee5');
});

test('another passenger, or none, is another order', () => {
  const hashes = [hashOf(), hashOf({ passenger: karim }), hashOf({ passenger: { ...karim, phone: '' } })];

  expect(new Set(hashes).size).toBe(3);
  expect(hashOf({ passenger: { ...karim } })).toBe(hashes[1]);
});
