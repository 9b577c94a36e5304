import { may } from '../policy.ts';
import type { Actor, RideFacts } from '../ride/ride.ts';
import { isClientOf, isDriverOf } from '../ride/ride-policy.ts';

/**
 * The client and the driver of the ride; while it is pending, any driver. Neither the driver who refused it nor the
 * admin.
 */
export function mayReadChat(viewer: Actor, ride: RideFacts): boolean {
  if (isClientOf(viewer, ride)) return true;
  if (ride.status === 'pending') return may(viewer, 'answer_requests');
  return isDriverOf(viewer, ride) && ride.status !== 'rejected';
}

/** The conversation of a ride that does not take place is closed. */
export function isChatOpen({ status }: Pick<RideFacts, 'status'>): boolean {
  return status !== 'cancelled' && status !== 'rejected';
}

/** Who a message of this person goes to; null is every driver, until one has the ride. */
export function receiverOf(ride: RideFacts, sender: Actor): string | null {
  return isClientOf(sender, ride) ? ride.driverId : ride.clientId;
}
