import type { Role } from '../account/roles.ts';
import type { Ability } from '../policy.ts';

export type PageName =
  | 'landing'
  | 'login'
  | 'reset_password'
  | 'client_dashboard'
  | 'driver_dashboard'
  | 'admin_dashboard'
  | 'agenda'
  | 'pending_rides'
  | 'history'
  | 'profile'
  | 'driver_profile'
  | 'control'
  | 'app_settings'
  | 'takings'
  | 'payment'
  | 'payment_test';

/** Who may open a page: anyone, only signed-out visitors, every signed-in user, or users with an ability. */
type Access = 'everyone' | 'signed_out' | 'signed_in' | Ability;

/** `signedOutToo`: also opens without a session, for what this device has cached. */
export type Page = { name: PageName; path: string; access: Access; signedOutToo?: boolean };

export const CONTROL_PATH = '/controle';
export const AGENDA_PATH = '/agenda';

export const pages: readonly Page[] = [
  { name: 'landing', path: '/', access: 'signed_out' },
  { name: 'login', path: '/login', access: 'signed_out' },
  { name: 'reset_password', path: '/reset-password', access: 'everyone' },
  { name: 'client_dashboard', path: '/dashboard/client', access: 'book_rides' },
  { name: 'driver_dashboard', path: '/dashboard/driver', access: 'drive' },
  { name: 'admin_dashboard', path: '/dashboard/admin', access: 'administer' },
  { name: 'agenda', path: AGENDA_PATH, access: 'drive' },
  { name: 'pending_rides', path: '/pending-rides', access: 'signed_in' },
  { name: 'history', path: '/history', access: 'signed_in' },
  { name: 'profile', path: '/profile', access: 'signed_in' },
  { name: 'driver_profile', path: '/driver-profile', access: 'edit_driver_profile' },
  { name: 'control', path: CONTROL_PATH, access: 'drive', signedOutToo: true },
  { name: 'app_settings', path: '/app-settings', access: 'open_settings_page' },
  { name: 'takings', path: '/takings', access: 'read_takings' },
  { name: 'payment', path: '/payment/:rideId', access: 'pay_rides' },
  { name: 'payment_test', path: '/payment-test', access: 'test_payments' },
];

/** The dashboard of a role; an unknown role counts as a client. */
export function homeOf(role: Role): string {
  return homes[role] ?? homes.client;
}

const homes: Record<Role, string> = {
  client: '/dashboard/client',
  driver: '/dashboard/driver',
  admin: '/dashboard/admin',
};

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
