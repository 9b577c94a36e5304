import { expect, test } from 'vitest';
import { cents } from '../money.ts';
import { erasureObstacle, userErasureRefusal } from './erasure.ts';

const ride = {
  status: 'completed',
  paymentStatus: 'unpaid',
  paymentMethod: null,
  cashConfirmedAt: null,
  estimatedCents: cents(2400),
  finalCents: null,
} as const;

test.each([
  ['a request', { status: 'pending' }, 'ride_open'],
  ['a ride to come, though it is paid', { status: 'accepted', paymentStatus: 'paid' }, 'ride_open'],
  ['a ride under way', { status: 'in_progress' }, 'ride_open'],
  ['a ride that was not paid', {}, 'payment_due'],
  ['a payment that is being checked', { paymentStatus: 'processing' }, 'payment_running'],
  ['a refund under way', { status: 'cancelled', paymentStatus: 'refunding' }, 'refund_due'],
  ['a refund to make', { status: 'cancelled', paymentStatus: 'paid', paymentMethod: 'paypal' }, 'refund_due'],
  [
    'a raise that waits for its answer, though the agreed price is paid',
    {
      paymentStatus: 'paid',
      paymentMethod: 'stripe',
      raise: 'contested',
      paidCents: cents(2400),
      finalCents: cents(3000),
    },
    'price_contested',
  ],
] as const)('%s holds an account back', (_, change, obstacle) => {
  expect(erasureObstacle({ ...ride, ...change })).toBe(obstacle);
});

test.each([
  ['a paid ride', { paymentStatus: 'paid', paymentMethod: 'stripe' }],
  ['cash that the driver has still to confirm', { paymentStatus: 'paid', paymentMethod: 'cash' }],
  ['a ride that was free', { finalCents: cents(0) }],
  ['a ride that did not take place', { status: 'cancelled' }],
  ['a request that was refused', { status: 'rejected' }],
  ['money that went back', { status: 'cancelled', paymentStatus: 'refunded' }],
] as const)('%s holds nobody back', (_, change) => {
  expect(erasureObstacle({ ...ride, ...change })).toBeUndefined();
});

const settled = { actorId: 'ines', otherAdmins: 1, hasOpenRides: false, hasOpenMoney: false, obstacles: 0 };

test('an admin erases anybody whose rides and money are settled, but not the own account', () => {
  for (const role of ['client', 'driver', 'admin'] as const)
    expect(userErasureRefusal({ id: 'someone', role }, settled)).toBeUndefined();
  expect(userErasureRefusal({ id: 'ines', role: 'admin' }, settled)).toBe('own_erasure');
});

test('the last admin stays, and who is none may go', () => {
  const alone = { ...settled, otherAdmins: 0 };

  expect(userErasureRefusal({ id: 'paul', role: 'admin' }, alone)).toBe('last_admin');
  expect(userErasureRefusal({ id: 'chloe', role: 'driver' }, alone)).toBeUndefined();
});

test('rides and money of a driver, and what a client owes, come first', () => {
  const chloe = { id: 'chloe', role: 'driver' } as const;
  const karim = { id: 'karim', role: 'client' } as const;

  expect(userErasureRefusal(chloe, { ...settled, hasOpenRides: true, hasOpenMoney: true })).toBe(
    'driver_has_rides',
  );
  expect(userErasureRefusal(chloe, { ...settled, hasOpenMoney: true })).toBe('driver_has_money');
  expect(userErasureRefusal(karim, { ...settled, obstacles: 1 })).toBe('account_held');
});
