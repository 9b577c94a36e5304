import { type Role, roles } from '../account/roles.ts';
import type { RideFacts, RideStatus } from './ride.ts';
import { visibleRides } from './visible-rides.ts';

/** People by id, and everybody of a role. */
export type RideAudience = { people: string[]; roles: Role[] };

/** Who learns at once that a ride changed: its client, its driver, and the roles that saw or see every such ride. */
export function audienceOf(
  { clientId, driverId }: Pick<RideFacts, 'clientId' | 'driverId'>,
  beforeAndAfter: readonly RideStatus[],
): RideAudience {
  const seesAll = (role: Role) => beforeAndAfter.some((status) => visibleRides[role][status].includes('all'));
  return { people: driverId === null ? [clientId] : [clientId, driverId], roles: roles.filter(seesAll) };
}
