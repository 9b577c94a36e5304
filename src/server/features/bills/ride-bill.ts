import { chargeText } from '#contract/bill-words.fr.ts';
import { type Bill, billOf } from '#domain/billing/bill.ts';
import type { BillLine } from '#domain/billing/bill-content.ts';
import { rideCharges } from '#domain/billing/ride-charges.ts';
import { vatRateOf } from '#domain/billing/vat.ts';
import type { Company } from '#domain/company/company.ts';
import { cents } from '#domain/money.ts';
import type { BilledRide } from './billed-ride.ts';

type Line = Omit<BillLine, 'ht'>;

/** What a ride costs, line by line, as it would be billed now. */
export function rideBill(ride: BilledRide, { vatRegime }: Pick<Company, 'vatRegime'>): Bill<Line> {
  const rate = vatRateOf(vatRegime, {
    kind: ride.hire_hours === null ? 'one_way' : 'hire',
    hasAgreedRoute: ride.has_agreed_route,
  });
  const charges = rideCharges(
    {
      estimatedCents: cents(ride.estimated_cents),
      finalCents: ride.final_cents === null ? null : cents(ride.final_cents),
      priceLines: ride.price_lines,
      finalLines: ride.final_lines,
    },
    rate,
  );
  const way = {
    isHire: ride.hire_hours !== null,
    pickup: ride.pickup_address,
    destination: [...ride.stops.map(({ address }) => address), ride.destination_address].join(' – '),
  };
  return billOf(charges.map((charge) => ({ ...chargeText(charge, way), ttc: charge.ttc, rate })));
}
