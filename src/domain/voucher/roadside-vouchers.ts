import type { RideStatus } from '../ride/ride.ts';
import { addDays, startOfDay } from '../time/calendar.ts';
import { parisTime } from '../time/paris.ts';

/** Times are ISO texts, as sent. `steppedAt`: when the driver last reported to be on the way or at the pickup. */
type Shown = { rideStatus: RideStatus; pickupAt: string; steppedAt?: string | null | undefined };

const HALF_A_DAY_MS = 12 * 3_600_000;

/** Pickup times of rides that may have to be shown: from midnight or twelve hours ago, the earlier, to tomorrow. */
export function roadsideSpan(now: Date): { from: Date; to: Date } {
  const { day } = parisTime(now);
  const from = Math.min(startOfDay(day).getTime(), now.getTime() - HALF_A_DAY_MS);
  return { from: new Date(from), to: startOfDay(addDays(day, 2)) };
}

/** The vouchers a driver may have to show: of the ride under way, and of the next one. */
export type RoadsideChoice<Voucher> = { underWay: Voucher | undefined; next: Voucher | undefined };

/**
 * Under way is the started ride, else the accepted one that the driver set off for or whose time has come: most checks
 * happen at the kerb. Of several, the one with the latest step or time. Next is the first to come; without one, the
 * last that was never started, so that every voucher stays reachable.
 */
export function roadsideVouchers<Voucher extends Shown>(
  vouchers: readonly Voucher[],
  now: Date,
): RoadsideChoice<Voucher> {
  const started = vouchers.filter(({ rideStatus }) => rideStatus === 'in_progress').toSorted(byPickup);
  const accepted = vouchers.filter(({ rideStatus }) => rideStatus === 'accepted').toSorted(byPickup);
  const isComing = ({ pickupAt }: Voucher) => Date.parse(pickupAt) > now.getTime();
  const begun = accepted.filter((voucher) => voucher.steppedAt || !isComing(voucher)).toSorted(byBeginning);
  const underWay = started.at(-1) ?? begun.at(-1);
  const others = accepted.filter((voucher) => voucher !== underWay);
  return { underWay, next: others.find(isComing) ?? others.at(-1) };
}

function byPickup(one: Shown, other: Shown): number {
  return Date.parse(one.pickupAt) - Date.parse(other.pickupAt);
}

function byBeginning(one: Shown, other: Shown): number {
  return Date.parse(one.steppedAt ?? one.pickupAt) - Date.parse(other.steppedAt ?? other.pickupAt);
}
