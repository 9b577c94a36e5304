import { DRIVER_UNAVAILABLE } from '#contract/sentences/ride-sentences.fr.ts';
import { coveredRides } from '#domain/notification/covered-rides.ts';
import { may } from '#domain/policy.ts';
import type { Db, UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { type RideWithPeople, ridesWithPeople } from '../reading/ride-repository.ts';
import { feeColumns } from '../writing/fee-columns.ts';
import { changeRide } from '../writing/write-ride.ts';

/**
 * Cancels the accepted rides of a driver who loses access, at no cost, and notifies the clients. A ride in progress goes
 * on: the driver completes it once they are back.
 */
export async function releaseRides(deps: Deps, trx: Db, driver: UserRow, actor: UserRow): Promise<void> {
  if (!may(driver, 'drive')) return;
  const at = deps.clock();
  const accepted = await ridesWithPeople(trx)
    .where('rides.driver_id', '=', driver.id)
    .where('rides.status', '=', 'accepted')
    .orderBy('rides.scheduled_at')
    .orderBy('rides.id')
    .forUpdate('rides')
    .execute();
  for (const ride of accepted) {
    const change = {
      status: 'cancelled',
      cancellation_reason: DRIVER_UNAVAILABLE,
      // Left open, the request would read as accepted by that driver.
      cancellation_requested_at: null,
      ...feeColumns({ ride, move: 'cancel', actor, now: at }),
    } as const;
    await changeRide(deps, trx, ride, change, {
      actor,
      kind: 'cancel',
      from: 'accepted',
      to: 'cancelled',
      reason: DRIVER_UNAVAILABLE,
      ...coverageOf(ride, accepted),
      at,
    });
  }
}

/** One message covers all the rides of an order, for a passenger their own. */
function coverageOf(ride: RideWithPeople, released: readonly RideWithPeople[]) {
  const isAlike = (other: RideWithPeople) =>
    other === ride || (ride.order_id !== null && other.order_id === ride.order_id);
  const isTheirs = (other: RideWithPeople) =>
    other.passenger_phone === ride.passenger_phone && isAlike(other);
  return {
    ridesInMessage: coveredRides(ride, released, isAlike),
    ridesInPassengerMessage: coveredRides(ride, released, isTheirs),
  };
}
