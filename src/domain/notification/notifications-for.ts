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

/** The notifications of a ride event. A person gets no message about their own action. */
export function notificationsFor(
  kind: RideEventKind,
  from: RideStatus | null,
  by: Role | 'system',
): Notification[] {
  switch (kind) {
    case 'book':
      return [
        { event: 'new_ride', to: 'drivers', by: everyChannel },
        { event: 'booking_received', to: 'client', by: emailOnly },
      ];
    case 'accept':
      return [{ event: 'accepted', to: 'client', by: everyChannel }];
    case 'reject':
      return [{ event: 'rejected', to: 'client', by: everyChannel }];
    case 'start':
      return [{ event: 'started', to: 'client', by: ['message', 'push'] }];
    case 'cancel':
    case 'expire':
    case 'approve_cancellation':
      return [
        {
          event: 'cancelled',
          to: 'client',
          by: by === 'client' && from === 'pending' ? emailOnly : everyChannel,
        },
      ];
    case 'request_cancellation':
      return [{ event: 'cancellation_requested', to: 'driver', by: emailOnly }];
    case 'refuse_cancellation':
      return [{ event: 'cancellation_refused', to: 'client', by: emailOnly }];
    case 'complete':
    case 'edit':
      return [];
  }
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
