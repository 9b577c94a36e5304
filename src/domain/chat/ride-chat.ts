import { type Actor, isOwner, type RideFacts } from '../ride/ride.ts';

/** The client and the driver who has the ride; while it waits, any driver. Nobody else: neither the one who refused it nor the admin. */
export function mayReadChat(ride: RideFacts, actor: Actor): boolean {
  if (actor.role === 'driver')
    return ride.status === 'pending' || (ride.driverId === actor.id && ride.status !== 'rejected');
  return isOwner(ride, actor);
}

/** There is nothing left to say about a ride that will not take place. */
export function isChatOpen({ status }: Pick<RideFacts, 'status'>): boolean {
  return status !== 'cancelled' && status !== 'rejected';
}

/** Who a message of this person goes to; null is every driver, until one has the ride. */
export function receiverOf(ride: RideFacts, sender: Actor): string | null {
  return sender.role === 'driver' ? ride.clientId : ride.driverId;
}
