import type { PassengerBody } from '#contract/trip/passengers.ts';
import { mayChangePassenger } from '#domain/ride/ride-policy.ts';
import { maySeeRide } from '#domain/ride/visible-rides.ts';
import type { UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { endLinkOfFormer } from '#server/features/ride-links/index.ts';
import { holdFacts, reissueVouchers } from '#server/features/vouchers/index.ts';
import { AppError } from '#server/http/errors.ts';
import { findRide, type RideWithPeople } from '../reading/ride-repository.ts';
import { factsOf } from '../reading/ride-snapshot.ts';
import { passengerColumns } from '../writing/passenger-columns.ts';
import { changeRide } from '../writing/write-ride.ts';
import { limitChanges } from './limit-changes.ts';

/** Another passenger, or the client themselves again. An accepted ride gets the next version of its voucher. */
export async function changePassenger(
  deps: Deps,
  client: UserRow,
  rideId: string,
  passenger: PassengerBody | null,
): Promise<RideWithPeople> {
  const ride = await findRide(deps.db, rideId);
  if (!ride || !maySeeRide(client, factsOf(ride))) throw new AppError('ride_not_found');
  const at = deps.clock();
  if (!mayChangePassenger(client, factsOf(ride), at)) throw new AppError('wrong_status');
  await limitChanges(deps, client);

  return await deps.db.transaction().execute(async (trx) => {
    if (ride.driver_id) await holdFacts(trx);
    const { status } = ride;
    const event = { actor: client, kind: 'change_passenger', from: status, to: status, at } as const;
    const changed = await changeRide(deps, trx, ride, passengerColumns(passenger), event);
    if (!changed) throw new AppError('ride_changed');
    await endLinkOfFormer(deps, trx, ride, changed);
    if (changed.driver_id) await reissueVouchers(deps, trx, changed.driver_id);
    return changed;
  });
}
