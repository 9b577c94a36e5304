import type { Role } from '../account/roles.ts';
import type { ChangeMove, ChangeSide } from '../ride/change-request.ts';
import type { Move } from '../ride/moves.ts';
import type { RideFacts, RideStatus } from '../ride/ride.ts';
import { START_IS_FINAL_AFTER_MS } from '../ride/start.ts';
import { STEP_IS_FINAL_AFTER_MS } from '../ride/way.ts';
import type { NotificationChannel, NotificationEvent } from './notification.ts';

/**
 * `passenger`: who rides in the client's place. `drivers`: all active ones. `driver`: the one of the ride.
 * `former_driver`: who had it before it was handed over. `admins`: all of them.
 */
export type Audience = 'client' | 'passenger' | 'driver' | 'drivers' | 'former_driver' | 'admins';
export type Notification = {
  event: NotificationEvent;
  to: Audience;
  by: readonly NotificationChannel[];
  /** Delay in milliseconds until it is due. */
  after: number;
};

/** `enter`: a driver took the order by telephone and drives it. `confirm`: the client confirms it. */
export type RideEventKind =
  | Move
  | ChangeMove
  | 'book'
  | 'enter'
  | 'confirm'
  | 'edit'
  | 'change_passenger'
  | 'expire';

const everyChannel = ['message', 'email', 'push'] as const;
const emailOnly = ['email'] as const;
const messageOnly = ['message'] as const;
const emailAndPush = ['email', 'push'] as const;
/** Recipients of a link may have no account, and therefore no push subscription. */
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

export function audienceOf(event: NotificationEvent): Audience {
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

/** The notifications of a ride event. No one is notified of their own action. */
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
      return [
        notification('accepted', everyChannel),
        notification('passenger_expected', messageOnly),
        // The platform accepted in the driver's name: the driver has not seen the ride yet.
        ...(by === 'system' ? [notification('ride_received', everyChannel)] : []),
      ];
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
        notification('ride_received', emailAndPush),
        notification('ride_withdrawn', emailAndPush),
      ];
    case 'change_passenger':
      return from === 'accepted' ? [notification('passenger_expected', messageOnly)] : [];
    case 'complete':
      return [notification('bill_issued', emailOnly)];
    case 'waive_fee':
      return [notification('fee_waived', emailAndPush)];
    case 'set_off':
      return [
        notification('on_the_way', ['message', 'push']),
        notification('passenger_on_the_way', messageOnly),
      ];
    case 'arrive':
      return [notification('arrived', ['message', 'push'])];
    case 'request_change':
      return [notification(by === 'client' ? 'change_requested' : 'change_proposed', everyChannel)];
    case 'withdraw_change':
      return [notification(by === 'client' ? 'change_withdrawn' : 'proposal_withdrawn', emailAndPush)];
    case 'refuse_change':
      return by === 'client'
        ? [notification('proposal_refused', emailAndPush)]
        : [notification('change_refused', everyChannel)];
    case 'accept_change':
      return [
        by === 'client'
          ? notification('change_confirmed', emailAndPush)
          : notification('change_accepted', everyChannel),
        notification('passenger_expected', messageOnly),
      ];
    case 'contest_price':
      return [notification('price_contested', everyChannel), notification('contest_to_watch', emailOnly)];
    case 'waive_raise':
    case 'keep_raise':
      return [notification('contest_answered', ['email', 'push'])];
    case 'undo_start':
    case 'undo_set_off':
    case 'undo_arrive':
    case 'land':
    case 'undo_land':
    case 'collect_luggage':
    case 'undo_luggage':
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
  return { event, to: audiences[event], by, after: finalAfter[event] ?? 0 };
}

/** How long to wait before sending what can still be undone on the screen. */
const finalAfter: Partial<Record<NotificationEvent, number>> = {
  started: START_IS_FINAL_AFTER_MS,
  on_the_way: STEP_IS_FINAL_AFTER_MS,
  passenger_on_the_way: STEP_IS_FINAL_AFTER_MS,
  arrived: STEP_IS_FINAL_AFTER_MS,
};

/** The waiting notifications that this event makes obsolete: of an undone step, of an answered question. */
export function recalledBy(kind: RideEventKind): readonly NotificationEvent[] {
  return recalled[kind] ?? [];
}

const recalled: Partial<Record<RideEventKind, readonly NotificationEvent[]>> = {
  confirm: ['confirmation_missing'],
  undo_start: ['started'],
  undo_set_off: ['on_the_way', 'passenger_on_the_way'],
  undo_arrive: ['arrived'],
};

type StateFacts = Pick<RideFacts, 'status' | 'cancellationRequestedAt' | 'onTheWayAt' | 'arrivedAt'> & {
  /** The side that asked for the open change. */
  changeAskedBy?: ChangeSide | null;
};

/** A notification that no longer matches the state of the ride is dropped. */
export function isStillCurrent(
  event: NotificationEvent,
  { status, cancellationRequestedAt, onTheWayAt, arrivedAt, changeAskedBy = null }: StateFacts,
): boolean {
  switch (event) {
    case 'new_ride':
    case 'booking_received':
      return status === 'pending';
    case 'accepted':
    case 'driver_changed':
    case 'ride_received':
    case 'passenger_expected':
    case 'evening_reminder':
    case 'soon_reminder':
    case 'passenger_reminder':
    case 'day_list':
    case 'drive_reminder':
    case 'change_accepted':
    case 'change_confirmed':
      return status === 'accepted';
    case 'change_requested':
      return status === 'accepted' && changeAskedBy === 'client';
    case 'change_proposed':
      return status === 'accepted' && changeAskedBy === 'driver';
    case 'change_withdrawn':
    case 'change_refused':
    case 'proposal_withdrawn':
    case 'proposal_refused':
      return status === 'accepted' && changeAskedBy === null;
    case 'cancellation_requested':
      return status === 'accepted' && cancellationRequestedAt !== null;
    case 'cancellation_withdrawn':
    case 'cancellation_refused':
      return status === 'accepted' && cancellationRequestedAt === null;
    case 'on_the_way':
    case 'passenger_on_the_way':
      return status === 'accepted' && Boolean(onTheWayAt) && !arrivedAt;
    case 'arrived':
      return status === 'accepted' && Boolean(arrivedAt);
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
    case 'refund_returned':
      return status === 'completed' || status === 'cancelled';
    case 'price_raised':
    case 'price_contested':
    case 'contest_to_watch':
    case 'contest_answered':
      return status === 'completed';
    case 'order_link':
    case 'confirmation_missing':
      return status === 'pending' || status === 'accepted';
    case 'ride_withdrawn':
      return true;
  }
}
