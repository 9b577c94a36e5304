import { awaitsConfirmation, mayKeepOrder } from '#domain/guest/confirmation.ts';
import type { Db, UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { issueWith, keepFacts } from '#server/features/vouchers/index.ts';
import { AppError } from '#server/http/errors.ts';
import { findOrder } from '../reading/order-repository.ts';
import { findRides, mustFindRide, type RideWithPeople } from '../reading/ride-repository.ts';
import { changeRide } from '../writing/write-ride.ts';
import type { OrderOutcome } from './move-order.ts';

type Confirmation = { actor: UserRow; notedBy: UserRow | null };

/** The client agrees, by the link or by telephone to `notedBy`. The next version of the voucher prints the moment. */
export async function confirmRide(
  deps: Deps,
  ride: RideWithPeople,
  confirmation: Confirmation,
): Promise<RideWithPeople> {
  if (ride.confirmed_at) throw new AppError('already_confirmed');
  if (!isAwaited(ride)) throw new AppError('wrong_status');
  return await deps.db.transaction().execute(async (trx) => {
    await keepFacts(trx);
    return await writeConfirmation(deps, trx, ride, confirmation);
  });
}

/** By telephone, for all rides of the order that are still open and that this driver manages. */
export async function confirmOrder(deps: Deps, ride: RideWithPeople, actor: UserRow): Promise<OrderOutcome> {
  return await deps.db.transaction().execute(async (trx) => {
    await keepFacts(trx);
    const locked = await findOrder(trx, ride.id).forUpdate().execute();
    const rides = await findRides(
      trx,
      locked.map(({ id }) => id),
    );
    const awaited = rides.filter((one) => isAwaited(one) && mayKeepOrder(actor, keeperOf(one)));
    if (awaited.length === 0) throw new AppError('already_confirmed');
    for (const one of awaited) await writeConfirmation(deps, trx, one, { actor, notedBy: actor });
    return { ride: await mustFindRide(trx, ride.id), changed: awaited.length };
  });
}

async function writeConfirmation(
  deps: Deps,
  trx: Db,
  ride: RideWithPeople,
  { actor, notedBy }: Confirmation,
): Promise<RideWithPeople> {
  const { status, driver_id } = ride;
  const at = deps.clock();
  const change = { confirmed_at: at, confirmed_by: notedBy?.id ?? null };
  const event = { actor, kind: 'confirm', from: status, to: status, at } as const;
  const confirmed = await changeRide(deps, trx, ride, change, event);
  if (!confirmed) throw new AppError('ride_changed');
  if (status === 'accepted' && driver_id)
    await issueWith(deps, trx, { rideId: ride.id, driverId: driver_id, at });
  return confirmed;
}

function isAwaited({ status, entered_by: enteredBy, confirmed_at: confirmedAt }: RideWithPeople): boolean {
  return awaitsConfirmation({ status, enteredBy, confirmedAt });
}

function keeperOf({ driver_id: driverId, entered_by: enteredBy }: RideWithPeople) {
  return { driverId, enteredBy };
}
