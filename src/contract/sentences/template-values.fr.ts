import type { NotificationEvent } from '#domain/notification/notification.ts';
import { changeNotificationValues } from './change-notifications.fr.ts';
import { reminderValues } from './reminder-texts.fr.ts';
import type { NotificationFacts } from './ride-notifications.fr.ts';

/** The values of an approved template, in the order of its text. */
export function templateValues(event: NotificationEvent, facts: NotificationFacts): string[] {
  switch (event) {
    case 'new_ride':
    case 'ride_received':
      return [facts.when, facts.client, facts.pickup, facts.destination, facts.price];
    case 'accepted':
      return [facts.driver, facts.when, facts.pickup, facts.vehicle || '–', facts.price];
    case 'rejected':
    case 'cancelled':
      return [facts.when, facts.reason || '–'];
    case 'on_the_way':
    case 'passenger_on_the_way':
      return [facts.driver, facts.arrival || '–', facts.pickup, facts.vehicle || '–'];
    case 'arrived':
      return [facts.driver, facts.pickup, facts.vehicle || '–', facts.freeUntil || '–'];
    case 'started':
      return [facts.driver, facts.destination];
    case 'cancellation_requested':
    case 'client_cancelled':
      return [facts.client, facts.when, facts.reason || '–'];
    case 'price_contested':
      return [facts.client, facts.when, facts.raise?.difference || '–'];
    case 'cancellation_withdrawn':
      return [facts.client, facts.when];
    case 'cancellation_refused':
      return [facts.driver, facts.when];
    case 'driver_changed':
      return [facts.driver, facts.when, facts.pickup, facts.vehicle || '–'];
    case 'passenger_expected':
      return [facts.client, facts.when, facts.pickup, facts.driver, facts.vehicle || '–'];
    case 'passenger_cancelled':
      return [facts.client, facts.when];
    case 'order_link':
      return [facts.when, facts.pickup, facts.destination, facts.price, facts.link ?? '–'];
    case 'confirmation_missing':
      return [facts.client, facts.when];
    case 'change_requested':
    case 'change_proposed':
    case 'change_accepted':
    case 'change_refused':
    case 'change_confirmed':
    case 'proposal_refused':
    case 'change_withdrawn':
    case 'proposal_withdrawn':
      return changeNotificationValues(event, facts);
    case 'ride_withdrawn':
    case 'booking_received':
    case 'bill_issued':
    case 'fee_waived':
    case 'price_raised':
    case 'contest_to_watch':
    case 'contest_answered':
    case 'refund_returned':
      return [];
    case 'evening_reminder':
    case 'soon_reminder':
    case 'passenger_reminder':
    case 'day_list':
    case 'drive_reminder':
      return reminderValues(event, facts);
  }
}
