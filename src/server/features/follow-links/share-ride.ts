import { isShareable } from '#domain/guest/follow-link.ts';
import type { UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { createLink, currentToken, followLink, linkAddress } from '#server/features/ride-links/index.ts';
import { type RideWithPeople, readRide } from '#server/features/rides/index.ts';
import { AppError } from '#server/http/errors.ts';

/** A ride that its client or its driver may share now. */
export async function readShareable(deps: Deps, person: UserRow, rideId: string): Promise<RideWithPeople> {
  const ride = await readRide(deps, person, rideId);
  if (!isShareable(ride)) throw new AppError('wrong_status');
  return ride;
}

/** Created at the first request; null once it is revoked. */
export async function followAddress(deps: Deps, rideId: string, site: string): Promise<string | null> {
  await createLink(deps, deps.db, followLink, rideId);
  const token = await currentToken(deps, followLink, rideId);
  return token ? linkAddress(followLink, site, token) : null;
}
