import { sql } from 'kysely';
import { creditEntry, type Entry } from '#domain/accounting/entries.ts';
import { cents } from '#domain/money.ts';
import { inBatches } from '#server/db/in-batches.ts';
import type { Deps } from '#server/deps.ts';
import type { Moments } from '../read-receipts.ts';
import type { Taker } from '../taker.ts';

export type CreditNote = {
  id: string;
  at: Date;
  number: string;
  issued_on: string;
  invoice_number: string;
  ht_cents: number;
  vat_cents: number;
};

/** Avoirs by the moment they were issued. */
export function creditNotesIn(
  { db }: Deps,
  { driverId }: Taker,
  { from, to }: Moments,
): AsyncGenerator<CreditNote[]> {
  const whose = driverId === null ? sql`` : sql`and credit.driver_id = ${driverId}`;
  return inBatches<CreditNote>(async (after, limit) => {
    const beyond = after ? sql`and (credit.issued_at, credit.id) > (${after.at}, ${after.id}::uuid)` : sql``;
    const { rows } = await sql<CreditNote>`
      select credit.id, credit.issued_at as at, credit.number, credit.issued_on, invoice.number as invoice_number,
        credit.ht_cents, credit.vat_cents
      from bills credit join bills invoice on invoice.id = credit.invoice_id
      where credit.kind = 'credit_note' and credit.issued_at >= ${from} and credit.issued_at < ${to} ${whose} ${beyond}
      order by credit.issued_at, credit.id limit ${limit}`.execute(db);
    return rows;
  });
}

export function entryOfCreditNote(credit: CreditNote): Entry {
  return creditEntry({
    day: credit.issued_on,
    piece: credit.number,
    pieceDay: credit.issued_on,
    label: `Avoir sur la facture ${credit.invoice_number}`,
    ht: cents(credit.ht_cents),
    vat: cents(credit.vat_cents),
  });
}
