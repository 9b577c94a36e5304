import { type RawBuilder, sql } from 'kysely';
import type { JournalKind } from '#domain/payment/journal.ts';
import type { PaymentMethod } from '#domain/payment/payment.ts';
import type { FeeKind } from '#domain/ride/ride.ts';
import type { Span } from '#domain/time/calendar.ts';
import { inBatches } from '#server/db/in-batches.ts';
import type { Deps } from '#server/deps.ts';
import type { PageKey } from '#server/http/page-key.ts';
import type { Taker } from './taker.ts';

export type Receipt = {
  id: string;
  at: Date;
  kind: JournalKind;
  method: PaymentMethod;
  amount_cents: number;
  client_name: string;
  payment_number: string;
  payment_opened_at: Date;
  ride_id: string;
  ride_number: string;
  document: string | null;
  /** What a payment after a late cancellation or an absence was for. */
  fee: FeeKind | null;
};

/** The invoice, else the note. */
const paper = sql`(
  select coalesce(bills.number, 'Note ' || rides.number) from bills
  where bills.ride_id = lines.ride_id and bills.kind <> 'credit_note'
  order by bills.kind limit 1)`;

/**
 * Of several avoirs the one whose sum the refunds since their invoice have not reached; a refund that failed has that of its refund.
 * What went back before the invoice was issued is not in it, and in no avoir.
 */
const avoir = sql`(
  select avoirs.number
  from (
    select bills.number, invoice.issued_at as since, sum(bills.ttc_cents) over (order by bills.issued_at, bills.id) as credited
    from bills join bills as invoice on invoice.id = bills.invoice_id
    where bills.ride_id = lines.ride_id and bills.kind = 'credit_note' and invoice.issued_at <= lines.at) as avoirs
  cross join lateral (
    select -coalesce(sum(line.amount_cents), 0) - greatest(lines.amount_cents, 0) as refunded
    from payments as paid join payment_journal as line on line.payment_id = paid.id
    where paid.ride_id = lines.ride_id and not paid.is_surplus and line.id < lines.id and line.at >= since
      and line.kind in ('refunded', 'refund_failed')) as before
  order by credited <= refunded, abs(credited - refunded) limit 1)`;

export type Moments = Pick<Span, 'from' | 'to'>;

/** Every receipt of a period, oldest first. */
export function receiptsIn({ db }: Deps, taker: Taker, moments: Moments): AsyncGenerator<Receipt[]> {
  return inBatches(async (after, limit) => {
    const { rows } = await receiptsQuery(taker, moments, { after, limit }).execute(db);
    return rows;
  });
}

export function receiptsQuery(
  { driverId }: Taker,
  { from, to }: Moments,
  { after, limit }: { after: PageKey | undefined; limit: number },
): RawBuilder<Receipt> {
  const whose = driverId === null ? sql`` : sql`and driver_id = ${driverId}`;
  const beyond = after ? sql`and (at, id) > (${after.at}, ${after.id}::bigint)` : sql``;
  return sql`
    select lines.id, lines.at, kind, lines.method, lines.amount_cents, lines.ride_id, coalesce(client_name, '') as client_name,
      payments.number as payment_number, payments.created_at as payment_opened_at, rides.number as ride_number,
      case when lines.kind in ('captured', 'cash_confirmed') and rides.fee_at <= lines.at then rides.fee_kind end as fee,
      coalesce(case when lines.kind in ('refunded', 'refund_failed') then ${avoir} end, ${paper}) as document
    from (
      select * from payment_journal
      where amount_cents <> 0 and at >= ${from} and at < ${to} ${whose} ${beyond}
      order by at, id limit ${limit}) as lines
    join payments on payments.id = lines.payment_id
    join rides on rides.id = lines.ride_id
    order by lines.at, lines.id`;
}
