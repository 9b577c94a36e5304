import type { Role } from '../account/roles.ts';
import type { Move } from '../ride/moves.ts';
import type { RideStatus } from '../ride/ride.ts';
import type { NotificationChannel, NotificationEvent } from './notification.ts';

/** `drivers`: every active driver. `driver`: the driver of the ride. */
export type Audience = 'client' | 'driver' | 'drivers';
export type Notification = { event: NotificationEvent; to: Audience; by: readonly NotificationChannel[] };

export type RideEventKind = Move | 'book' | 'edit' | 'expire';

const everyChannel = ['message', 'email', 'push'] as const;
const emailOnly = ['email'] as const;

const audiences: Record<NotificationEvent, Audience> = {
  new_ride: 'drivers',
  booking_received: 'client',
  accepted: 'client',
  rejected: 'client',
  cancelled: 'client',
  started: 'client',
  cancellation_requested: 'driver',
  cancellation_refused: 'client',
};

export function isForDrivers(event: NotificationEvent): boolean {
  return audiences[event] !== 'client';
}

/** The notifications of a ride event. A person gets no message about their own action. */
export function notificationsFor(
  kind: RideEventKind,
  from: RideStatus | null,
  by: Role | 'system',
): Notification[] {
  switch (kind) {
    case 'book':
      return [notification('new_ride', everyChannel), notification('booking_received', emailOnly)];
    case 'accept':
      return [notification('accepted', everyChannel)];
    case 'reject':
      return [notification('rejected', everyChannel)];
    case 'start':
      return [notification('started', ['message', 'push'])];
    case 'cancel':
    case 'expire':
    case 'approve_cancellation':
      return [notification('cancelled', by === 'client' && from === 'pending' ? emailOnly : everyChannel)];
    case 'request_cancellation':
      return [notification('cancellation_requested', emailOnly)];
    case 'refuse_cancellation':
      return [notification('cancellation_refused', emailOnly)];
    case 'complete':
    case 'edit':
      return [];
  }
}

function notification(event: NotificationEvent, by: readonly NotificationChannel[]): Notification {
  return { event, to: audiences[event], by };
}

/** A notification that no longer matches the status of the ride is not sent. */
export function isStillCurrent(event: NotificationEvent, status: RideStatus): boolean {
  switch (event) {
    case 'new_ride':
    case 'booking_received':
      return status === 'pending';
    case 'accepted':
    case 'cancellation_requested':
    case 'cancellation_refused':
      return status === 'accepted';
    case 'started':
      return status === 'in_progress';
    case 'rejected':
      return status === 'rejected';
    case 'cancelled':
      return status === 'cancelled';
  }
}
