import type { Role } from '#domain/account/roles.ts';
import { type Move, moveRide } from '#domain/ride/moves.ts';
import { maySee, type RideFacts } from '#domain/ride/ride.ts';
import { isUniqueViolation } from '#server/db/is-unique-violation.ts';
import type { UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/http/errors.ts';
import { effectOf } from './move-effects.ts';
import { recordRideEvent } from './ride-history.ts';
import { changeRide, findRide } from './ride-repository.ts';
import { factsOf, type RideWithPeople } from './ride-row.ts';

export type MoveOrder = {
  rideId: string;
  /** The move that is meant, which may depend on how the ride stands. */
  meant: (ride: RideFacts, role: Role) => Move | undefined;
  reason?: string | undefined;
};

/** One step in the life of a ride: the table of the domain decides, one conditional write makes it so. */
export async function makeMove(deps: Deps, actor: UserRow, order: MoveOrder): Promise<RideWithPeople> {
  const ride = await findRide(deps.db, order.rideId);
  const move = ride && order.meant(factsOf(ride), actor.role);
  if (!ride || !mayTry(ride, actor, move)) throw new AppError('ride_not_found');
  if (!move) throw new AppError('wrong_status');
  if (await writeMove(deps, actor, ride, move, order.reason)) return await foundAgain(deps, ride);

  // Somebody was faster: what they did decides what we say.
  throw takenBy(await foundAgain(deps, ride), actor, move) ?? new AppError('ride_changed');
}

async function writeMove(
  deps: Deps,
  actor: UserRow,
  ride: RideWithPeople,
  move: Move,
  given?: string,
): Promise<boolean> {
  const now = deps.clock();
  const reason = given?.trim() || null;
  const result = moveRide(factsOf(ride), { move, actor, reason: given, now });
  if (!result.ok) throw takenBy(ride, actor, move) ?? new AppError(result.refusal);

  return await deps.db.transaction().execute(async (trx) => {
    const change = { status: result.to, ...effectOf({ move, actorId: actor.id, reason, now }) };
    const changed = await changeRide(trx, ride, change).catch(refuseSecondRide);
    if (!changed) return false;
    await recordRideEvent(trx, {
      rideId: ride.id,
      actorId: actor.id,
      move,
      from: ride.status,
      to: result.to,
      reason,
      at: now,
    });
    return true;
  });
}

/** A driver may try for any request, even one that is gone by now: they are told who took it. */
function mayTry(ride: RideWithPeople, actor: UserRow, move: Move | undefined): boolean {
  const isForRequests = move === 'accept' || move === 'reject';
  return maySee(factsOf(ride), actor) || (actor.role === 'driver' && isForRequests);
}

function takenBy(ride: RideWithPeople, actor: UserRow, move: Move): AppError | undefined {
  if (move !== 'accept' && move !== 'reject') return undefined;
  const isTaken = ride.status === 'accepted' || ride.status === 'in_progress';
  if (actor.role !== 'driver' || !isTaken || ride.driver_id === actor.id) return undefined;
  return new AppError('ride_taken', {
    message: `Cette course a déjà été acceptée par ${ride.driver_first_name}.`,
  });
}

function refuseSecondRide(error: unknown): never {
  throw isUniqueViolation(error, 'rides_one_in_progress') ? new AppError('driver_busy') : error;
}

async function foundAgain({ db }: Deps, ride: RideWithPeople): Promise<RideWithPeople> {
  return (await findRide(db, ride.id)) ?? ride;
}
