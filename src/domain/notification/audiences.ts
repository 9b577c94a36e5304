import type { NotificationEvent } from './notification.ts';

/**
 * `passenger`: who rides in the client's place. `drivers`: all active ones. `driver`: the one of the ride.
 * `former_driver`: who had it before it was handed over. `admins`: all of them.
 */
export type Audience = 'client' | 'passenger' | 'driver' | 'drivers' | 'former_driver' | 'admins';

const audiences: Record<NotificationEvent, Audience> = {
  new_ride: 'drivers',
  booking_received: 'client',
  accepted: 'client',
  rejected: 'client',
  cancelled: 'client',
  started: 'client',
  cancellation_requested: 'driver',
  cancellation_withdrawn: 'driver',
  cancellation_refused: 'client',
  driver_changed: 'client',
  ride_received: 'driver',
  ride_withdrawn: 'former_driver',
  bill_issued: 'client',
  passenger_expected: 'passenger',
  passenger_cancelled: 'passenger',
  order_link: 'client',
  confirmation_missing: 'driver',
  client_cancelled: 'driver',
  fee_waived: 'client',
  evening_reminder: 'client',
  soon_reminder: 'client',
  passenger_reminder: 'passenger',
  day_list: 'driver',
  drive_reminder: 'driver',
  on_the_way: 'client',
  passenger_on_the_way: 'passenger',
  arrived: 'client',
  change_requested: 'driver',
  change_withdrawn: 'driver',
  change_confirmed: 'driver',
  proposal_refused: 'driver',
  change_proposed: 'client',
  proposal_withdrawn: 'client',
  change_accepted: 'client',
  change_refused: 'client',
  price_raised: 'client',
  price_contested: 'driver',
  contest_to_watch: 'admins',
  contest_answered: 'client',
  refund_returned: 'driver',
};

export function audienceOfNotification(event: NotificationEvent): Audience {
  return audiences[event];
}

/** Whether it goes to the operator's side. */
export function isForDrivers(event: NotificationEvent): boolean {
  return audiences[event] !== 'client' && !isForPassenger(event);
}

export function isForPassenger(event: NotificationEvent): boolean {
  return audiences[event] === 'passenger';
}

/** Whether it goes to the current or former driver of the ride, not to the drivers who might take it. */
export function isForDriverOfRide(event: NotificationEvent): boolean {
  return isForDrivers(event) && audiences[event] !== 'drivers';
}
