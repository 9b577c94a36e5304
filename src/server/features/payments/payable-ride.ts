import type { PaymentMethod } from '#domain/payment/payment.ts';
import { isPayable } from '#domain/payment/payment.ts';
import { isClientOf } from '#domain/ride/ride-policy.ts';
import type { Db, RideRow, UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { factsOf, findRide } from '#server/features/rides/index.ts';
import { offeredMethods } from '#server/features/settings/index.ts';
import { AppError } from '#server/http/errors.ts';
import { holdRide, paymentFactsOf } from './held-ride.ts';

/** A client pays only their own rides; the answer does not reveal others. */
export async function ownRide({ db }: Deps, client: UserRow, rideId: string): Promise<RideRow> {
  const ride = await findRide(db, rideId);
  if (!ride || !isClientOf(client, factsOf(ride))) throw new AppError('ride_not_found');
  return ride;
}

/** The rides of its order that its client can pay now, locked in their order; for a single ride, itself. */
export async function holdPayableRides(
  trx: Db,
  { id, order_id, client_id }: Pick<RideRow, 'id' | 'order_id' | 'client_id'>,
): Promise<RideRow[]> {
  if (order_id === null) return [await holdRide(trx, id)];
  const rides = await ridesOfOrder(trx, { order_id, client_id }).forUpdate().execute();
  const payable = rides.filter((ride) => isPayable(paymentFactsOf(ride)));
  if (!payable.some((ride) => ride.id === id)) throw new AppError('not_payable');
  return payable;
}

export function ridesOfOrder(db: Db, { order_id, client_id }: { order_id: string; client_id: string }) {
  return db
    .selectFrom('rides')
    .selectAll()
    .where('order_id', '=', order_id)
    .where('client_id', '=', client_id)
    .orderBy('order_place')
    .orderBy('id');
}

export function refuseUnpayable(ride: RideRow): void {
  if (ride.payment_status === 'processing') throw new AppError('payment_processing');
  if (!isPayable(paymentFactsOf(ride))) throw new AppError('not_payable');
}

export async function refuseUnoffered({ settings, options }: Deps, method: PaymentMethod): Promise<void> {
  const offered = offeredMethods(await settings.current(), options.stripeEnabled);
  if (!offered.has(method)) throw new AppError('method_unavailable');
}
