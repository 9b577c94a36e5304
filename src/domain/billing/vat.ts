import type { VatRegime } from '../company/company.ts';

/** Percent, or why there is none: the seller is exempt, or the charge is not a sale (an indemnity). */
export const vatRates = [10, 20, 'franchise', 'outside'] as const;
export type VatRate = (typeof vatRates)[number];

export type OrderKind = 'one_way' | 'return' | 'stops' | 'hire';

/** What is charged. By default an absence fee is taxed like the ride, and a cancellation fee is an indemnity. */
export type Charged = 'ride' | 'absence_fee' | 'cancellation_fee';

type Sale = {
  kind: OrderKind;
  /** For a hire by the hour: whether its route was agreed beforehand. */
  hasAgreedRoute?: boolean;
  charged?: Charged;
  taxedFees?: Record<Exclude<Charged, 'ride'>, boolean>;
};

const usualFees = { absence_fee: true, cancellation_fee: false };

/** VAT depends on the kind of order, not on the pricing rule. Without a regime the seller is liable. */
export function vatRateOf(regime: VatRegime | '', sale: Sale): VatRate {
  const { kind, hasAgreedRoute = false, charged = 'ride', taxedFees = usualFees } = sale;
  if (charged !== 'ride' && !taxedFees[charged]) return 'outside';
  if (regime === 'franchise') return 'franchise';
  return kind === 'hire' && !hasAgreedRoute ? 20 : 10;
}

export function percentOf(rate: VatRate): number {
  return typeof rate === 'number' ? rate : 0;
}
