import { describe, expect, test } from 'vitest';
import { type Role, roles } from '../account/roles.ts';
import { arrivalAt } from './arrival.ts';
import { homeOf, pages } from './pages.ts';

const everybody: (Role | null)[] = [null, ...roles];
const unknownPaths = ['/nowhere', '/dashboard', '/dashboard/owner', '/payment', '/api'];

const destination = (path: string, role: Role | null) => {
  const arrival = arrivalAt(path, role);
  return 'page' in arrival ? arrival.page.name : arrival.redirectTo;
};

describe('a visitor who asks for a path', () => {
  test.each([
    ['/', null, 'landing'],
    ['/login', null, 'login'],
    ['/profile', null, '/'],
    ['/dashboard/driver', null, '/'],
    ['/payment/42', null, '/'],
    ['/nowhere', null, '/login'],
    ['/', 'client', '/dashboard/client'],
    ['/login', 'driver', '/dashboard/driver'],
    ['/nowhere', 'admin', '/dashboard/admin'],
    ['/dashboard/client', 'client', 'client_dashboard'],
    ['/dashboard/client', 'driver', '/dashboard/driver'],
    ['/dashboard/client', 'admin', '/dashboard/admin'],
    ['/app-settings', 'driver', 'app_settings'],
    ['/app-settings', 'admin', '/dashboard/admin'],
    ['/payment-test', 'client', '/dashboard/client'],
    ['/payment/42', 'client', 'payment'],
    ['/payment/42', 'driver', '/dashboard/driver'],
    ['/pending-rides', 'admin', 'pending_rides'],
    ['/history/', 'client', 'history'],
    ['/controle', 'driver', 'control'],
    ['/controle', null, 'control'],
    ['/controle', 'client', '/dashboard/client'],
    ['/controle', 'admin', '/dashboard/admin'],
    ['/reset-password', 'client', 'reset_password'],
    ['/reset-password', null, 'reset_password'],
  ] as const)('%s as %s arrives at %s', (path, role, arrival) => {
    expect(destination(path, role)).toBe(arrival);
  });

  test('enters the pages of their role, and those for every signed-in user', () => {
    const entered = (role: Role | null) =>
      pages.filter(({ path }) => 'page' in arrivalAt(path, role)).map(({ name }) => name);

    const ofAll = ['reset_password', 'pending_rides', 'history', 'profile'];
    expect(entered(null)).toEqual(['landing', 'login', 'reset_password', 'control']);
    expect(entered('client')).toEqual(expect.arrayContaining([...ofAll, 'client_dashboard', 'payment']));
    expect(entered('client')).toHaveLength(6);
    expect(entered('driver')).toEqual(
      expect.arrayContaining([
        ...ofAll,
        'driver_dashboard',
        'agenda',
        'driver_profile',
        'control',
        'app_settings',
        'takings',
        'payment_test',
      ]),
    );
    expect(entered('driver')).toHaveLength(11);
    expect(entered('admin')).toEqual(expect.arrayContaining([...ofAll, 'admin_dashboard', 'takings']));
    expect(entered('admin')).toHaveLength(6);
  });

  test('is never sent in a circle', () => {
    const paths = [...pages.map((page) => page.path.replace(':rideId', '42')), ...unknownPaths];
    for (const path of paths) {
      for (const role of everybody) {
        const arrival = arrivalAt(path, role);
        if ('page' in arrival) continue;
        expect('page' in arrivalAt(arrival.redirectTo, role), `${path} as ${role}`).toBe(true);
      }
    }
  });

  test('of a role that does not exist would go to the dashboard of clients', () => {
    expect(homeOf('owner' as Role)).toBe('/dashboard/client');
  });
});
