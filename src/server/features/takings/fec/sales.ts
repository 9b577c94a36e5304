import { type RawBuilder, sql } from 'kysely';
import { type Entry, saleEntry } from '#domain/accounting/entries.ts';
import { vatRateOf } from '#domain/billing/vat.ts';
import { withoutVat } from '#domain/billing/without-vat.ts';
import type { Company } from '#domain/company/company.ts';
import { cents } from '#domain/money.ts';
import { parisTime } from '#domain/time/paris.ts';
import type { Deps } from '#server/deps.ts';
import { inBatches } from '../batches.ts';
import type { Moments } from '../read-receipts.ts';
import type { Taker } from '../taker.ts';

export type Sale = {
  id: string;
  at: Date;
  ride_number: string;
  due_cents: number;
  kind: 'note' | 'invoice' | null;
  bill_number: string | null;
  issued_on: string | null;
  ht_cents: number | null;
  vat_cents: number | null;
};

/** Rides by the moment they ended, each with its invoice, else its note. */
export function salesIn({ db }: Deps, taker: Taker, moments: Moments): AsyncGenerator<Sale[]> {
  return inBatches(async (after, limit) => {
    const { rows } = await salesQuery(taker, moments, { after, limit }).execute(db);
    return rows;
  });
}

export function salesQuery(
  { driverId }: Taker,
  { from, to }: Moments,
  { after, limit }: { after: Pick<Sale, 'at' | 'id'> | undefined; limit: number },
): RawBuilder<Sale> {
  const end = sql`coalesce(ended_at, scheduled_at)`;
  const whose = driverId === null ? sql`` : sql`and driver_id = ${driverId}`;
  const beyond = after ? sql`and (${end}, id) > (${after.at}, ${after.id}::uuid)` : sql``;
  return sql`
    select sold.id, sold.at, sold.number as ride_number, due_cents, bill.kind, bill.number as bill_number, issued_on, ht_cents, vat_cents
    from (
      select id, number, ${end} as at, coalesce(final_cents, estimated_cents) as due_cents from rides
      where status = 'completed' and ${end} >= ${from} and ${end} < ${to} ${whose} ${beyond}
      order by ${end}, id limit ${limit}) as sold
    left join lateral (
      select * from bills where ride_id = sold.id and kind <> 'credit_note' order by kind limit 1) as bill on true
    order by sold.at, sold.id`;
}

/** A ride without a bill is taxed as it would be billed now. */
export function entryOfSale(sale: Sale, { vatRegime }: Pick<Company, 'vatRegime'>): Entry {
  const { day } = parisTime(sale.at);
  const due = cents(sale.due_cents);
  const ht = cents(sale.ht_cents ?? withoutVat(due, vatRateOf(vatRegime, { kind: 'one_way' })));
  return saleEntry({
    day,
    ...pieceOf(sale, day),
    label: `Course n° ${sale.ride_number}`,
    ht,
    vat: cents(sale.vat_cents ?? due - ht),
  });
}

function pieceOf({ kind, bill_number, ride_number, issued_on }: Sale, day: string) {
  if (kind === 'invoice') return { piece: bill_number ?? '', pieceDay: issued_on ?? day };
  return { piece: `${kind === 'note' ? 'Note' : 'Course'} ${ride_number}`, pieceDay: issued_on ?? day };
}
