import type { Role } from './account/roles.ts';

/** Who may do what. Routes, buttons and lists ask here; elsewhere only `isStaff` compares roles. */
const rolesByAbility = {
  book_rides: ['client'],
  pay_rides: ['client'],
  /** A client declares cash, the driver confirms it. */
  settle_payments: ['client', 'driver', 'admin'],
  /** In place of a driver who is blocked or no longer one. */
  settle_for_drivers: ['admin'],
  answer_requests: ['driver'],
  /** By telephone or by message, for a client or for a contact without an account. */
  take_orders: ['driver'],
  drive: ['driver'],
  refund: ['driver', 'admin'],
  /** To answer a client who contests a price raised at the end. */
  answer_contests: ['driver', 'admin'],
  /** An invoice is never changed: an avoir credits it. */
  credit_invoices: ['driver', 'admin'],
  read_takings: ['driver', 'admin'],
  /** Of the whole platform, not only one's own. */
  read_all_takings: ['admin'],
  set_prices: ['driver'],
  edit_driver_profile: ['driver'],
  set_notifications: ['driver'],
  /** The admin reads no conversation. */
  chat: ['client', 'driver'],
  /** Drivers answer clients together, from one inbox. */
  answer_clients: ['driver'],
  /** The passenger follows the car by a link. */
  share_rides: ['client', 'driver'],
  /** In their own calendar, by a secret feed address. */
  follow_rides: ['client', 'driver'],
  /** Appointments in a driver's own calendar become busy times. */
  read_in_calendar: ['driver'],
  receive_push: ['client', 'driver'],
  choose_reminders: ['client', 'driver'],
  test_payments: ['driver'],
  /** The driver's page; the admin has the settings among the administration tabs. */
  open_settings_page: ['driver'],
  change_settings: ['driver', 'admin'],
  /** Drivers and admins must ask an admin. */
  erase_own_account: ['client'],
  administer: ['admin'],
} as const satisfies Record<string, readonly Role[]>;

export type Ability = keyof typeof rolesByAbility;

export function may(person: { role: Role } | null | undefined, ability: Ability): boolean {
  const allowed: readonly Role[] = rolesByAbility[ability];
  return person ? allowed.includes(person.role) : false;
}
