import type { BillKind } from '#domain/billing/bill-content.ts';
import type { BuyerKind } from '#domain/billing/billing-details.ts';

export type BillChain = 'notes' | 'invoices' | 'credit_notes';

export type BillTable = {
  id: string;
  kind: BillKind;
  number: string | null;
  ride_id: string;
  client_id: string;
  driver_id: string | null;
  invoice_id: string | null;
  issued_at: Date;
  /** 'YYYY-MM-DD' in Paris. */
  issued_on: string;
  issued_by: string | null;
  ht_cents: number;
  vat_cents: number;
  ttc_cents: number;
  chain: BillChain;
  /** The line of the chain that its content is stored with. */
  line_id: string;
};

export type BillingDetailTable = {
  user_id: string;
  kind: BuyerKind;
  name: string;
  address: string;
  country: string;
  siren: string;
  vat_number: string;
  order_reference: string;
  changed_at: Date;
};

export type BillSeriesTable = { series: string; last_at: Date };
export type BillNumberTable = { series: string; year: number; last_number: number };
