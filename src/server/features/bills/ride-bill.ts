import { chargeText, feeText } from '#contract/words/bill-words.fr.ts';
import { type Bill, billOf } from '#domain/billing/bill.ts';
import type { BillContent, BillLine } from '#domain/billing/bill-content.ts';
import { decidedRate } from '#domain/billing/decided-rate.ts';
import { rideCharges } from '#domain/billing/ride-charges.ts';
import { type VatRate, vatRateOf } from '#domain/billing/vat.ts';
import { cents } from '#domain/money.ts';
import type { SettingsSnapshot } from '#server/db/settings-reader.ts';
import type { BilledRide } from './billed-ride.ts';

type Line = Omit<BillLine, 'ht'>;

type BillingFacts = Pick<SettingsSnapshot, 'company' | 'billing'>;

/** A paper of the same ride. */
type Paper = Pick<BillContent, 'byRate' | 'seller'> | undefined;

/**
 * What a ride costs, line by line, as it would be billed now; for a cancelled ride its fee, where one is due. A paper
 * that was issued may decide how it is taxed.
 */
export function rideBill(ride: BilledRide, settings: BillingFacts, issued?: Paper): Bill<Line> {
  const rate = decidedRate(issued, settings.company);
  return ride.status === 'cancelled' ? feeBill(ride, settings, rate) : priceBill(ride, settings, rate);
}

/** Completed, or cancelled with a fee. */
export function isBillable(ride: BilledRide, settings: BillingFacts): boolean {
  return (ride.status === 'completed' || ride.status === 'cancelled') && rideBill(ride, settings).ttc > 0;
}

/** An indemnity is no sale: it has a document of its own, and no invoice. */
export function isInvoiceable(ride: BilledRide, settings: BillingFacts, issued?: Paper): boolean {
  const { lines } = rideBill(ride, settings, issued);
  return isBillable(ride, settings) && lines.every(({ rate }) => rate !== 'outside');
}

function feeBill(ride: BilledRide, { company, billing }: BillingFacts, issued?: VatRate): Bill<Line> {
  if (ride.fee_cents === null || ride.fee_kind === null || ride.fee_waived_at) return billOf<Line>([]);
  const usual = vatRateOf(company.vatRegime, {
    ...orderOf(ride),
    charged: `${ride.fee_kind}_fee`,
    taxedFees: { absence_fee: billing.absenceFeeTaxed, cancellation_fee: billing.cancellationFeeTaxed },
  });
  const rate = issued ?? usual;
  return billOf([{ ...feeText(ride.fee_kind, wayOf(ride)), ttc: cents(ride.fee_cents), rate }]);
}

function priceBill(ride: BilledRide, { company }: BillingFacts, issued?: VatRate): Bill<Line> {
  const rate = issued ?? vatRateOf(company.vatRegime, orderOf(ride));
  const charges = rideCharges(
    {
      estimatedCents: cents(ride.estimated_cents),
      finalCents: ride.final_cents === null ? null : cents(ride.final_cents),
      priceLines: ride.price_lines,
      finalLines: ride.final_lines,
    },
    rate,
  );
  return billOf(charges.map((charge) => ({ ...chargeText(charge, wayOf(ride)), ttc: charge.ttc, rate })));
}

function orderOf({ hire_hours, has_agreed_route }: BilledRide) {
  return { kind: hire_hours === null ? 'one_way' : 'hire', hasAgreedRoute: has_agreed_route } as const;
}

function wayOf({ hire_hours, pickup_address, destination_address, stops }: BilledRide) {
  return {
    isHire: hire_hours !== null,
    pickup: pickup_address,
    destination: [...stops.map(({ address }) => address), destination_address].join(' – '),
  };
}
