import { may } from '#domain/policy.ts';
import { isClientOf, isDriverOf } from '#domain/ride/ride-policy.ts';
import type { UserRow } from '#server/db/schema.ts';
import { isUuid } from '#server/db/uuid.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/http/errors.ts';
import { type VoucherRow, vouchersOfRide } from './read-vouchers.ts';

/** For the client and the driver of the ride, and for the admin; to others the ride does not exist. */
export async function findRideVouchers({ db }: Deps, reader: UserRow, rideId: string): Promise<VoucherRow[]> {
  const ride = isUuid(rideId)
    ? await db
        .selectFrom('rides')
        .select(['client_id', 'driver_id'])
        .where('id', '=', rideId)
        .executeTakeFirst()
    : undefined;
  const mayRead =
    ride &&
    (may(reader, 'administer') ||
      isClientOf(reader, { clientId: ride.client_id }) ||
      isDriverOf(reader, { driverId: ride.driver_id }));
  if (!mayRead) throw new AppError('ride_not_found');
  return await vouchersOfRide(db, rideId);
}
