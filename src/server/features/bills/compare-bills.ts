import { sql } from 'kysely';
import type { BillKind } from '#domain/billing/bill-content.ts';
import type { Db } from '#server/db/schema.ts';

export type DifferentBill = { kind: BillKind; number: string };

/** The bills that do not match their documents, and the documents without a bill; a note has the number of its ride. */
export async function compareBills(db: Db): Promise<DifferentBill[]> {
  const { rows } = await sql<DifferentBill>`
    select coalesce(bills.kind, rtrim(line.chain, 's')) as kind,
      coalesce(line.number, bills.number, rides.number::text) as number
    from bills
    full join (select * from chain_lines where chain in ('notes', 'invoices', 'credit_notes')) line
      on line.chain = bills.chain and line.id = bills.line_id
    left join rides on rides.id = bills.ride_id
    left join bills corrected on corrected.id = bills.invoice_id
    left join chain_documents document on document.chain = line.chain and document.id = line.id
    where bills.id is null or line.id is null or line.chain <> bills.kind || 's'
      or line.number <> coalesce(bills.number, rides.number::text) or line.at <> bills.issued_at
      or bills.issued_on <> (bills.issued_at at time zone 'Europe/Paris')::date
      or document.content is not null and (
        content::jsonb ->> 'rideNumber', content::jsonb ->> 'ht', content::jsonb ->> 'vat', content::jsonb ->> 'ttc',
        content::jsonb #>> '{credited,invoiceNumber}'
      ) is distinct from (
        rides.number::text, bills.ht_cents::text, bills.vat_cents::text, bills.ttc_cents::text, corrected.number)
    order by 1, 2`.execute(db);
  return rows;
}
