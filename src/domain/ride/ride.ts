import type { Role } from '../account/roles.ts';

export const rideStatuses = [
  'pending',
  'accepted',
  'in_progress',
  'completed',
  'cancelled',
  'rejected',
] as const;

export type RideStatus = (typeof rideStatuses)[number];

export type Actor = { id: string; role: Role };

/** What the rules need to know about a ride. */
export type RideFacts = {
  status: RideStatus;
  clientId: string;
  driverId: string | null;
  scheduledAt: Date;
  cancellationRequestedAt: Date | null;
};

export const openStatuses: readonly RideStatus[] = ['pending', 'accepted', 'in_progress'];
export const closedStatuses: readonly RideStatus[] = ['completed', 'cancelled', 'rejected'];

/** A request nobody answered in time: it can no longer be accepted nor edited. */
export function isExpired(
  { status, scheduledAt }: Pick<RideFacts, 'status' | 'scheduledAt'>,
  now: Date,
): boolean {
  return status === 'pending' && scheduledAt < now;
}

export function isOwner(ride: Pick<RideFacts, 'clientId'>, actor: Actor): boolean {
  return actor.role === 'client' && actor.id === ride.clientId;
}

/** Once a driver has taken the ride, the two may call each other. */
export function isAgreed({ status }: Pick<RideFacts, 'status'>): boolean {
  return status === 'accepted' || status === 'in_progress' || status === 'completed';
}

/** A client's telephone is for the driver who takes them there, and for the admin. */
export function maySeeClientPhone(ride: RideFacts, viewer: Actor): boolean {
  if (viewer.role === 'driver') return isAgreed(ride) && ride.driverId === viewer.id;
  return viewer.role === 'admin' || isOwner(ride, viewer);
}

/** Clients see their own rides; drivers theirs, every request, and requests that were withdrawn; admins all. */
export function maySee(ride: RideFacts, actor: Actor): boolean {
  switch (actor.role) {
    case 'client':
      return isOwner(ride, actor);
    case 'driver':
      return (
        ride.driverId === actor.id ||
        ride.status === 'pending' ||
        (ride.status === 'cancelled' && ride.driverId === null)
      );
    case 'admin':
      return true;
  }
}
