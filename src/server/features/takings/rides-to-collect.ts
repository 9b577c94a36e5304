import { type RawBuilder, sql } from 'kysely';
import type { Db, RideRow } from '#server/db/schema.ts';
import { type RideWithPeople, ridesWithPeople } from '#server/features/rides/index.ts';
import { priceDue } from './price-due.ts';
import type { Taker } from './taker.ts';

const SHOWN = 20;
const COUNTED = 1001;

export type ToCollect = { rides: RideWithPeople[]; count: number; total: number | null };

type Slice = { where: RawBuilder<boolean>; due: RawBuilder<number> };

/** Rides that are over, and fees of cancelled ones, each by the predicate of its indexes. */
const slices: Slice[] = [
  {
    where: sql`(rides.status = 'completed' and payment_status in ('unpaid', 'processing'))`,
    due: sql`${priceDue} - credited_cents - coalesce(paid_cents, 0)`,
  },
  {
    where: sql`(rides.status = 'cancelled' and fee_cents is not null and fee_waived_at is null
      and payment_status in ('unpaid', 'processing'))`,
    due: sql`fee_cents - credited_cents`,
  },
];

/** Rides that are over and not paid: the latest, and how many there are up to a thousand. */
export async function readToCollect(db: Db, taker: Taker): Promise<ToCollect> {
  const [rides, { rows }] = await Promise.all([
    toCollectQuery(db, taker).execute(),
    toCollectSum(taker).execute(db),
  ]);
  const [{ count, total } = { count: 0, total: '0' }] = rows;
  return { rides, count, total: count < COUNTED ? Number(total) : null };
}

export function toCollectQuery(db: Db, taker: Taker) {
  const latest = sql<RideRow>`(select * from ${latestToCollect(taker, SHOWN)})`;
  return ridesWithPeople(db.with('rides', () => latest) as unknown as Db)
    .orderBy('scheduled_at', 'desc')
    .orderBy('rides.id', 'desc')
    .limit(SHOWN);
}

export function toCollectSum(taker: Taker): RawBuilder<{ count: number; total: string }> {
  return sql`
    select count(*)::integer as count, coalesce(sum(due), 0) as total
    from ${latestToCollect(taker, COUNTED)}`;
}

/** The latest of all slices: of each, no more than are asked for. */
function latestToCollect({ driverId }: Taker, most: number): RawBuilder<unknown> {
  const whose = driverId === null ? sql`` : sql`and driver_id = ${driverId}`;
  const parts = slices.map(
    ({ where, due }) => sql`(select rides.*, ${due} as due from rides where ${where} and ${due} > 0 ${whose}
      order by scheduled_at desc, id desc limit ${most})`,
  );
  return sql`(select * from (${sql.join(parts, sql` union all `)}) as slices
    order by scheduled_at desc, id desc limit ${most}) as latest`;
}
