import type { PayRideBody } from '#contract/money/payments.ts';
import { isClientOf } from '#domain/ride/ride-policy.ts';
import { maySeeRide } from '#domain/ride/visible-rides.ts';
import type { RideRow, UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { factsOf, findRide } from '#server/features/rides/index.ts';
import { AppError } from '#server/http/errors.ts';
import { changeCash, permittedCashMove } from './change-cash.ts';
import { checkPayment } from './check-payment.ts';
import { refuseUnoffered } from './payable-ride.ts';

/** A claim about the payment of a ride. Only cash is accepted on a claim; online payments must have been captured. */
export async function payRide(deps: Deps, actor: UserRow, rideId: string, body: PayRideBody): Promise<void> {
  const ride = await findRide(deps.db, rideId);
  if (!ride || !maySeeRide(actor, factsOf(ride))) throw new AppError('ride_not_found');
  const { paymentStatus: wanted, paymentMethod: method = ride.payment_method ?? 'cash' } = body;
  if (method !== 'cash') return refuseUnproven(ride, wanted);
  const isDeclaring = wanted === 'paid' && isClientOf(actor, factsOf(ride)) && ride.payment_status !== 'paid';
  if (isDeclaring) await refuseUnoffered(deps, 'cash');
  if (wanted === 'paid') await closeCardPage(deps, actor, ride);
  await changeCash(deps, actor, { rideId: ride.id, wanted });
}

/** An open card page could still be paid: it is closed before cash is accepted, unless the cash is refused anyway. */
async function closeCardPage(deps: Deps, actor: UserRow, ride: RideRow): Promise<void> {
  if (ride.payment_status !== 'processing')
    await permittedCashMove(deps, deps.db, { actor, ride, wanted: 'paid' });
  await checkPayment(deps, ride, { shut: true });
}

function refuseUnproven({ payment_status }: RideRow, wanted: 'paid' | 'unpaid'): void {
  if (wanted === 'unpaid') throw new AppError('not_payable');
  if (payment_status !== 'paid') throw new AppError('payment_missing');
}
