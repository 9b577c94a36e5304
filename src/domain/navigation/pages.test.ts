import { expect, test } from 'vitest';
import { homeOf, pageAt, pages } from './pages.ts';

test('the pages of the site, and for whom each is', () => {
  expect(pages.map(({ name, path, access }) => `${path} ${name} ${access}`)).toEqual([
    '/ landing signed_out',
    '/login login signed_out',
    '/reset-password reset_password everyone',
    '/dashboard/client client_dashboard book_rides',
    '/dashboard/driver driver_dashboard drive',
    '/dashboard/admin admin_dashboard administer',
    '/agenda agenda drive',
    '/pending-rides pending_rides signed_in',
    '/history history signed_in',
    '/profile profile signed_in',
    '/driver-profile driver_profile edit_driver_profile',
    '/controle control drive',
    '/app-settings app_settings open_settings_page',
    '/takings takings read_takings',
    '/payment/:rideId payment pay_rides',
    '/payment-test payment_test test_payments',
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
