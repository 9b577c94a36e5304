import { describe, expect, test } from 'vitest';
import { isPromotion, type ManagedUser, userChangeRefusal } from './user-changes.ts';

const karim: ManagedUser = { id: 'karim', role: 'client', isBlocked: false };
const chloe: ManagedUser = { id: 'chloe', role: 'driver', isBlocked: false };
const ines: ManagedUser = { id: 'ines', role: 'admin', isBlocked: false };
const byInes = { actorId: 'ines', otherAdmins: 1, hasOpenRides: false, hasOpenMoney: false };
const byAnother = { actorId: 'paul', otherAdmins: 1, hasOpenRides: false, hasOpenMoney: false };

describe('an admin may', () => {
  test.each([
    ['block a client', karim, { blocked: true }],
    ['unblock a client', { ...karim, isBlocked: true }, { blocked: false }],
    ['promote a client', karim, { role: 'driver' }],
    [
      'promote a client while unblocking them',
      { ...karim, isBlocked: true },
      { role: 'driver', blocked: false },
    ],
    ['demote a driver without rides', chloe, { role: 'client' }],
    ['demote another admin while one remains', { ...ines, id: 'paul' }, { role: 'client' }],
    ['leave everything as it is', ines, { role: 'admin', blocked: false }],
  ] as const)('%s', (_, user, change) => {
    expect(userChangeRefusal(user, change, byInes)).toBeUndefined();
  });
});

describe('an admin may not', () => {
  test.each([
    ['demote themselves', { role: 'client' }],
    ['block themselves', { blocked: true }],
  ] as const)('%s', (_, change) => {
    expect(userChangeRefusal(ines, change, byInes)).toBe('own_account');
  });

  test.each([{ role: 'driver' }, { role: 'client' }, { blocked: true }] as const)(
    'leave the platform without an admin by %j',
    (change) => {
      expect(userChangeRefusal(ines, change, { ...byAnother, otherAdmins: 0 })).toBe('last_admin');
    },
  );

  test.each(['client', 'admin'] as const)('make a driver with rides a %s', (role) => {
    expect(userChangeRefusal(chloe, { role }, { ...byInes, hasOpenRides: true })).toBe('driver_has_rides');
  });

  test.each(['driver', 'admin'] as const)('make a client with rides a %s', (role) => {
    expect(userChangeRefusal(karim, { role }, { ...byInes, hasOpenRides: true })).toBe('client_has_rides');
  });

  test('promote a user who stays blocked', () => {
    expect(userChangeRefusal({ ...karim, isBlocked: true }, { role: 'driver' }, byInes)).toBe(
      'user_is_blocked',
    );
  });
});

test('a user who keeps their role may change, whichever other admins exist', () => {
  expect(userChangeRefusal(chloe, { role: 'client' }, { ...byInes, otherAdmins: 0 })).toBeUndefined();
  expect(
    userChangeRefusal({ id: 'other', role: 'admin', isBlocked: false }, {}, { ...byInes, otherAdmins: 0 }),
  ).toBeUndefined();
  expect(userChangeRefusal(karim, { blocked: true }, { ...byInes, hasOpenRides: true })).toBeUndefined();
  expect(userChangeRefusal(chloe, { role: 'admin' }, byInes)).toBeUndefined();
});

test('a driver with rides can still be blocked', () => {
  expect(userChangeRefusal(chloe, { blocked: true }, { ...byInes, hasOpenRides: true })).toBeUndefined();
});

test.each([
  ['client', 'driver', true],
  ['client', 'admin', true],
  ['driver', 'admin', true],
  ['admin', 'driver', false],
  ['driver', 'client', false],
  ['driver', 'driver', false],
] as const)('from %s to %s is a promotion: %s', (from, to, expected) => {
  expect(isPromotion(from, to)).toBe(expected);
});

test('a driver whose money is open keeps the role, and can still be blocked', () => {
  const owing = { ...byInes, hasOpenMoney: true };

  expect(userChangeRefusal(chloe, { role: 'client' }, owing)).toBe('driver_has_money');
  expect(userChangeRefusal(chloe, { role: 'admin' }, owing)).toBe('driver_has_money');
  expect(userChangeRefusal(chloe, { blocked: true }, owing)).toBeUndefined();
});
