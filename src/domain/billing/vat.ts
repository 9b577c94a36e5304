import type { VatRegime } from '../company/company.ts';

/** Per cent, or why there is none: the seller is exempt, or what is sold is no sale (an indemnity). */
export const vatRates = [10, 20, 'franchise', 'outside'] as const;
export type VatRate = (typeof vatRates)[number];

export type OrderKind = 'one_way' | 'return' | 'stops' | 'hire';

/** What is charged for. An absence fee is taxed like the ride, a cancellation fee is an indemnity, unless set otherwise. */
export type Charged = 'ride' | 'absence_fee' | 'cancellation_fee';

type Sale = {
  kind: OrderKind;
  /** Of a hire by the hour: its route was agreed beforehand. */
  hasAgreedRoute?: boolean;
  charged?: Charged;
  taxedFees?: Record<Exclude<Charged, 'ride'>, boolean>;
};

const usualFees = { absence_fee: true, cancellation_fee: false };

/** VAT follows the kind of order, whatever rule priced it. A regime that was not given is the liable one. */
export function vatRateOf(regime: VatRegime | '', sale: Sale): VatRate {
  const { kind, hasAgreedRoute = false, charged = 'ride', taxedFees = usualFees } = sale;
  if (charged !== 'ride' && !taxedFees[charged]) return 'outside';
  if (regime === 'franchise') return 'franchise';
  return kind === 'hire' && !hasAgreedRoute ? 20 : 10;
}

export function percentOf(rate: VatRate): number {
  return typeof rate === 'number' ? rate : 0;
}
