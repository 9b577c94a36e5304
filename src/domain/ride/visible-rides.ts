import { type Role, roles } from '../account/roles.ts';
import type { Actor, RideFacts, RideStatus } from './ride.ts';

/** Which rides of a status a reader sees: booked by them, driven by them, without a driver, or all. */
export type Relation = 'booked' | 'driven' | 'without_driver' | 'all';

type ByStatus = Record<RideStatus, readonly Relation[]>;

/** Drivers also see every request, withdrawn ones included. Lists and single rides both use this table. */
export const visibleRides: Record<Role, ByStatus> = {
  client: everyStatus(['booked']),
  driver: { ...everyStatus(['driven']), pending: ['all'], cancelled: ['driven', 'without_driver'] },
  admin: everyStatus(['all']),
};

export function maySeeRide(
  viewer: Actor,
  ride: Pick<RideFacts, 'status' | 'clientId' | 'driverId'>,
): boolean {
  return visibleRides[viewer.role][ride.status].some((relation) => isRelated(viewer, ride, relation));
}

/** People by id, and all users of a role. */
export type RideAudience = { people: string[]; roles: Role[] };

/** Who is notified live of a change: the client, the driver, and the roles that could or can see every such ride. */
export function audienceOf(
  { clientId, driverId }: Pick<RideFacts, 'clientId' | 'driverId'>,
  beforeAndAfter: readonly RideStatus[],
): RideAudience {
  const seesAll = (role: Role) => beforeAndAfter.some((status) => visibleRides[role][status].includes('all'));
  return { people: driverId === null ? [clientId] : [clientId, driverId], roles: roles.filter(seesAll) };
}

function isRelated(
  { id }: Actor,
  { clientId, driverId }: Pick<RideFacts, 'clientId' | 'driverId'>,
  relation: Relation,
): boolean {
  switch (relation) {
    case 'booked':
      return clientId === id;
    case 'driven':
      return driverId === id;
    case 'without_driver':
      return driverId === null;
    case 'all':
      return true;
  }
}

function everyStatus(relations: readonly Relation[]): ByStatus {
  return {
    pending: relations,
    accepted: relations,
    in_progress: relations,
    completed: relations,
    cancelled: relations,
    rejected: relations,
  };
}
