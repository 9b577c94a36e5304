import type { UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { type LinkKind, rideOfToken } from '#server/features/ride-links/index.ts';
import { findRide, type RideWithPeople } from '#server/features/rides/index.ts';

/** One ride and the client for whom its link acts: the link reaches nothing else of theirs. */
export type GuestRide = {
  token: string;
  ride: RideWithPeople;
  client: UserRow;
  isContact: boolean;
  enteredBy: string;
};

/** Undefined for an unknown, malformed, revoked or old token: all are looked up in the same way. */
export async function findGuestRide(
  deps: Deps,
  kind: LinkKind,
  token: string,
): Promise<GuestRide | undefined> {
  const rideId = await rideOfToken(deps, kind, token);
  return rideId === undefined ? undefined : await readGuestRide(deps, token, rideId);
}

export async function readGuestRide(
  deps: Deps,
  token: string,
  rideId: string,
): Promise<GuestRide | undefined> {
  const ride = await findRide(deps.db, rideId);
  if (!ride) return undefined;
  const people = await deps.db
    .selectFrom('users')
    .selectAll()
    .where('id', 'in', [ride.client_id, ...(ride.entered_by ? [ride.entered_by] : [])])
    .execute();
  const client = people.find(({ id }) => id === ride.client_id);
  const enteredBy = people.find(({ id }) => id === ride.entered_by)?.first_name ?? '';
  return client && { token, ride, client, isContact: client.is_contact, enteredBy };
}
