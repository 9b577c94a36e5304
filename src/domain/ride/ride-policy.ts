import { may } from '../policy.ts';
import { type Actor, isAgreed, isExpired, type RideFacts } from './ride.ts';

export function isClientOf(person: Actor, { clientId }: Pick<RideFacts, 'clientId'>): boolean {
  return may(person, 'book_rides') && person.id === clientId;
}

export function isDriverOf(person: Actor, { driverId }: Pick<RideFacts, 'driverId'>): boolean {
  return may(person, 'drive') && person.id === driverId;
}

/** A client's telephone is for the driver who takes them there, and for the admin. */
export function maySeeClientPhone(viewer: Actor, ride: RideFacts): boolean {
  if (isDriverOf(viewer, ride)) return isAgreed(ride);
  return may(viewer, 'administer') || isClientOf(viewer, ride);
}

/** A client changes a request while it waits and its time has not passed. */
export function mayEditRide(person: Actor, ride: RideFacts, now: Date): boolean {
  return isClientOf(person, ride) && ride.status === 'pending' && !isExpired(ride, now);
}

/** Who rides may change until the ride starts; a request whose time has passed stays as it is. */
export function mayChangePassenger(person: Actor, ride: RideFacts, now: Date): boolean {
  return mayEditRide(person, ride, now) || (isClientOf(person, ride) && ride.status === 'accepted');
}

/** A ride that runs is not booked again; everything before and after it is, with a new date. */
export function mayDuplicateRide(person: Actor, ride: RideFacts): boolean {
  return isClientOf(person, ride) && ride.status !== 'in_progress' && ride.status !== 'accepted';
}
