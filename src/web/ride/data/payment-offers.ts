import type { RideView } from '#contract/rides/rides.ts';
import { type CashMove, cashMove } from '#domain/payment/cash.ts';
import { isPayable, isRefundable } from '#domain/payment/payment.ts';
import { may } from '#domain/policy.ts';
import type { Actor } from '#domain/ride/ride.ts';
import { isClientOf, isDriverOf } from '#domain/ride/ride-policy.ts';
import { paymentFactsOf } from '../words/ride-facts.ts';

/** The payment moves the rules allow: a button is shown exactly when its offer exists. */
export type PaymentOffer = 'pay' | 'confirm' | 'receive' | 'contest' | 'refund';

export function paymentOffersOf(
  ride: RideView,
  actor: Actor,
  { now = new Date(), driverIsUnable = false } = {},
): ReadonlySet<PaymentOffer> {
  const facts = paymentFactsOf(ride);
  if (isClientOf(actor, facts)) return new Set(isPayable(facts) ? ['pay'] : []);
  if (!isDriverOf(actor, facts) && !(driverIsUnable && may(actor, 'settle_for_drivers'))) return new Set();

  const moves = (['paid', 'unpaid'] as const).flatMap((wanted): CashMove[] => {
    const result = cashMove(facts, { wanted, actor, now, driverIsUnable });
    return result.ok ? [result.move] : [];
  });
  return new Set<PaymentOffer>([
    ...(moves.includes('confirm') ? (['confirm'] as const) : []),
    ...(moves.includes('receive') ? (['receive'] as const) : []),
    ...(moves.includes('contest') ? (['contest'] as const) : []),
    ...(isRefundable(facts) ? (['refund'] as const) : []),
  ]);
}
