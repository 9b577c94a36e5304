import type { Cents } from '#domain/money.ts';
import { type Move, moveRide } from '#domain/ride/moves.ts';
import { isUniqueViolation } from '#server/db/is-unique-violation.ts';
import type { Db, UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { tellNews } from '#server/features/notifications/index.ts';
import { AppError } from '#server/http/errors.ts';
import { effectOf } from './move-effects.ts';
import { recordRideEvent } from './ride-history.ts';
import { changeRide } from './ride-repository.ts';
import { factsOf, type RideStanding, type RideWithPeople } from './ride-row.ts';

export type Step = {
  ride: RideStanding;
  move: Move;
  actor: UserRow;
  reason?: string | undefined;
  finalCents?: Cents | null | undefined;
};

/** One move of one ride, in a transaction: the row, its history and what people are told, or nothing at all. */
export async function takeStep(
  deps: Deps,
  trx: Db,
  { ride, move, actor, ...given }: Step,
): Promise<RideWithPeople> {
  const now = deps.clock();
  const result = moveRide(factsOf(ride), { move, actor, reason: given.reason, now });
  if (!result.ok) throw new AppError(result.refusal);
  const finalCents = given.finalCents ?? null;
  if (finalCents !== null && !(await isHeldUnpaid(trx, ride))) throw new AppError('ride_paid');

  const reason = given.reason?.trim() || null;
  const change = { status: result.to, ...effectOf({ move, actorId: actor.id, reason, finalCents, now }) };
  const changed = await changeRide(trx, ride, change).catch(refuseSecondRide);
  if (!changed) throw new AppError('ride_changed');
  const event = { from: ride.status, at: now };
  await recordRideEvent(trx, { ...event, ride: changed, actorId: actor.id, move, to: result.to, reason });
  await tellNews(deps, trx, { ...event, rideId: ride.id, happening: move, by: actor.role });
  return changed;
}

/** Held, so that nobody pays the old price while the new one is written. */
async function isHeldUnpaid(trx: Db, { id }: RideStanding): Promise<boolean> {
  const held = await trx
    .selectFrom('rides')
    .select('payment_status')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return held.payment_status === 'unpaid';
}

function refuseSecondRide(error: unknown): never {
  throw isUniqueViolation(error, 'rides_one_in_progress') ? new AppError('driver_busy') : error;
}
