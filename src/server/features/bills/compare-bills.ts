import { type RawBuilder, sql } from 'kysely';
import type { BillKind } from '#domain/billing/bill-content.ts';
import { inBatches } from '#server/db/in-batches.ts';
import type { Db } from '#server/db/schema.ts';

export type DifferentBill = { kind: BillKind; number: string };

type ComparedBill = DifferentBill & { id: string; is_different: boolean | null };

/** The bills that do not match their documents, then the documents without a bill; a note has the number of its ride. */
export async function compareBills(db: Db): Promise<DifferentBill[]> {
  const different: DifferentBill[] = [];
  const batches = inBatches<ComparedBill>(
    async (after, limit) => (await comparedBills(after, limit).execute(db)).rows,
  );
  for await (const bills of batches)
    for (const { kind, number, is_different } of bills) if (is_different) different.push({ kind, number });
  const { rows } = await linesWithoutBill.execute(db);
  return [...different, ...rows];
}

/** `offset 0`: a document is read once, not for each of its values. */
function comparedBills(after: ComparedBill | undefined, limit: number): RawBuilder<ComparedBill> {
  const beyond = after ? sql`where id > ${after.id}` : sql``;
  return sql`
    select bills.id, bills.kind, coalesce(line.number, bills.number, rides.number::text) as number,
      line.id is null or line.chain <> bills.kind || 's'
      or line.number <> coalesce(bills.number, rides.number::text) or line.at <> bills.issued_at
      or bills.issued_on <> (bills.issued_at at time zone 'Europe/Paris')::date
      or printed is not null and (
        printed ->> 'rideNumber', printed ->> 'ht', printed ->> 'vat', printed ->> 'ttc', printed #>> '{credited,invoiceNumber}'
      ) is distinct from (
        rides.number::text, bills.ht_cents::text, bills.vat_cents::text, bills.ttc_cents::text, corrected.number
      ) as is_different
    from (select * from bills ${beyond} order by id limit ${limit}) as bills
    left join chain_lines line on line.chain = bills.chain and line.id = bills.line_id
    left join rides on rides.id = bills.ride_id
    left join bills corrected on corrected.id = bills.invoice_id
    left join chain_documents document on document.chain = line.chain and document.id = line.id
    cross join lateral (select document.content::jsonb as printed offset 0) as content
    order by bills.id`;
}

const linesWithoutBill = sql<DifferentBill>`
  select rtrim(chain, 's') as kind, number from chain_lines
  where chain in ('notes', 'invoices', 'credit_notes')
    and not exists (select from bills where bills.chain = chain_lines.chain and line_id = chain_lines.id)
  order by chain, id`;
