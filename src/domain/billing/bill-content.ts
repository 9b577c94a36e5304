import type { Cents } from '../money.ts';
import type { PaymentMethod } from '../payment/payment.ts';
import type { RateTotal } from './bill.ts';
import type { BillingDetails } from './billing-details.ts';
import type { VatRate } from './vat.ts';

/** A note has no series and no legal block; an avoir takes an invoice back, whole or in part. */
export const billKinds = ['note', 'invoice', 'credit_note'] as const;
export type BillKind = (typeof billKinds)[number];

export type BillLine = {
  label: string;
  detail: string;
  rate: VatRate;
  ht: Cents;
  ttc: Cents;
  /** Of an avoir: the place of the line in its invoice. */
  creditedLine?: number;
};

export type Seller = {
  brand: string;
  description: string;
  phone: string;
  email: string;
  legalName: string;
  legalForm: string;
  address: string;
  siren: string;
  siret: string;
  vatNumber: string;
  shareCapital: string;
  registration: string;
  evtcNumber: string;
  insurerName: string;
  insurerPolicy: string;
};

/** Everything that is printed, as it was when it was issued. Moments are ISO texts, empty facts were not given. */
export type BillContent = {
  kind: BillKind;
  /** Of the series; of a note, the number of its ride. */
  number: string;
  issuedAt: string;
  rideNumber: number;
  seller: Seller;
  buyer: BillingDetails & {
    /** Who rode for a company. */
    attention: string;
  };
  service: {
    startedAt: string | null;
    endedAt: string | null;
    /** Of a ride that did not take place: for when it was ordered. */
    plannedAt?: string;
    pickup: string;
    destination: string;
    voucherNumber: string | null;
    km: number | null;
    co2ePerKm: number | null;
  };
  lines: BillLine[];
  byRate: RateTotal[];
  ht: Cents;
  vat: Cents;
  ttc: Cents;
  /** Why there is no VAT; null where there is. */
  vatMention: string | null;
  payment: { method: PaymentMethod; paidAt: string } | null;
  /** Of a price that is not paid whole: what was paid of it before. */
  alreadyPaid?: Cents;
  /** Of an avoir: what of it had gone back before it was issued, and how last. */
  refund?: { method: PaymentMethod; refundedAt: string; amount: Cents };
  credited: {
    invoiceNumber: string;
    invoiceIssuedAt: string;
    isWhole: boolean;
    reason: string;
    /** What stays invoiced after it. */
    left: Cents;
  } | null;
};

/** A document of its own: nothing on it is a sale. */
export function isIndemnity({ byRate }: Pick<BillContent, 'byRate'>): boolean {
  return byRate.length > 0 && byRate.every(({ rate }) => rate === 'outside');
}
