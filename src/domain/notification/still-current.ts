import type { ChangeSide } from '../ride/change-request.ts';
import type { RideFacts } from '../ride/ride.ts';
import type { RideEventKind } from '../ride/ride-event-kind.ts';
import type { NotificationEvent } from './notification.ts';

/** The waiting notifications that this event makes obsolete: of an undone step, of an answered question. */
export function recalledBy(kind: RideEventKind): readonly NotificationEvent[] {
  return recalled[kind] ?? [];
}

const recalled: Partial<Record<RideEventKind, readonly NotificationEvent[]>> = {
  confirm: ['confirmation_missing'],
  // The next ones name the next driver.
  hand_over: ['driver_changed', 'passenger_expected'],
  undo_start: ['started'],
  undo_set_off: ['on_the_way', 'passenger_on_the_way'],
  undo_arrive: ['arrived'],
};

type StateFacts = Pick<RideFacts, 'status' | 'cancellationRequestedAt' | 'onTheWayAt' | 'arrivedAt'> & {
  /** The side that asked for the open change. */
  changeAskedBy?: ChangeSide | null;
  /** A request whose departure is past. */
  isExpired?: boolean;
  driverId?: string | null;
  /** Who would read it. */
  recipientId?: string | null;
};

/** A notification that no longer matches the state of the ride is dropped. */
export function isStillCurrent(
  event: NotificationEvent,
  { status, cancellationRequestedAt, onTheWayAt, arrivedAt, changeAskedBy = null, ...more }: StateFacts,
): boolean {
  const { driverId = null, recipientId = null, isExpired = false } = more;
  switch (event) {
    case 'new_ride':
      return status === 'pending' && !isExpired;
    case 'booking_received':
      return status === 'pending';
    case 'accepted':
    case 'driver_changed':
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
    case 'ride_received':
      return status === 'accepted' && recipientId === driverId;
    case 'ride_withdrawn':
      return recipientId !== driverId;
  }
}
