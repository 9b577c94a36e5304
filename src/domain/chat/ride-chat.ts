import { may } from '../policy.ts';
import type { Actor, RideFacts } from '../ride/ride.ts';
import { isClientOf, isDriverOf } from '../ride/ride-policy.ts';

/** The client and the driver of the ride, also the one who refused it; while it is pending, any driver. Never the admin. */
export function mayReadChat(viewer: Actor, ride: RideFacts): boolean {
  if (isClientOf(viewer, ride)) return true;
  if (ride.status === 'pending') return may(viewer, 'answer_requests');
  return isDriverOf(viewer, ride);
}

/** The conversation of a ride that does not take place is closed. */
export function isChatOpen({ status }: Pick<RideFacts, 'status'>): boolean {
  return status !== 'cancelled' && status !== 'rejected';
}

/** Who a message of this person goes to; null is every driver, until one has the ride. */
export function receiverOf(ride: RideFacts, sender: Actor): string | null {
  return isClientOf(sender, ride) ? ride.driverId : ride.clientId;
}
