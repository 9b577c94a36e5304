import type { Role } from '../account/roles.ts';
import type { Move } from '../ride/moves.ts';
import type { RideFacts, RideStatus } from '../ride/ride.ts';
import { START_IS_FINAL_AFTER_MS } from '../ride/start.ts';
import type { NotificationChannel, NotificationEvent } from './notification.ts';

/** `passenger`: who rides in the client's place. `drivers`: every active driver. `driver`: the driver of the ride. `former_driver`: who had it before it was handed over. */
export type Audience = 'client' | 'passenger' | 'driver' | 'drivers' | 'former_driver';
export type Notification = {
  event: NotificationEvent;
  to: Audience;
  by: readonly NotificationChannel[];
  /** Milliseconds until it is due. */
  after: number;
};

/** `enter`: a driver took the order by telephone and drives it. `confirm`: its client says yes to it. */
export type RideEventKind = Move | 'book' | 'enter' | 'confirm' | 'edit' | 'change_passenger' | 'expire';

const everyChannel = ['message', 'email', 'push'] as const;
const emailOnly = ['email'] as const;
const messageOnly = ['message'] as const;
/** Whoever gets a link may have no account, and therefore no browser to notify. */
const toAnybody = ['message', 'email'] as const;

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
};

export function isForDrivers(event: NotificationEvent): boolean {
  return audiences[event] !== 'client' && !isForPassenger(event);
}

export function isForPassenger(event: NotificationEvent): boolean {
  return audiences[event] === 'passenger';
}

/** Who has the ride, or had it: not the drivers who might take it. */
export function isForDriverOfRide(event: NotificationEvent): boolean {
  return isForDrivers(event) && audiences[event] !== 'drivers';
}

/** The notifications of a ride event. A person gets no message about their own action. */
export function notificationsFor(
  kind: RideEventKind,
  from: RideStatus | null,
  by: Role | 'system',
): Notification[] {
  switch (kind) {
    case 'book':
      return [
        notification('new_ride', everyChannel),
        by === 'driver' ? notification('order_link', toAnybody) : notification('booking_received', emailOnly),
      ];
    case 'enter':
      return [notification('order_link', toAnybody), notification('passenger_expected', messageOnly)];
    case 'accept':
      return [notification('accepted', everyChannel), notification('passenger_expected', messageOnly)];
    case 'reject':
      return [notification('rejected', everyChannel)];
    case 'start':
      return [notification('started', ['message', 'push'])];
    case 'cancel':
      if (by === 'client' && from === 'accepted')
        return [notification('client_cancelled', everyChannel), ...cancelled(from, by)];
      return cancelled(from, by);
    case 'absent':
    case 'expire':
    case 'approve_cancellation':
      return cancelled(from, by);
    case 'request_cancellation':
      return [notification('cancellation_requested', everyChannel)];
    case 'withdraw_cancellation':
      return [notification('cancellation_withdrawn', everyChannel)];
    case 'refuse_cancellation':
      return [notification('cancellation_refused', everyChannel)];
    case 'hand_over':
      return [
        notification('driver_changed', everyChannel),
        notification('passenger_expected', messageOnly),
        notification('ride_received', ['email', 'push']),
        notification('ride_withdrawn', ['email', 'push']),
      ];
    case 'change_passenger':
      return from === 'accepted' ? [notification('passenger_expected', messageOnly)] : [];
    case 'complete':
      return [notification('bill_issued', emailOnly)];
    case 'waive_fee':
      return [notification('fee_waived', ['email', 'push'])];
    case 'undo_start':
    case 'edit':
    case 'confirm':
      return [];
  }
}

function cancelled(from: RideStatus | null, by: Role | 'system'): Notification[] {
  return [
    notification('cancelled', by === 'client' && from === 'pending' ? emailOnly : everyChannel),
    ...(from === 'accepted' ? [notification('passenger_cancelled', messageOnly)] : []),
  ];
}

function notification(event: NotificationEvent, by: readonly NotificationChannel[]): Notification {
  return { event, to: audiences[event], by, after: event === 'started' ? START_IS_FINAL_AFTER_MS : 0 };
}

/** What is no longer to be sent once this has happened: the start that was undone, the question that was answered. */
export function recalledBy(kind: RideEventKind): NotificationEvent | undefined {
  if (kind === 'confirm') return 'confirmation_missing';
  return kind === 'undo_start' ? 'started' : undefined;
}

/** A notification that no longer matches the state of the ride is not sent. */
export function isStillCurrent(
  event: NotificationEvent,
  { status, cancellationRequestedAt }: Pick<RideFacts, 'status' | 'cancellationRequestedAt'>,
): boolean {
  switch (event) {
    case 'new_ride':
    case 'booking_received':
      return status === 'pending';
    case 'accepted':
    case 'driver_changed':
    case 'ride_received':
    case 'passenger_expected':
      return status === 'accepted';
    case 'cancellation_requested':
      return status === 'accepted' && cancellationRequestedAt !== null;
    case 'cancellation_withdrawn':
    case 'cancellation_refused':
      return status === 'accepted' && cancellationRequestedAt === null;
    case 'started':
      return status === 'in_progress';
    case 'rejected':
      return status === 'rejected';
    case 'cancelled':
    case 'passenger_cancelled':
    case 'client_cancelled':
    case 'fee_waived':
      return status === 'cancelled';
    case 'bill_issued':
      return status === 'completed' || status === 'cancelled';
    case 'order_link':
    case 'confirmation_missing':
      return status === 'pending' || status === 'accepted';
    case 'ride_withdrawn':
      return true;
  }
}
