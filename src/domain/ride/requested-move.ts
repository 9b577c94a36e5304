import type { Role } from '../account/roles.ts';
import { may } from '../policy.ts';
import type { Move } from './moves.ts';
import type { RideFacts, RideStatus } from './ride.ts';

/**
 * The move meant by a requested status. 'cancelled' by the client of an accepted ride without terms is a cancellation
 * request; 'accepted' refuses an open cancellation request, or undoes the start of a ride in progress.
 */
export function requestedMove(wanted: RideStatus, ride: RideFacts, role: Role): Move | undefined {
  switch (wanted) {
    case 'accepted':
      return acceptance(ride);
    case 'rejected':
      return 'reject';
    case 'in_progress':
      return 'start';
    case 'completed':
      return 'complete';
    case 'cancelled':
      return cancellation(ride, role);
    case 'pending':
      return undefined;
  }
}

function acceptance({ status, cancellationRequestedAt }: RideFacts): Move {
  if (status === 'in_progress') return 'undo_start';
  return cancellationRequestedAt ? 'refuse_cancellation' : 'accept';
}

function cancellation(ride: RideFacts, role: Role): Move {
  if (may({ role }, 'book_rides'))
    return ride.status === 'accepted' && !ride.terms ? 'request_cancellation' : 'cancel';
  return ride.cancellationRequestedAt ? 'approve_cancellation' : 'cancel';
}
