import { isDriverOf } from '#domain/ride/ride-policy.ts';
import type { UserRow } from '#server/db/schema.ts';
import { isUuid } from '#server/db/uuid.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/http/errors.ts';
import { keepFacts } from './issue-with.ts';
import { prepareVoucher } from './voucher-parts.ts';
import { writeVouchers } from './write-vouchers.ts';

/**
 * For a ride that was accepted before there were vouchers: it prints when it was issued, and when the ride was booked.
 * A ride with a voucher keeps it; one that is over gets none, because its facts may have changed since.
 */
export async function issueLater(deps: Deps, driver: UserRow, rideId: string): Promise<void> {
  if (!isUuid(rideId)) throw new AppError('ride_not_found');
  await deps.db.transaction().execute(async (trx) => {
    await keepFacts(trx);
    const ride = await trx
      .selectFrom('rides')
      .select(['status', 'driver_id'])
      .where('id', '=', rideId)
      .forUpdate()
      .executeTakeFirst();
    if (!ride || !isDriverOf(driver, { driverId: ride.driver_id })) throw new AppError('ride_not_found');
    const draft = await prepareVoucher(deps, trx, {
      rideId,
      driverId: driver.id,
      at: deps.clock(),
      issuedLater: true,
    });
    if (draft.document.version > 1) return;
    if (ride.status !== 'accepted' && ride.status !== 'in_progress') throw new AppError('wrong_status');
    await writeVouchers(trx, [draft]);
  });
}
