import { takenByText } from '#contract/sentences/ride-sentences.fr.ts';
import type { Role } from '#domain/account/roles.ts';
import { may } from '#domain/policy.ts';
import type { Addition } from '#domain/pricing/final-price.ts';
import type { Move } from '#domain/ride/moves.ts';
import type { RideFacts } from '#domain/ride/ride.ts';
import { isPlanned } from '#domain/ride/ride.ts';
import { isDriverOf } from '#domain/ride/ride-policy.ts';
import { maySeeRide } from '#domain/ride/visible-rides.ts';
import { isUnableDriver } from '#server/db/able-driver.ts';
import type { Db, UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { hasInvoice, issueDueBills, issueWaitingBills } from '#server/features/bills/index.ts';
import { notifyOfRaise } from '#server/features/notifications/index.ts';
import { AppError } from '#server/http/errors.ts';
import { findRide, findRideUnderWay, type RideWithPeople } from '../reading/ride-repository.ts';
import { factsOf, findRideSnapshot, type RideSnapshot } from '../reading/ride-snapshot.ts';
import { closingPrice } from './close-ride.ts';
import { type RequestedMove, writeMove } from './write-move.ts';

type Asked = Pick<
  RequestedMove,
  'reason' | 'finalCents' | 'hasAgreedRoute' | 'version' | 'phoneTime' | 'expectedFee'
> & {
  /** What raises the price at completion. */
  additions?: readonly Addition[] | undefined;
  /** Completes the driver's ride in progress before this one starts. */
  completeCurrent?: boolean | undefined;
};

export type MoveCommand = Asked & {
  rideId: string;
  /** The move that is meant, which may depend on the state of the ride. */
  meant: (ride: RideFacts, role: Role) => Move | undefined;
};

type Making = (deps: Deps, trx: Db, requested: RequestedMove & Asked) => Promise<RideWithPeople>;

/** The moves that write more than their ride, in one transaction. */
const together: Partial<Record<Move, Making>> = {
  start: startAfterCurrent,
  complete: completeRide,
  waive_raise: answerContest,
  keep_raise: answerContest,
  waive_fee: waiveFee,
};

/** One move of a ride: the table of the domain decides, one conditional write makes it. */
export async function makeMove(deps: Deps, actor: UserRow, command: MoveCommand): Promise<RideWithPeople> {
  const { rideId, meant, ...asked } = command;
  const ride = await findRideSnapshot(deps, rideId);
  const move = ride && meantBy(actor, ride, meant);
  if (!ride || !mayTry(ride, actor, move)) throw new AppError('ride_not_found');
  if (!move) throw new AppError('wrong_status');

  const driverIsUnable = may(actor, 'settle_for_drivers') && (await isUnableDriver(deps.db, ride.driver_id));
  const requested = { ...asked, ride, move, actor, driverIsUnable };
  const make = move === 'start' && !asked.completeCurrent ? undefined : together[move];
  try {
    if (!make) return await writeMove(deps, deps.pool, requested);
    return await deps.db.transaction().execute((trx) => make(deps, trx, requested));
  } catch (error) {
    throw isRefusal(error) ? ((await takenBy(deps, ride, actor, move)) ?? error) : error;
  }
}

/** 'Accepted' from another driver is an attempt to take the ride, whatever it would mean from its own. */
function meantBy(actor: UserRow, ride: RideSnapshot, meant: MoveCommand['meant']): Move | undefined {
  const facts = factsOf(ride);
  const move = meant(facts, actor.role);
  const isOther = may(actor, 'answer_requests') && !isDriverOf(actor, facts);
  return isOther && (move === 'refuse_cancellation' || move === 'undo_start') ? 'accept' : move;
}

async function startAfterCurrent(deps: Deps, trx: Db, requested: RequestedMove): Promise<RideWithPeople> {
  const { actor, ride } = requested;
  const current = await findRideUnderWay(trx, actor.id);
  if (current && current.id !== ride.id)
    await completeRide(deps, trx, { ride: current, move: 'complete', actor });
  return await writeMove(deps, trx, requested);
}

/** Issues the bills that are due unasked, or writes nothing; those of a raised price wait for its client. */
async function completeRide(
  deps: Deps,
  trx: Db,
  { additions = [], ...requested }: RequestedMove & Asked,
): Promise<RideWithPeople> {
  const price = { additions, asked: requested.finalCents ?? null };
  const closing = await closingPrice(deps, trx, requested.ride, price);
  const ride = await writeMove(deps, trx, { ...requested, ...closing });
  if (ride.bills_due_at === null) await issueDueBills(deps, trx, ride);
  else await notifyOfRaise(deps, trx, ride);
  return ride;
}

/** The price is final once the contest is answered. */
async function answerContest(deps: Deps, trx: Db, requested: RequestedMove): Promise<RideWithPeople> {
  const ride = await writeMove(deps, trx, requested);
  await issueWaitingBills(deps, trx, ride.id);
  return ride;
}

/** An invoiced fee is credited by an avoir, not waived. */
async function waiveFee(deps: Deps, trx: Db, requested: RequestedMove): Promise<RideWithPeople> {
  if (await hasInvoice(trx, requested.ride.id)) throw new AppError('fee_invoiced');
  return await writeMove(deps, trx, requested);
}

/** A driver may try to take any request, even one that is gone: the refusal names who took it. */
function mayTry(ride: RideSnapshot, actor: UserRow, move: Move | undefined): boolean {
  return maySeeRide(actor, factsOf(ride)) || (may(actor, 'answer_requests') && isForRequests(move));
}

/** The refusal that names the driver who was faster. */
export async function takenBy(
  deps: Deps,
  { id }: RideSnapshot,
  actor: UserRow,
  move: Move,
): Promise<AppError | undefined> {
  if (!may(actor, 'answer_requests') || !isForRequests(move)) return undefined;
  const ride = await findRide(deps.db, id);
  if (!ride || !isPlanned(ride) || isDriverOf(actor, factsOf(ride))) return undefined;
  return new AppError('ride_taken', { message: takenByText(ride.driver_first_name ?? '') });
}

function isForRequests(move: Move | undefined): boolean {
  return move === 'accept' || move === 'reject';
}

function isRefusal(error: unknown): boolean {
  return error instanceof AppError && (error.code === 'ride_changed' || error.code === 'wrong_status');
}
