import { sql } from 'kysely';
import { isDriverOf } from '#domain/ride/ride-policy.ts';
import type { UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/http/errors.ts';
import { readRide } from '../reading/read-rides.ts';
import type { RideWithPeople } from '../reading/ride-repository.ts';
import { factsOf } from '../reading/ride-snapshot.ts';

/** The last calls are enough to prove an attempt. */
const MOST_CALLS = 20;

/** A tap on 'Appeler' before the start. It changes neither the version nor anything that others are notified of. */
export async function noteCall(deps: Deps, actor: UserRow, rideId: string): Promise<RideWithPeople> {
  const ride = await readRide(deps, actor, rideId);
  if (!isDriverOf(actor, factsOf(ride)) || ride.status !== 'accepted') throw new AppError('wrong_status');
  const called = [...ride.called_at, deps.clock()].slice(-MOST_CALLS);
  await sql`update rides set called_at = (called_at || ${deps.clock()}::timestamptz)[greatest(1, cardinality(called_at) + 2 - ${sql.lit(MOST_CALLS)}):]
    where id = ${ride.id} and status = 'accepted'`.execute(deps.db);
  return { ...ride, called_at: called };
}
