import { type LandingSign, moveOfSign, undoOfSign } from '#domain/ride/landing.ts';
import { isClientOf } from '#domain/ride/ride-policy.ts';
import type { UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { readRide } from '../reading/read-rides.ts';
import type { RideWithPeople } from '../reading/ride-repository.ts';
import { factsOf } from '../reading/ride-snapshot.ts';
import { retryWhenChanged } from './retry-when-changed.ts';
import { writeMove } from './write-move.ts';

/** A repeated sign is not refused: a telephone that never got the answer sends it again. */
export async function reportLanding(
  deps: Deps,
  actor: UserRow,
  rideId: string,
  sign: LandingSign,
): Promise<RideWithPeople> {
  return await retryWhenChanged(() => trySign(deps, actor, rideId, sign));
}

async function trySign(
  deps: Deps,
  actor: UserRow,
  rideId: string,
  sign: LandingSign,
): Promise<RideWithPeople> {
  const ride = await readRide(deps, actor, rideId);
  const reportedAt = sign === 'landed' ? ride.landed_at : ride.luggage_at;
  if (reportedAt && isClientOf(actor, factsOf(ride))) return ride;
  return await writeMove(deps, deps.pool, { ride, move: moveOfSign[sign], actor });
}

export async function undoLanding(
  deps: Deps,
  actor: UserRow,
  rideId: string,
  sign: LandingSign,
): Promise<RideWithPeople> {
  const ride = await readRide(deps, actor, rideId);
  return await writeMove(deps, deps.pool, { ride, move: undoOfSign[sign], actor });
}
