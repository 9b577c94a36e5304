import type { Cents } from '../money.ts';
import type { PaymentMethod } from '../payment/payment.ts';
import type { RateTotal } from './bill.ts';
import type { BillingDetails } from './billing-details.ts';
import type { VatRate } from './vat.ts';

/** A note has no series and no legal block; an avoir credits an invoice, in full or in part. */
export const billKinds = ['note', 'invoice', 'credit_note'] as const;
export type BillKind = (typeof billKinds)[number];

export type BillLine = {
  label: string;
  detail: string;
  rate: VatRate;
  ht: Cents;
  ttc: Cents;
  /** On an avoir: the index of the credited line in the invoice. */
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

/** Everything that is printed, as it was when issued. Moments are ISO texts; empty facts were not given. */
export type BillContent = {
  kind: BillKind;
  /** The number in the series; for a note, the number of the ride. */
  number: string;
  issuedAt: string;
  rideNumber: number;
  seller: Seller;
  buyer: BillingDetails & {
    /** The passenger, when a company is billed. */
    attention: string;
  };
  service: {
    startedAt: string | null;
    endedAt: string | null;
    /** For a ride that did not take place: its planned departure. */
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
  /** Why there is no VAT; null where there is VAT. */
  vatMention: string | null;
  payment: { method: PaymentMethod; paidAt: string } | null;
  /** If it took more than one: each of them, the last of which is `payment`. */
  payments?: { method: PaymentMethod; paidAt: string; amount: Cents }[];
  /** If the price was paid in part only: the amount paid before. */
  alreadyPaid?: Cents;
  /** On an avoir: the amount refunded before it was issued, and the last refund of it. */
  refund?: { method: PaymentMethod; refundedAt: string; amount: Cents };
  credited: {
    invoiceNumber: string;
    invoiceIssuedAt: string;
    isWhole: boolean;
    reason: string;
    /** What stays invoiced after the avoir. */
    left: Cents;
  } | null;
};

/** An indemnity is a document of its own: no line of it is a sale. */
export function isIndemnity({ byRate }: Pick<BillContent, 'byRate'>): boolean {
  return byRate.length > 0 && byRate.every(({ rate }) => rate === 'outside');
}
