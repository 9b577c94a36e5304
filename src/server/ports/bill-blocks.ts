import type { BillContent } from '#domain/billing/bill-content.ts';

type Party = { title: string; name: string; lines: string[] };
type Money = { label: string; value: string };

/** The blocks of a note, an invoice or an avoir, and of no other paper. */
export type BillBlock =
  | { kind: 'parties'; seller: Party; buyer: Party }
  | { kind: 'strip'; facts: { label: string; value: string }[] }
  | { kind: 'reason'; label: string; text: string }
  | { kind: 'bill_lines'; withVat: boolean; rows: BillRow[] }
  | {
      kind: 'bill_totals';
      rates: { name: string; ht: string; vat: string; ttc: string }[];
      notes: string[];
      rows: Money[];
      total: Money;
      /** Why there is no VAT; empty where there is. */
      mention: string;
      paid: Money | null;
      left: Money;
    };

export type BillRow = { label: string; detail: string; rate: string; ht: string; ttc: string };

/** A sentence that the law requires, and its subject. */
export type InvoiceNote = { about: 'penalty' | 'discount' | 'identity' | 'other'; text: string };

/** An invoice or an avoir that lies in its own PDF as data for programs: Factur-X, profile BASIC. */
export type InvoiceData = {
  content: BillContent;
  notes: InvoiceNote[];
  /** How what is left is to be paid. */
  terms: string;
};
