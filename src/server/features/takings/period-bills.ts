import { type RawBuilder, sql } from 'kysely';
import type { BillContent } from '#domain/billing/bill-content.ts';
import type { Span } from '#domain/time/calendar.ts';
import { inBatches } from '#server/db/in-batches.ts';
import type { Deps } from '#server/deps.ts';
import type { Taker } from './taker.ts';

export type PeriodBill = {
  kind: 'invoice' | 'credit_note';
  number: string;
  issued_on: string;
  ride_number: string;
  ht_cents: number;
  vat_cents: number;
  ttc_cents: number;
  /** What was printed; null once its time to be kept has run out. */
  content: BillContent | null;
};

type Days = Pick<Span, 'firstDay' | 'lastDay'>;

/** The invoices and avoirs of a period, in the order of their days. */
export function billsIn({ db }: Deps, taker: Taker, days: Days): AsyncGenerator<PeriodBill[]> {
  return inBatches(async (after, limit) => {
    const { rows } = await periodBillsQuery(taker, days, { after, limit }).execute(db);
    return rows;
  });
}

function periodBillsQuery(
  { driverId }: Taker,
  { firstDay, lastDay }: Days,
  { after, limit }: { after: Pick<PeriodBill, 'issued_on' | 'number'> | undefined; limit: number },
): RawBuilder<PeriodBill> {
  const whose = driverId === null ? sql`` : sql`and driver_id = ${driverId}`;
  const beyond = after ? sql`and (issued_on, number) > (${after.issued_on}::date, ${after.number})` : sql``;
  return sql`
    select page.kind, page.number, page.issued_on, rides.number as ride_number, page.ht_cents, page.vat_cents, page.ttc_cents,
      document.content::jsonb as content
    from (
      select * from bills
      where kind <> 'note' and issued_on >= ${firstDay}::date and issued_on <= ${lastDay}::date ${whose} ${beyond}
      order by issued_on, number limit ${limit}) as page
    join rides on rides.id = page.ride_id
    join chain_documents document on document.chain = page.chain and document.id = page.line_id
    order by page.issued_on, page.number`;
}
