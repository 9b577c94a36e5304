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
  startedAt: Date | null;
};

export const openStatuses: readonly RideStatus[] = ['pending', 'accepted', 'in_progress'];
export const closedStatuses: readonly RideStatus[] = ['completed', 'cancelled', 'rejected'];

export const agreedStatuses: readonly RideStatus[] = ['accepted', 'in_progress', 'completed'];

/** A request without an answer in time: it can no longer be accepted or edited. */
export function isExpired(
  { status, scheduledAt }: Pick<RideFacts, 'status' | 'scheduledAt'>,
  now: Date,
): boolean {
  return status === 'pending' && scheduledAt < now;
}

/** Once a driver has taken the ride, the two may call each other. */
export function isAgreed({ status }: Pick<RideFacts, 'status'>): boolean {
  return agreedStatuses.includes(status);
}
