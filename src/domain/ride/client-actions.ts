import { type Actor, isExpired, isOwner, type RideFacts } from './ride.ts';

/** A client changes a request while it waits and its time has not passed. */
export function mayEdit(ride: RideFacts, actor: Actor, now: Date): boolean {
  return isOwner(ride, actor) && ride.status === 'pending' && !isExpired(ride, now);
}

/** A ride that runs is not booked again; everything before and after it is, with a new date. */
export function mayDuplicate(ride: RideFacts, actor: Actor): boolean {
  return isOwner(ride, actor) && ride.status !== 'in_progress' && ride.status !== 'accepted';
}
