import { may } from '../policy.ts';
import { type Actor, isAgreed, isExpired, type RideFacts } from './ride.ts';

export function isClientOf(person: Actor, { clientId }: Pick<RideFacts, 'clientId'>): boolean {
  return may(person, 'book_rides') && person.id === clientId;
}

export function isDriverOf(person: Actor, { driverId }: Pick<RideFacts, 'driverId'>): boolean {
  return may(person, 'drive') && person.id === driverId;
}

/** A client's telephone is visible to the client, to the driver of the agreed ride and to the admin. */
export function maySeeClientPhone(viewer: Actor, ride: RideFacts): boolean {
  if (isDriverOf(viewer, ride)) return isAgreed(ride);
  return may(viewer, 'administer') || isClientOf(viewer, ride);
}

/** A client may edit a pending request until its departure time. */
export function mayEditRide(person: Actor, ride: RideFacts, now: Date): boolean {
  return isClientOf(person, ride) && ride.status === 'pending' && !isExpired(ride, now);
}

/** The passenger may change until the ride starts; an expired request stays as it is. */
export function mayChangePassenger(person: Actor, ride: RideFacts, now: Date): boolean {
  return mayEditRide(person, ride, now) || (isClientOf(person, ride) && ride.status === 'accepted');
}

/** Any ride but one that is agreed or under way can be booked again, with a new date. */
export function mayDuplicateRide(person: Actor, ride: RideFacts): boolean {
  return isClientOf(person, ride) && ride.status !== 'in_progress' && ride.status !== 'accepted';
}
