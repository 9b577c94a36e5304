import type { Role } from '../account/roles.ts';
import { isPayable, isRefundable, type RidePaymentFacts } from '../payment/payment.ts';
import { may } from '../policy.ts';
import { openStatuses } from '../ride/ride.ts';

/** What blocks the erasure of an account: a ride in progress or to come, money owed by either side, or a price in dispute. */
export const erasureObstacles = [
  'ride_open',
  'payment_due',
  'payment_running',
  'refund_due',
  'price_contested',
] as const;
export type ErasureObstacle = (typeof erasureObstacles)[number];

type Judged = Pick<
  RidePaymentFacts,
  | 'status'
  | 'paymentStatus'
  | 'paymentMethod'
  | 'cashConfirmedAt'
  | 'finalCents'
  | 'estimatedCents'
  | 'feeCents'
  | 'feeWaivedAt'
  | 'paidCents'
  | 'creditedCents'
  | 'raise'
>;

/** Cash that the client declared is for the driver to confirm: it does not block the client's erasure. */
export function erasureObstacle(ride: Judged): ErasureObstacle | undefined {
  if (openStatuses.includes(ride.status)) return 'ride_open';
  if (ride.paymentStatus === 'processing') return 'payment_running';
  if (ride.paymentStatus === 'refunding' || isRefundable(ride)) return 'refund_due';
  if (ride.raise === 'contested') return 'price_contested';
  return isPayable(ride) ? 'payment_due' : undefined;
}

export type ErasureRefusal =
  | 'own_erasure'
  | 'last_admin'
  | 'driver_has_rides'
  | 'driver_has_money'
  | 'account_held';

/** What depends on an account that an admin wants to erase. */
type Dependents = {
  actorId: string;
  otherAdmins: number;
  hasOpenRides: boolean;
  hasOpenMoney: boolean;
  obstacles: number;
};

/** An admin cannot erase their own account; `obstacles` are a client's open rides and debts. */
export function userErasureRefusal(
  user: { id: string; role: Role },
  { actorId, otherAdmins, hasOpenRides, hasOpenMoney, obstacles }: Dependents,
): ErasureRefusal | undefined {
  if (user.id === actorId) return 'own_erasure';
  if (may(user, 'administer') && otherAdmins === 0) return 'last_admin';
  if (may(user, 'drive') && hasOpenRides) return 'driver_has_rides';
  if (hasOpenMoney) return 'driver_has_money';
  return obstacles > 0 ? 'account_held' : undefined;
}
