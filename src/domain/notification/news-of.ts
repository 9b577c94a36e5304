import type { Role } from '../account/roles.ts';
import type { Move } from '../ride/moves.ts';
import type { RideStatus } from '../ride/ride.ts';
import type { NewsChannel, RideNews } from './notification.ts';

/** `drivers`: whoever is active and could take the ride. `driver`: the one who has it. */
export type Audience = 'client' | 'driver' | 'drivers';
export type News = { event: RideNews; to: Audience; by: readonly NewsChannel[] };

export type Happening = Move | 'book' | 'edit' | 'expire';

const everyWay = ['message', 'email', 'push'] as const;
const letter = ['email'] as const;

/** Who is told what, and how, when something happens to a ride. Nobody is called about what they did themselves. */
export function newsOf(happening: Happening, from: RideStatus | null, by: Role | 'system'): News[] {
  switch (happening) {
    case 'book':
      return [
        { event: 'new_ride', to: 'drivers', by: everyWay },
        { event: 'booking_received', to: 'client', by: letter },
      ];
    case 'accept':
      return [{ event: 'accepted', to: 'client', by: everyWay }];
    case 'reject':
      return [{ event: 'rejected', to: 'client', by: everyWay }];
    case 'start':
      return [{ event: 'started', to: 'client', by: ['message', 'push'] }];
    case 'cancel':
    case 'expire':
    case 'approve_cancellation':
      return [
        { event: 'cancelled', to: 'client', by: by === 'client' && from === 'pending' ? letter : everyWay },
      ];
    case 'request_cancellation':
      return [{ event: 'cancellation_requested', to: 'driver', by: letter }];
    case 'refuse_cancellation':
      return [{ event: 'cancellation_refused', to: 'client', by: letter }];
    case 'complete':
    case 'edit':
      return [];
  }
}

/** A message whose moment has passed would only confuse: it is not sent. */
export function isStillNews(event: RideNews, status: RideStatus): boolean {
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
