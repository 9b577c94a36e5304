import type { RideBillsView } from '#contract/papers/bills.ts';
import { may } from '#domain/policy.ts';
import { isDriverOf } from '#domain/ride/ride-policy.ts';
import { maySeeRide } from '#domain/ride/visible-rides.ts';
import type { Db, UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/http/errors.ts';
import { findBills, findVouchers, type StoredBill } from './bill-repository.ts';
import { type BilledRide, findBilledRides, visibleFactsOf } from './billed-ride.ts';
import { presentRideBills } from './present-bills.ts';

/** Of the rides that the viewer may see; the others are left out. */
export async function readRideBills(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  viewer: UserRow,
  ids: readonly string[],
): Promise<RideBillsView[]> {
  const snapshot = await settings.current();
  const rides = (await findBilledRides(db, ids)).filter((ride) => maySeeRide(viewer, visibleFactsOf(ride)));
  const seen = rides.map(({ id }) => id);
  const [bills, vouchers] = await Promise.all([findBills(db, seen), findVouchers(db, seen)]);
  return rides.map((ride) =>
    presentRideBills({
      ride,
      bills: bills.filter((bill) => bill.ride_id === ride.id),
      voucher: vouchers.find((voucher) => voucher.ride_id === ride.id),
      settings: snapshot,
      viewer,
    }),
  );
}

/** A ride of others is refused like one that does not exist. */
export async function billedRide(db: Db, viewer: UserRow, id: string): Promise<BilledRide> {
  const [ride] = await findBilledRides(db, [id]);
  if (!ride || !maySeeRide(viewer, visibleFactsOf(ride))) throw new AppError('ride_not_found');
  return ride;
}

/** An avoir is for the driver of the ride, or for an admin. */
export async function creditableRide(db: Db, actor: UserRow, id: string): Promise<BilledRide> {
  const ride = await billedRide(db, actor, id);
  if (!may(actor, 'administer') && !isDriverOf(actor, visibleFactsOf(ride)))
    throw new AppError('ride_not_found');
  return ride;
}

export async function findBill(db: Db, ride: BilledRide, billId: string): Promise<StoredBill> {
  const bill = (await findBills(db, [ride.id])).find(({ id }) => id === billId);
  if (!bill) throw new AppError('bill_not_found');
  return bill;
}
