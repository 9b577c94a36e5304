import type { Role } from '../account/roles.ts';
import type { RideStatus } from '../ride/ride.ts';
import type { RideEventKind } from '../ride/ride-event-kind.ts';
import { START_IS_FINAL_AFTER_MS } from '../ride/start.ts';
import { STEP_IS_FINAL_AFTER_MS } from '../ride/way.ts';
import { type Audience, audienceOfNotification } from './audiences.ts';
import type { NotificationChannel, NotificationEvent } from './notification.ts';

export type Notification = {
  event: NotificationEvent;
  to: Audience;
  by: readonly NotificationChannel[];
  /** Delay in milliseconds until it is due. */
  after: number;
};

const everyChannel = ['message', 'email', 'push'] as const;
const emailOnly = ['email'] as const;
const messageOnly = ['message'] as const;
const emailAndPush = ['email', 'push'] as const;
/** Recipients of a link may have no account, and therefore no push subscription. */
const toAnybody = ['message', 'email'] as const;

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
  return { event, to: audienceOfNotification(event), by, after: finalAfter[event] ?? 0 };
}

/** How long to wait before sending what can still be undone on the screen. */
const finalAfter: Partial<Record<NotificationEvent, number>> = {
  started: START_IS_FINAL_AFTER_MS,
  on_the_way: STEP_IS_FINAL_AFTER_MS,
  passenger_on_the_way: STEP_IS_FINAL_AFTER_MS,
  arrived: STEP_IS_FINAL_AFTER_MS,
};
