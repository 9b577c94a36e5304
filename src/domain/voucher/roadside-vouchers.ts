import type { RideStatus } from '../ride/ride.ts';

/** Times are ISO texts, as they are sent. */
type Shown = { rideStatus: RideStatus; pickupAt: string };

/** The two that a driver may have to show: of the ride under way, and of the one after it. */
export type RoadsideChoice<Voucher> = { underWay: Voucher | undefined; next: Voucher | undefined };

/**
 * Under way is the started ride, else the accepted one whose time has come: most checks happen at the kerb.
 * Next is the first to come; without one, another that was never started, so that no voucher is out of reach.
 */
export function roadsideVouchers<Voucher extends Shown>(
  vouchers: readonly Voucher[],
  now: Date,
): RoadsideChoice<Voucher> {
  const accepted = vouchers.filter(({ rideStatus }) => rideStatus === 'accepted').toSorted(byPickup);
  const past = accepted.filter(({ pickupAt }) => Date.parse(pickupAt) <= now.getTime());
  const coming = accepted.slice(past.length);
  const started = vouchers.filter(({ rideStatus }) => rideStatus === 'in_progress').toSorted(byPickup);
  const underWay = started.at(-1) ?? past.at(-1);
  return { underWay, next: coming[0] ?? past.findLast((voucher) => voucher !== underWay) };
}

function byPickup(one: Shown, other: Shown): number {
  return Date.parse(one.pickupAt) - Date.parse(other.pickupAt);
}
