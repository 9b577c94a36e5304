import { expect, test } from 'vitest';
import { roles } from './account/roles.ts';
import { type Ability, may } from './policy.ts';

const everyAbility: Record<Ability, string> = {
  book_rides: 'client',
  pay_rides: 'client',
  settle_payments: 'client driver admin',
  settle_for_drivers: 'admin',
  answer_requests: 'driver',
  take_orders: 'driver',
  share_rides: 'client driver',
  drive: 'driver',
  refund: 'driver admin',
  answer_contests: 'driver admin',
  credit_invoices: 'driver admin',
  read_takings: 'driver admin',
  read_all_takings: 'admin',
  set_prices: 'driver',
  edit_driver_profile: 'driver',
  set_notifications: 'driver',
  chat: 'client driver',
  answer_clients: 'driver',
  follow_rides: 'client driver',
  read_in_calendar: 'driver',
  receive_push: 'client driver',
  choose_reminders: 'client driver',
  test_payments: 'driver',
  open_settings_page: 'driver',
  change_settings: 'driver admin',
  erase_own_account: 'client',
  administer: 'admin',
};

test.each(Object.entries(everyAbility))('to %s is for: %s', (ability, allowed) => {
  expect(roles.filter((role) => may({ role }, ability as Ability)).join(' ')).toBe(allowed);
});

test('who is not signed in may do nothing', () => {
  expect(may(null, 'book_rides')).toBe(false);
  expect(may(undefined, 'book_rides')).toBe(false);
});
