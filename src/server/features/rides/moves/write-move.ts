import { CLIENT_ABSENT } from '#contract/sentences/cancellation-sentences.fr.ts';
import type { Cents } from '#domain/money.ts';
import type { FareLine } from '#domain/pricing/fare.ts';
import { moveRide } from '#domain/ride/allowed-moves.ts';
import type { Move } from '#domain/ride/moves.ts';
import { cutPhoneTime } from '#domain/ride/way.ts';
import { isUnableDriver } from '#server/db/able-driver.ts';
import type { AnnouncingPool } from '#server/db/announcing-pool.ts';
import { isUniqueViolation } from '#server/db/is-unique-violation.ts';
import { shownSteps } from '#server/db/ride-way.ts';
import type { Db, UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { prepareVoucher } from '#server/features/vouchers/index.ts';
import { AppError } from '#server/http/errors.ts';
import type { RideWithPeople } from '../reading/ride-repository.ts';
import { findRideSnapshot, moveFactsOf, type RideSnapshot } from '../reading/ride-snapshot.ts';
import { feeColumns } from '../writing/fee-columns.ts';
import { columnsOf } from '../writing/move-columns.ts';
import { raiseColumns, waitingBills } from '../writing/raise-columns.ts';
import { changeRide, type RideChange, type RideEvent } from '../writing/write-ride.ts';

export type RequestedMove = {
  ride: RideSnapshot;
  move: Move;
  actor: UserRow;
  reason?: string | undefined;
  finalCents?: Cents | null | undefined;
  finalLines?: readonly FareLine[] | undefined;
  hasAgreedRoute?: boolean | undefined;
  /** The new driver of a hand-over. */
  driverId?: string | undefined;
  /** The fee that was shown to the client. */
  expectedFee?: Cents | undefined;
  /** The version that the actor saw; without one the current state is enough. */
  version?: number | undefined;
  /** The phone time of a start without network. */
  phoneTime?: Date | undefined;
  /** Further columns that the step writes. */
  columns?: RideChange | undefined;
  /** How many rides of the order the message covers; 0 when another message does. */
  ridesInMessage?: number | undefined;
  ridesInPassengerMessage?: number | undefined;
  /** The moment shared by all rides of the order; now by default. */
  at?: Date | undefined;
  /** Set when the platform accepts for the driver. */
  instantMargin?: number | undefined;
  /** An admin acts in the place of its driver. */
  driverIsUnable?: boolean | undefined;
};

/** One move of one ride, by itself or in the caller's transaction. */
export async function writeMove(
  deps: Deps,
  on: Db | AnnouncingPool,
  requested: RequestedMove,
): Promise<RideWithPeople> {
  const { ride, move, actor, at: now = deps.clock() } = requested;
  const { driverIsUnable = false } = requested;
  const result = moveRide(moveFactsOf(ride), { move, actor, reason: requested.reason, now, driverIsUnable });
  if (!result.ok) throw new AppError(result.refusal);
  if ((requested.version ?? ride.version) !== ride.version) throw new AppError('ride_changed');
  const finalCents = requested.finalCents ?? null;
  if (finalCents !== null && ride.payment_status !== 'unpaid') throw new AppError('ride_paid');

  const reason = move === 'absent' ? CLIENT_ABSENT : requested.reason?.trim() || null;
  const fee = feeColumns({ ride, move, actor, now });
  if ((requested.expectedFee ?? fee.fee_cents ?? 0) !== (fee.fee_cents ?? 0))
    throw new AppError('fee_changed');
  const columns = {
    ...columnsOf({ move, actorId: requested.driverId ?? actor.id, reason, finalCents, now }),
    ...(requested.instantMargin === undefined ? {} : { instant_margin: requested.instantMargin }),
    ...startColumns(requested, now),
    ...requested.columns,
    ...closingColumns(requested, now),
    ...raiseColumns({ ride, move, reason, now }),
    ...fee,
  };
  const change = { status: result.to, ...columns };
  const event = {
    actor,
    byPlatform: requested.instantMargin !== undefined,
    kind: move,
    from: ride.status,
    to: result.to,
    reason,
    formerDriverId: requested.driverId && ride.driver_id,
    ridesInMessage: requested.ridesInMessage ?? 1,
    ridesInPassengerMessage: requested.ridesInPassengerMessage ?? 1,
    at: now,
  };
  const changed = await (columns.driver_id && result.to === 'accepted'
    ? changeWithVoucher(deps, on, ride, { ...change, driver_id: columns.driver_id }, event)
    : changeRide(deps, on, ride, change, event).catch(refuseSecondRide));
  if (!changed) throw await changedMeanwhile(deps, ride, finalCents);
  return changed;
}

const VOUCHER_ATTEMPTS = 3;

/**
 * A new driver needs a new voucher. When a fact that it prints changes meanwhile, it is drafted again. A driver who was
 * blocked meanwhile has no session any more, and gets no ride.
 */
async function changeWithVoucher(
  deps: Deps,
  on: Db | AnnouncingPool,
  ride: RideSnapshot,
  change: RideChange & { driver_id: string },
  event: RideEvent,
): Promise<RideWithPeople | undefined> {
  const wanted = { rideId: ride.id, driverId: change.driver_id, at: event.at };
  for (let attempt = 1; ; attempt += 1) {
    const voucher = await prepareVoucher(deps, on, { ...wanted, issuedLater: event.kind !== 'accept' });
    const changed = await changeRide(deps, on, ride, change, event, voucher);
    if (changed || attempt === VOUCHER_ATTEMPTS) return changed;
    if ((await findRideSnapshot(deps, ride.id))?.version !== ride.version) return undefined;
    if (await isUnableDriver(deps.db, change.driver_id)) throw new AppError('signed_out');
  }
}

/** A client who paid the old price while the new one was written. */
async function changedMeanwhile(
  deps: Deps,
  { id }: RideSnapshot,
  finalCents: Cents | null,
): Promise<AppError> {
  const ride = finalCents === null ? undefined : await findRideSnapshot(deps, id);
  return new AppError(ride && ride.payment_status !== 'unpaid' ? 'ride_paid' : 'ride_changed');
}

function startColumns({ move, ride, phoneTime }: RequestedMove, now: Date): RideChange {
  if (move !== 'start' || !phoneTime) return {};
  const { onTheWayAt, arrivedAt } = shownSteps(ride);
  return { started_phone_at: cutPhoneTime(phoneTime, now, arrivedAt ?? onTheWayAt ?? ride.accepted_at) };
}

/** Written only where they differ from what was agreed, which is rare. */
function closingColumns(requested: RequestedMove, now: Date): RideChange {
  const { ride, move, finalCents, finalLines = [], hasAgreedRoute } = requested;
  if (move !== 'complete') return {};
  return {
    ...waitingBills((finalCents ?? 0) > ride.estimated_cents, now),
    ...(finalLines.length > 0 ? { final_lines: JSON.stringify(finalLines) } : {}),
    ...(hasAgreedRoute === undefined ? {} : { has_agreed_route: hasAgreedRoute }),
  };
}

function refuseSecondRide(error: unknown): never {
  throw isUniqueViolation(error, 'rides_one_in_progress') ? new AppError('driver_busy') : error;
}
