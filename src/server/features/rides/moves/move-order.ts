import type { OrderCancellationView } from '#contract/rides/orders.ts';
import { cents, moneyText } from '#domain/money.ts';
import { coveredRides } from '#domain/notification/covered-rides.ts';
import { isInScope, type OrderScope } from '#domain/order/order.ts';
import { may } from '#domain/policy.ts';
import { offeredMoves } from '#domain/ride/allowed-moves.ts';
import type { Move } from '#domain/ride/moves.ts';
import { maySeeRide } from '#domain/ride/visible-rides.ts';
import type { UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { keepFacts } from '#server/features/vouchers/index.ts';
import { AppError } from '#server/http/errors.ts';
import { findOrder, type OrderedSnapshot } from '../reading/order-repository.ts';
import { mustFindRide, type RideWithPeople } from '../reading/ride-repository.ts';
import { factsOf, moveFactsOf } from '../reading/ride-snapshot.ts';
import { feeColumns } from '../writing/fee-columns.ts';
import { type MoveCommand, takenBy } from './make-move.ts';
import { writeMove } from './write-move.ts';

export type OrderMoveCommand = Pick<MoveCommand, 'rideId' | 'meant' | 'reason' | 'expectedFee'> & {
  scope: OrderScope;
  /** For an acceptance: the facts of the vouchers are locked before the rides, as everywhere. */
  withVouchers?: boolean | undefined;
  /** The versions that were shown to the actor. */
  seen?: readonly { id: string; version: number }[] | undefined;
};
export type OrderOutcome = { ride: RideWithPeople; changed: number };

/**
 * The same move for every ride in the scope that allows it, or for none. The rides are locked in their order first: of
 * two simultaneous actors the second acts on what the first has left.
 */
export async function moveRidesOfOrder(
  deps: Deps,
  actor: UserRow,
  order: OrderMoveCommand,
): Promise<OrderOutcome> {
  return await deps.db.transaction().execute(async (trx) => {
    if (order.withVouchers) await keepFacts(trx);
    const rides = await findOrder(trx, order.rideId).forUpdate().execute();
    const chosen = rides.find(({ id }) => id === order.rideId);
    if (!chosen || !mayTry(chosen, actor)) throw new AppError('ride_not_found');

    const now = deps.clock();
    const due = dueMoves(rides, chosen, actor, order, now);
    if (due.length === 0) throw await refusalFor(deps, chosen, actor, order);
    if (due.some(({ ride }) => hasChanged(ride, order))) throw new AppError('ride_changed');
    const fee = feeOf(due, actor, now);
    if ((order.expectedFee ?? fee ?? 0) !== (fee ?? 0)) throw new AppError('fee_changed');
    for (const one of due)
      await writeMove(deps, trx, {
        ...one,
        actor,
        reason: order.reason,
        ...coverageOf(one, due),
        at: now,
      });
    return { ride: await mustFindRide(trx, chosen.id), changed: due.length };
  });
}

/** What the same move would affect and cost now; nothing is changed. */
export async function previewOrderMove(
  deps: Deps,
  actor: UserRow,
  order: OrderMoveCommand,
): Promise<OrderCancellationView> {
  const rides = await findOrder(deps.db, order.rideId).execute();
  const chosen = rides.find(({ id }) => id === order.rideId);
  if (!chosen || !mayTry(chosen, actor)) throw new AppError('ride_not_found');
  const due = dueMoves(rides, chosen, actor, order, deps.clock());
  const fee = feeOf(due, actor, deps.clock());
  return {
    rides: due.length,
    price: moneyText(cents(due.reduce((sum, { ride }) => sum + ride.estimated_cents, 0))),
    fee: fee === undefined ? null : moneyText(cents(fee)),
    firstAt: due[0]?.ride.scheduled_at.toISOString() ?? null,
    lastAt: due.at(-1)?.ride.scheduled_at.toISOString() ?? null,
  };
}

function hasChanged(ride: OrderedSnapshot, { seen = [] }: OrderMoveCommand): boolean {
  return seen.some(({ id, version }) => id === ride.id && version !== ride.version);
}

/** Undefined where no ride has terms. */
function feeOf(due: readonly DueMove[], actor: UserRow, now: Date): number | undefined {
  if (!due.some(({ ride }) => ride.cancellation_terms)) return undefined;
  return due.reduce((sum, one) => sum + (feeColumns({ ...one, actor, now }).fee_cents ?? 0), 0);
}

type DueMove = { ride: OrderedSnapshot; move: Move };

function dueMoves(
  rides: readonly OrderedSnapshot[],
  chosen: OrderedSnapshot,
  actor: UserRow,
  { scope, meant }: OrderMoveCommand,
  now: Date,
): DueMove[] {
  return rides
    .filter((ride) => isInScope(scope, chosen, ride))
    .flatMap((ride) => {
      const move = meant(factsOf(ride), actor.role);
      return move && offeredMoves(moveFactsOf(ride), actor, now).includes(move) ? { ride, move } : [];
    });
}

/** One message for each move covers all rides of a driver in the order, for a passenger their own. */
function coverageOf(one: DueMove, due: readonly DueMove[]) {
  const isAlike = ({ ride, move }: DueMove) => move === one.move && ride.driver_id === one.ride.driver_id;
  const isTheirs = (other: DueMove) =>
    other.ride.passenger_phone === one.ride.passenger_phone && isAlike(other);
  return {
    ridesInMessage: coveredRides(one, due, isAlike),
    ridesInPassengerMessage: coveredRides(one, due, isTheirs),
  };
}

/** A driver may try to take any request, even one that is gone. */
function mayTry(ride: OrderedSnapshot, actor: UserRow): boolean {
  return maySeeRide(actor, factsOf(ride)) || may(actor, 'answer_requests');
}

async function refusalFor(
  deps: Deps,
  chosen: OrderedSnapshot,
  actor: UserRow,
  { meant }: OrderMoveCommand,
): Promise<AppError> {
  const move = meant(factsOf(chosen), actor.role);
  const taken = move && (await takenBy(deps, chosen, actor, move));
  return taken ?? new AppError('wrong_status');
}
