import { type RawBuilder, sql } from 'kysely';
import { feeNames } from '#contract/sentences/cancellation-sentences.fr.ts';
import { creditEntry, type Entry, saleEntry } from '#domain/accounting/entries.ts';
import { vatRateOf } from '#domain/billing/vat.ts';
import { withoutVat } from '#domain/billing/without-vat.ts';
import { cents } from '#domain/money.ts';
import type { FeeKind } from '#domain/ride/ride.ts';
import { parisTime } from '#domain/time/paris.ts';
import { inBatches } from '#server/db/in-batches.ts';
import type { SettingsSnapshot } from '#server/db/settings-reader.ts';
import type { Deps } from '#server/deps.ts';
import { priceDue } from '../price-due.ts';
import type { Moments } from '../read-receipts.ts';
import type { Taker } from '../taker.ts';

export type Sale = {
  id: string;
  at: Date;
  ride_number: string;
  due_cents: number;
  fee_kind: FeeKind | null;
  hire_hours: number | null;
  has_agreed_route: boolean;
  kind: 'note' | 'invoice' | null;
  bill_number: string | null;
  issued_on: string | null;
  ht_cents: number | null;
  vat_cents: number | null;
};

type Part = {
  where: RawBuilder<unknown>;
  at: RawBuilder<Date>;
  due: RawBuilder<unknown>;
  kind: RawBuilder<unknown>;
};

/** The words of their indexes. */
const fees = {
  where: sql`status = 'cancelled' and fee_cents is not null`,
  due: sql`fee_cents`,
  kind: sql`rides.fee_kind`,
};
const sold: Part[] = [
  {
    where: sql`status = 'completed'`,
    at: sql`coalesce(ended_at, scheduled_at)`,
    due: priceDue,
    kind: sql`null`,
  },
  { ...fees, at: sql`coalesce(fee_at, scheduled_at)` },
];
export const waivedFees: Part[] = [
  { ...fees, where: sql`${fees.where} and fee_waived_at is not null`, at: sql`fee_waived_at` },
];

/** Rides by the moment they ended, fees by the moment they arose; each with its invoice, else its note. */
export function salesIn(deps: Deps, taker: Taker, moments: Moments): AsyncGenerator<Sale[]> {
  return partsIn(sold, deps, taker, moments);
}

/** Fees by the moment they were waived: a file that was made before then keeps its lines. */
export function waivedFeesIn(deps: Deps, taker: Taker, moments: Moments): AsyncGenerator<Sale[]> {
  return partsIn(waivedFees, deps, taker, moments);
}

function partsIn(parts: Part[], { db }: Deps, taker: Taker, moments: Moments): AsyncGenerator<Sale[]> {
  return inBatches(async (after, limit) => {
    const { rows } = await salesQuery(taker, moments, { after, limit }, parts).execute(db);
    return rows;
  });
}

export function salesQuery(
  { driverId }: Taker,
  { from, to }: Moments,
  { after, limit }: { after: Pick<Sale, 'at' | 'id'> | undefined; limit: number },
  parts = sold,
): RawBuilder<Sale> {
  const whose = driverId === null ? sql`` : sql`and driver_id = ${driverId}`;
  const beyond = (at: RawBuilder<unknown>) =>
    after ? sql`and (${at}, id) > (${after.at}, ${after.id}::uuid)` : sql``;
  return sql`
    select sold.id, sold.at, sold.number as ride_number, due_cents, fee_kind, hire_hours, has_agreed_route, bill.kind, bill.number as bill_number, issued_on, ht_cents, vat_cents
    from (
      select * from (${sql.join(
        parts.map(
          ({ where, at, due, kind }) => sql`(
            select id, number, ${at} as at, ${due} as due_cents, ${kind} as fee_kind, hire_hours, has_agreed_route from rides
            where ${where} and ${at} >= ${from} and ${at} < ${to} ${whose} ${beyond(at)}
            order by ${at}, id limit ${limit})`,
        ),
        sql` union all `,
      )}) as parts order by at, id limit ${limit}) as sold
    left join lateral (
      select * from bills where ride_id = sold.id and kind <> 'credit_note' order by kind limit 1) as bill on true
    order by sold.at, sold.id`;
}

/** A ride without a bill is taxed as it would be billed now. */
export function entryOfSale(sale: Sale, settings: SettingsSnapshot): Entry {
  const { day } = parisTime(sale.at);
  return saleEntry({ day, ...pieceOf(sale, day), label: labelOf(sale), ...amountsOf(sale, settings) });
}

/** An invoice is taken back by its avoir alone. */
export function entryOfWaivedFee(sale: Sale, settings: SettingsSnapshot): Entry {
  const { day } = parisTime(sale.at);
  const none = { ht: cents(0), vat: cents(0) };
  return creditEntry({
    day,
    ...pieceOf(sale, day),
    label: `Abandon des ${labelOf(sale).toLowerCase()}`,
    ...(sale.kind === 'invoice' ? none : amountsOf(sale, settings)),
  });
}

function labelOf({ fee_kind, ride_number }: Sale): string {
  return `${fee_kind ? `${feeNames[fee_kind]}, course` : 'Course'} n° ${ride_number}`;
}

function amountsOf(sale: Sale, settings: SettingsSnapshot) {
  const due = cents(sale.due_cents);
  const ht = cents(sale.ht_cents ?? withoutVat(due, rateOf(sale, settings)));
  return { ht, vat: cents(sale.vat_cents ?? due - ht) };
}

function rateOf(
  { fee_kind, hire_hours, has_agreed_route }: Sale,
  { company, billing }: Pick<SettingsSnapshot, 'company' | 'billing'>,
) {
  return vatRateOf(company.vatRegime, {
    kind: hire_hours === null ? 'one_way' : 'hire',
    hasAgreedRoute: has_agreed_route,
    charged: fee_kind ? `${fee_kind}_fee` : 'ride',
    taxedFees: { absence_fee: billing.absenceFeeTaxed, cancellation_fee: billing.cancellationFeeTaxed },
  });
}

function pieceOf({ kind, bill_number, ride_number, issued_on }: Sale, day: string) {
  if (kind === 'invoice') return { piece: bill_number ?? '', pieceDay: issued_on ?? day };
  return { piece: `${kind === 'note' ? 'Note' : 'Course'} ${ride_number}`, pieceDay: issued_on ?? day };
}
