import type { Db } from '#server/db/schema.ts';
import { findBills } from './bill-repository.ts';
import { holdRide } from './billed-ride.ts';

/** Locks the ride, so that no invoice is issued meanwhile. */
export async function hasInvoice(trx: Db, rideId: string): Promise<boolean> {
  await holdRide(trx, rideId);
  return (await findBills(trx, [rideId])).some(({ kind }) => kind === 'invoice');
}
