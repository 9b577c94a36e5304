import type { ChangeFollowing } from '#contract/rides/order-changes.ts';
import { sideOf } from '#domain/ride/change-request.ts';
import type { Db, UserRow } from '#server/db/schema.ts';
import { newId } from '#server/db/uuid.ts';
import type { Deps } from '#server/deps.ts';
import type { Quote } from '#server/features/pricing/index.ts';
import {
  availableEdits,
  factsOf,
  limitChanges,
  mustFindRide,
  priceOfEdit,
  type RideWithPeople,
  writeEdit,
} from '#server/features/rides/index.ts';
import { AppError } from '#server/http/errors.ts';
import { refuseOtherPriceOfPaid, writeRequest } from './ask-change.ts';
import { askedColumns } from './asked-columns.ts';
import { type Planned, planFollowing } from './following-plan.ts';

type Due = Extract<Planned, { step: unknown }> & { price: Quote; isFollowing: boolean };

/** All named rides as they were shown, or none: one that changed meanwhile has another version. */
export async function changeFollowing(
  deps: Deps,
  actor: UserRow,
  rideId: string,
  { change, rides: named }: ChangeFollowing,
): Promise<{ ride: RideWithPeople; changed: number }> {
  await limitChanges(deps, actor);
  const planned = await planFollowing(deps, actor, rideId, change);
  const due: Due[] = [];
  for (const { id, version, quoteId } of named)
    due.push({ ...(await dueOf(deps, planned, { id, version, quoteId })), isFollowing: id !== rideId });
  if (!due.some(({ ride }) => ride.id === rideId)) throw new AppError('ride_changed');
  const inPlace = await withAvailable(deps, due);
  return await deps.db.transaction().execute(async (trx) => {
    for (const one of inPlace.filter(({ step }) => step === 'edit')) await edit(deps, trx, actor, one);
    await ask(
      deps,
      trx,
      actor,
      inPlace.filter(({ step }) => step === 'ask'),
    );
    return { ride: await mustFindRide(trx, rideId), changed: inPlace.length };
  });
}

type Named = ChangeFollowing['rides'][number];

async function dueOf(
  deps: Deps,
  planned: readonly Planned[],
  { id, version, quoteId }: Named,
): Promise<Omit<Due, 'isFollowing'>> {
  const one = planned.find(({ ride }) => ride.id === id);
  if (!one || !('step' in one) || one.ride.version !== version) throw new AppError('ride_changed');
  return { ...one, price: await priceOfEdit(deps, one.ride, { ...one.body, quoteId }) };
}

/** Pending rides are checked for availability like new orders; accepted ones are judged by their driver. By place. */
async function withAvailable(deps: Deps, due: readonly Due[]): Promise<Due[]> {
  const edits = due.filter(({ step }) => step === 'edit');
  const available = await availableEdits(deps, edits);
  const prices = new Map(edits.map(({ ride }, index) => [ride.id, available[index]]));
  return due
    .map((one) => ({ ...one, price: prices.get(one.ride.id) ?? one.price }))
    .toSorted((one, other) => (one.ride.order_place ?? 0) - (other.ride.order_place ?? 0));
}

async function edit(deps: Deps, trx: Db, client: UserRow, { ride, body, price }: Due): Promise<void> {
  if (!(await writeEdit(deps, trx, { ride, body, price, client }))) throw new AppError('ride_changed');
}

/** The rides of one driver are answered together, and covered by one message: that of the first. */
async function ask(deps: Deps, trx: Db, actor: UserRow, due: readonly Due[]): Promise<void> {
  const at = deps.clock();
  for (const driverId of new Set(due.map(({ ride }) => ride.driver_id))) {
    const alike = due.filter(({ ride }) => ride.driver_id === driverId);
    const batchId = newId(at.getTime());
    for (const [index, { ride, body, price }] of alike.entries()) {
      const side = sideOf(actor, factsOf(ride));
      if (!side) throw new AppError('not_allowed');
      const change = askedColumns(ride, body, price);
      refuseOtherPriceOfPaid(ride, change);
      const ridesInMessage = index === 0 ? alike.length : 0;
      await writeRequest(deps, trx, {
        ride,
        actor,
        side,
        change,
        at,
        batchId,
        rides: alike.length,
        ridesInMessage,
      });
    }
  }
}
