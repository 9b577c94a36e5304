import { may } from '../policy.ts';
import type { Actor, RideFacts } from '../ride/ride.ts';
import { isClientOf, isDriverOf } from '../ride/ride-policy.ts';

/** The client and the driver of the ride, also one who rejected it; all drivers while pending. Never the admin. */
export function mayReadChat(viewer: Actor, ride: RideFacts): boolean {
  if (isClientOf(viewer, ride)) return true;
  if (ride.status === 'pending') return may(viewer, 'answer_requests');
  return isDriverOf(viewer, ride);
}

/** The conversation of a cancelled or rejected ride is closed. */
export function isChatOpen({ status }: Pick<RideFacts, 'status'>): boolean {
  return status !== 'cancelled' && status !== 'rejected';
}

/** The receiver of a message; null means all drivers, until one has the ride. */
export function receiverOf(ride: RideFacts, sender: Actor): string | null {
  return isClientOf(sender, ride) ? ride.driverId : ride.clientId;
}
