import type { Role } from '#domain/account/roles.ts';
import type { Cents } from '#domain/money.ts';
import type { Move } from '#domain/ride/moves.ts';
import { maySee, type RideFacts } from '#domain/ride/ride.ts';
import type { Db, UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/http/errors.ts';
import { findRide, findRideStanding, findRideUnderWay } from './ride-repository.ts';
import { factsOf, type RideStanding, type RideWithPeople } from './ride-row.ts';
import { takeStep } from './take-step.ts';

export type MoveOrder = {
  rideId: string;
  /** The move that is meant, which may depend on how the ride stands. */
  meant: (ride: RideFacts, role: Role) => Move | undefined;
  reason?: string | undefined;
  finalCents?: Cents | null | undefined;
  /** Completes the driver's ride under way before this one starts. */
  completeCurrent?: boolean | undefined;
};

/** One step in the life of a ride: the table of the domain decides, one conditional write makes it so. */
export async function makeMove(deps: Deps, actor: UserRow, order: MoveOrder): Promise<RideWithPeople> {
  const ride = await findRideStanding(deps.db, order.rideId);
  const move = ride && meantBy(actor, ride, order);
  if (!ride || !mayTry(ride, actor, move)) throw new AppError('ride_not_found');
  if (!move) throw new AppError('wrong_status');

  try {
    return await deps.db.transaction().execute(async (trx) => {
      if (move === 'start' && order.completeCurrent) await completeCurrent(deps, trx, actor, ride);
      const { reason, finalCents } = order;
      return await takeStep(deps, trx, { ride, move, actor, reason, finalCents });
    });
  } catch (error) {
    throw isRefusal(error) ? ((await takenBy(deps, ride, actor, move)) ?? error) : error;
  }
}

/** 'Accepted' from another driver is a try for the ride, even while its client wants to cancel it. */
function meantBy(actor: UserRow, ride: RideStanding, { meant }: MoveOrder): Move | undefined {
  const move = meant(factsOf(ride), actor.role);
  return move === 'refuse_cancellation' && ride.driver_id !== actor.id && actor.role === 'driver'
    ? 'accept'
    : move;
}

async function completeCurrent(deps: Deps, trx: Db, actor: UserRow, next: RideStanding): Promise<void> {
  const current = await findRideUnderWay(trx, actor.id);
  if (current && current.id !== next.id)
    await takeStep(deps, trx, { ride: current, move: 'complete', actor });
}

/** A driver may try for any request, even one that is gone by now: they are told who took it. */
function mayTry(ride: RideStanding, actor: UserRow, move: Move | undefined): boolean {
  return maySee(factsOf(ride), actor) || (actor.role === 'driver' && isForRequests(move));
}

/** Somebody was faster: what they did decides what we say. */
async function takenBy(
  deps: Deps,
  { id }: RideStanding,
  actor: UserRow,
  move: Move,
): Promise<AppError | undefined> {
  if (actor.role !== 'driver' || !isForRequests(move)) return undefined;
  const ride = await findRide(deps.db, id);
  const isTaken = ride?.status === 'accepted' || ride?.status === 'in_progress';
  if (!isTaken || ride.driver_id === actor.id) return undefined;
  return new AppError('ride_taken', {
    message: `Cette course a déjà été acceptée par ${ride.driver_first_name}.`,
  });
}

function isForRequests(move: Move | undefined): boolean {
  return move === 'accept' || move === 'reject';
}

function isRefusal(error: unknown): boolean {
  return error instanceof AppError && (error.code === 'ride_changed' || error.code === 'wrong_status');
}
