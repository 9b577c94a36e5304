import { expect, test } from 'vitest';
import { homeOf, pageAt, pages } from './pages.ts';

test('the pages of the site, and for whom each is', () => {
  expect(pages.map(({ name, path, audience }) => `${path} ${name} ${audience}`)).toEqual([
    '/ landing signed_out',
    '/login login signed_out',
    '/reset-password reset_password everyone',
    '/dashboard/client client_dashboard client',
    '/dashboard/driver driver_dashboard driver',
    '/dashboard/admin admin_dashboard admin',
    '/pending-rides pending_rides signed_in',
    '/history history signed_in',
    '/profile profile signed_in',
    '/driver-profile driver_profile driver',
    '/app-settings app_settings driver',
    '/takings takings driver',
    '/payment/:rideId payment client',
    '/payment-test payment_test driver',
  ]);
});

test.each([
  ['/', 'landing'],
  ['//', 'landing'],
  ['/login/', 'login'],
  ['/login///', 'login'],
  ['/payment/12', 'payment'],
  ['/payment/12/', 'payment'],
])('%s shows %s', (path, name) => {
  expect(pageAt(path)?.name).toBe(name);
});

test.each(['/payment', '/payment/', '/payment/1/2', '/loginx', '/x/login', ''])('%s is no page', (path) => {
  expect(pageAt(path)).toBeUndefined();
});

test('each role has its own dashboard', () => {
  expect((['client', 'driver', 'admin'] as const).map(homeOf)).toEqual([
    '/dashboard/client',
    '/dashboard/driver',
    '/dashboard/admin',
  ]);
});
