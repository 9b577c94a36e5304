import { expect, test } from 'vitest';
import { rideStatuses } from './ride.ts';
import { audienceOf } from './ride-audience.ts';

const waiting = { clientId: 'amelie', driverId: null };
const taken = { clientId: 'amelie', driverId: 'chloe' };

test('a change is for the client, the driver and the admin', () => {
  for (const status of rideStatuses.filter((name) => name !== 'pending'))
    expect(audienceOf(taken, [status])).toEqual({ people: ['amelie', 'chloe'], roles: ['admin'] });
});

test('a request that comes, changes or goes is for every driver', () => {
  const everyone = ['driver', 'admin'];
  expect(audienceOf(waiting, ['pending'])).toEqual({ people: ['amelie'], roles: everyone });
  expect(audienceOf(taken, ['pending', 'accepted'])).toEqual({
    people: ['amelie', 'chloe'],
    roles: everyone,
  });
  expect(audienceOf(waiting, ['pending', 'cancelled'])).toEqual({ people: ['amelie'], roles: everyone });
});
