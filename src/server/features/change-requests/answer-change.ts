import { coveredRides } from '#domain/notification/covered-rides.ts';
import type { ChangeMove } from '#domain/ride/change-request.ts';
import { maySeeRide } from '#domain/ride/visible-rides.ts';
import type { Db, UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { moveEveningBefore } from '#server/features/notifications/index.ts';
import { endLinkOfFormer } from '#server/features/ride-links/index.ts';
import {
  changeRide,
  factsOf,
  findRide,
  mustFindRide,
  type RideWithPeople,
} from '#server/features/rides/index.ts';
import { issueWith, keepFacts } from '#server/features/vouchers/index.ts';
import { AppError } from '#server/http/errors.ts';
import { refuseOtherPriceOfPaid, refuseUnlessMay } from './ask-change.ts';
import { changedColumns } from './asked-columns.ts';

export type Answer = {
  rideId: string;
  move: Exclude<ChangeMove, 'request_change'>;
  /** The version that was read. */
  version?: number | undefined;
  /** Also of the rides that were asked for together with it. */
  all?: boolean | undefined;
};

/** Accepts, refuses or withdraws. A second answer finds another version of the ride, and nothing is written twice. */
export async function answerChange(deps: Deps, actor: UserRow, answer: Answer): Promise<RideWithPeople> {
  const ride = await findRide(deps.db, answer.rideId);
  if (!ride || !maySeeRide(actor, factsOf(ride))) throw new AppError('ride_not_found');
  refuseUnlessMay(deps, answer.move, ride, actor);
  if (answer.version !== undefined && answer.version !== ride.version) throw new AppError('ride_changed');
  return await deps.db.transaction().execute(async (trx) => {
    if (answer.move === 'accept_change') await keepFacts(trx);
    const others = answer.all ? await holdOthers(trx, ride) : [];
    const open = others.filter((other) => isOpenFor(deps, other, actor, answer));
    const { move } = answer;
    const at = deps.clock();
    const answered = [ride, ...open];
    for (const one of answered)
      await write(deps, trx, { ride: one, actor, move, at, coverage: coverageOf(one, answered) });
    return await mustFindRide(trx, ride.id);
  });
}

/** `at`: one moment for all rides that one message covers. */
type Written = {
  ride: RideWithPeople;
  actor: UserRow;
  move: Answer['move'];
  at: Date;
  coverage: ReturnType<typeof coverageOf>;
};

/** One message covers all of them, for a passenger the rides that are theirs afterwards. */
function coverageOf(ride: RideWithPeople, answered: readonly RideWithPeople[]) {
  const isTheirs = (other: RideWithPeople) => nextPassenger(other) === nextPassenger(ride);
  return {
    ridesInMessage: coveredRides(ride, answered, () => true),
    ridesInPassengerMessage: coveredRides(ride, answered, isTheirs),
  };
}

function nextPassenger({ asked_change: asked, passenger_phone }: RideWithPeople): string {
  return asked?.change.passenger_phone ?? passenger_phone;
}

async function write(deps: Deps, trx: Db, { ride, actor, move, at, coverage }: Written): Promise<void> {
  const event = { actor, kind: move, from: 'accepted', to: 'accepted', at, ...coverage } as const;
  const { asked_change: asked, driver_id: driverId } = ride;
  if (!asked || !driverId) throw new AppError('no_change_request');
  const isAccepted = move === 'accept_change';
  if (isAccepted) refuseOtherPriceOfPaid(ride, asked.change);
  const columns = isAccepted ? changedColumns(ride, asked.change) : {};
  const changed = await changeRide(deps, trx, ride, columns, event);
  if (!changed) throw new AppError('ride_changed');
  if (move === 'refuse_change') {
    await trx.updateTable('change_requests').set({ refused_at: at }).where('ride_id', '=', ride.id).execute();
    return;
  }
  await trx.deleteFrom('change_requests').where('ride_id', '=', ride.id).execute();
  if (!isAccepted) return;
  await endLinkOfFormer(deps, trx, ride, changed);
  await trx.deleteFrom('ride_roads').where('ride_id', '=', ride.id).execute();
  await moveEveningBefore(deps, trx, ride, changed);
  await issueWith(deps, trx, { rideId: ride.id, driverId, at });
}

/** Locked in their order, so that two simultaneous answers run one after the other. */
async function holdOthers(trx: Db, { id }: RideWithPeople): Promise<RideWithPeople[]> {
  const held = await trx
    .selectFrom('rides')
    .innerJoin('change_requests', 'change_requests.ride_id', 'rides.id')
    .select('rides.id')
    .where('batch_id', '=', (eb) =>
      eb.selectFrom('change_requests').select('batch_id').where('ride_id', '=', id),
    )
    .orderBy('order_place')
    .forUpdate('rides')
    .execute();
  const rides = [];
  for (const other of held) if (other.id !== id) rides.push(await mustFindRide(trx, other.id));
  return rides;
}

function isOpenFor(deps: Deps, ride: RideWithPeople, actor: UserRow, { move }: Answer): boolean {
  try {
    refuseUnlessMay(deps, move, ride, actor);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
