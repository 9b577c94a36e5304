import type { EditRide } from '#contract/rides/booking-bodies.ts';
import { momentText } from '#contract/sentences/french.ts';
import { changesBetween, changeText } from '#contract/words/ride-changes.fr.ts';
import { type ChangeMove, type ChangeSide, changeRefusal, sideOf } from '#domain/ride/change-request.ts';
import { isTooFar, isTooSoon } from '#domain/ride/schedule.ts';
import { maySeeRide } from '#domain/ride/visible-rides.ts';
import type { Db, UserRow } from '#server/db/schema.ts';
import type { StoredChange } from '#server/db/tables/change-request-table.ts';
import { newId } from '#server/db/uuid.ts';
import type { Deps } from '#server/deps.ts';
import {
  changeFactsOf,
  changeRide,
  checkNotice,
  factsOf,
  findRide,
  limitChanges,
  mustFindRide,
  presentRide,
  priceOfEdit,
  type RideWithPeople,
  rideAsAsked,
} from '#server/features/rides/index.ts';
import { AppError } from '#server/http/errors.ts';
import { askedColumns, changesNothing } from './asked-columns.ts';

/** The ride stays as it is until the other side agrees; the price is the one that was shown and signed. */
export async function askChange(
  deps: Deps,
  actor: UserRow,
  rideId: string,
  body: EditRide,
): Promise<RideWithPeople> {
  const ride = await findRide(deps.db, rideId);
  if (!ride || !maySeeRide(actor, factsOf(ride))) throw new AppError('ride_not_found');
  const side = refuseUnlessMay(deps, 'request_change', ride, actor);
  if (body.version !== undefined && body.version !== ride.version) throw new AppError('ride_changed');
  await limitChanges(deps, actor);
  const change = await askedChangeOf(deps, ride, body, side);
  return await deps.db.transaction().execute((trx) => {
    const at = deps.clock();
    const asked = {
      ride,
      actor,
      side,
      change,
      at,
      batchId: newId(at.getTime()),
      rides: 1,
      ridesInMessage: 1,
    };
    return writeRequest(deps, trx, asked);
  });
}

/** Priced and checked by the rules of the side that asks: a driver needs no notice, but no ride is in the past. */
async function askedChangeOf(
  deps: Deps,
  ride: RideWithPeople,
  body: EditRide,
  side: ChangeSide,
): Promise<StoredChange> {
  await checkMoved(deps, ride, body, side);
  const change = askedColumns(ride, body, await priceOfEdit(deps, ride, body));
  if (changesNothing(ride, change)) throw new AppError('change_empty');
  refuseOtherPriceOfPaid(ride, change);
  return change;
}

/** A departure that does not change is not checked again. */
export async function checkMoved(
  deps: Deps,
  ride: RideWithPeople,
  body: EditRide,
  side: ChangeSide,
): Promise<void> {
  const scheduledAt = new Date(body.scheduledAt);
  if (scheduledAt.getTime() === ride.scheduled_at.getTime()) return;
  if (side === 'client') return await checkNotice(deps, scheduledAt);
  const now = deps.clock();
  if (isTooSoon(scheduledAt, now, 0)) throw new AppError('departure_too_soon');
  if (isTooFar(scheduledAt, now)) throw new AppError('date_too_far');
}

type Asked = {
  ride: RideWithPeople;
  actor: UserRow;
  side: ChangeSide;
  change: StoredChange;
  /** One moment for all rides that one message covers. */
  at: Date;
  batchId: string;
  /** `rides`: how many are asked for together. `ridesInMessage`: how many this message covers, 0 when another one does. */
  rides: number;
  ridesInMessage: number;
};

/** In the place of the one before, which was answered. */
export async function writeRequest(deps: Deps, trx: Db, asked: Asked): Promise<RideWithPeople> {
  const { ride, actor, side, change, at, batchId, rides, ridesInMessage } = asked;
  const event = { actor, kind: 'request_change', from: 'accepted', to: 'accepted', at } as const;
  const reason = changeLines(ride, change, actor, at).join('\u00a0; ').slice(0, 500);
  if (!(await changeRide(deps, trx, ride, {}, { ...event, reason, ridesInMessage })))
    throw new AppError('ride_changed');
  const row = {
    asked_by: side,
    asked_at: at,
    refused_at: null,
    change: JSON.stringify(change),
    batch_id: batchId,
    ride_count: rides,
  };
  await trx
    .insertInto('change_requests')
    .values({ ride_id: ride.id, ...row })
    .onConflict((conflict) => conflict.column('ride_id').doUpdateSet(row))
    .execute();
  return await mustFindRide(trx, ride.id);
}

function changeLines(ride: RideWithPeople, change: StoredChange, reader: UserRow, at: Date): string[] {
  const before = presentRide({ ...ride, asked_change: null }, reader, at);
  const after = presentRide({ ...rideAsAsked(ride, change), asked_change: null }, reader, at);
  return changesBetween(before, after, momentText).map(changeText);
}

/** Refuses what the rule does not allow now; returns the side of the actor. */
export function refuseUnlessMay(
  deps: Deps,
  move: ChangeMove,
  ride: RideWithPeople,
  actor: UserRow,
): ChangeSide {
  const facts = factsOf(ride);
  const refusal = changeRefusal(move, facts, { change: changeFactsOf(ride), actor, now: deps.clock() });
  const side = sideOf(actor, facts);
  if (refusal || !side) throw new AppError(refusal ?? 'not_allowed');
  return side;
}

/** A paid ride keeps its price. */
export function refuseOtherPriceOfPaid(ride: RideWithPeople, { estimated_cents }: StoredChange): void {
  if (ride.payment_status !== 'unpaid' && estimated_cents !== ride.estimated_cents)
    throw new AppError('ride_paid');
}
