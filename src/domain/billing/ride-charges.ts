import { type Cents, cents } from '../money.ts';
import { priceOf } from '../payment/payment.ts';
import { type FareLine, lineKinds } from '../pricing/fare.ts';
import { sumOf } from './bill.ts';
import type { VatRate } from './vat.ts';

/** `whole`: the price of a ride without known steps. `discount`, `supplement`: also a final price other than agreed. */
export const chargeKinds = [...lineKinds, 'whole'] as const;
export type ChargeKind = (typeof chargeKinds)[number];

export type RideCharge = Omit<FareLine, 'kind' | 'cents'> & { kind: ChargeKind; ttc: Cents; rate: VatRate };

type PricedRide = {
  estimatedCents: Cents;
  finalCents: Cents | null;
  priceLines: readonly FareLine[];
  /** The additions at the end of the ride. */
  finalLines: readonly FareLine[];
};

/** The lines of a ride's price. They sum to what is due; lines of zero are left out. */
export function rideCharges(ride: PricedRide, rate: VatRate): RideCharge[] {
  const added = ride.finalCents === null ? [] : ride.finalLines;
  const named = [...stepsOf(ride), ...added].map(
    ({ cents: ttc, ...line }): RideCharge => ({ ...line, ttc, rate }),
  );
  const difference = cents(priceOf(ride) - sumOf(named.map(({ ttc }) => ttc)));
  const kind = difference < 0 ? 'discount' : 'supplement';
  return [...named, { kind, ttc: difference, rate } as const].filter(({ ttc }) => ttc !== 0);
}

type Step = Omit<FareLine, 'kind'> & { kind: ChargeKind };

function stepsOf({ estimatedCents, priceLines }: PricedRide): readonly Step[] {
  const isComplete = sumOf(priceLines.map((line) => line.cents)) === estimatedCents;
  return isComplete ? priceLines : [{ kind: 'whole', cents: estimatedCents }];
}
