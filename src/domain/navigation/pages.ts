import type { Role } from '../account/roles.ts';

export type PageName =
  | 'landing'
  | 'login'
  | 'reset_password'
  | 'client_dashboard'
  | 'driver_dashboard'
  | 'admin_dashboard'
  | 'pending_rides'
  | 'history'
  | 'profile'
  | 'driver_profile'
  | 'app_settings'
  | 'takings'
  | 'payment'
  | 'payment_test';

/** Who a page is for: everybody, only people who are signed out, anybody signed in, or one role. */
type Audience = 'everyone' | 'signed_out' | 'signed_in' | Role;

export type Page = { name: PageName; path: string; audience: Audience };

export const pages: readonly Page[] = [
  { name: 'landing', path: '/', audience: 'signed_out' },
  { name: 'login', path: '/login', audience: 'signed_out' },
  { name: 'reset_password', path: '/reset-password', audience: 'everyone' },
  { name: 'client_dashboard', path: '/dashboard/client', audience: 'client' },
  { name: 'driver_dashboard', path: '/dashboard/driver', audience: 'driver' },
  { name: 'admin_dashboard', path: '/dashboard/admin', audience: 'admin' },
  { name: 'pending_rides', path: '/pending-rides', audience: 'signed_in' },
  { name: 'history', path: '/history', audience: 'signed_in' },
  { name: 'profile', path: '/profile', audience: 'signed_in' },
  { name: 'driver_profile', path: '/driver-profile', audience: 'driver' },
  { name: 'app_settings', path: '/app-settings', audience: 'driver' },
  { name: 'takings', path: '/takings', audience: 'driver' },
  { name: 'payment', path: '/payment/:rideId', audience: 'client' },
  { name: 'payment_test', path: '/payment-test', audience: 'driver' },
];

/** The dashboard of a role; a role of its own making is treated as a client. */
export function homeOf(role: Role): string {
  return role === 'driver' || role === 'admin' ? `/dashboard/${role}` : '/dashboard/client';
}

export function pageAt(path: string): Page | undefined {
  const wanted = withoutTrailingSlash(path);
  return pages.find((page) => patternOf(page.path).test(wanted));
}

function withoutTrailingSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/u, '') || '/' : path;
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/:[a-zA-Z]+/gu, '[^/]+')}$`, 'u');
}
