import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/schema.ts';
import { type RideWithPeople, ridesWithPeople } from '#server/features/rides/index.ts';
import type { Taker } from './taker.ts';

const SHOWN = 20;
const COUNTED = 1001;

export type ToCollect = { rides: RideWithPeople[]; count: number; total: number | null };

/** The words of its indexes. */
const isToCollect = sql<boolean>`(rides.status = 'completed' and payment_status in ('unpaid', 'processing'))`;
const due = sql<number>`coalesce(final_cents, estimated_cents)`;

/** Rides that are over and not paid: the latest, and how many there are up to a thousand. */
export async function readToCollect(db: Db, taker: Taker): Promise<ToCollect> {
  const [rides, { rows }] = await Promise.all([
    toCollectQuery(db, taker).execute(),
    toCollectSum(taker).execute(db),
  ]);
  const [{ count, total } = { count: 0, total: '0' }] = rows;
  return { rides, count, total: count < COUNTED ? Number(total) : null };
}

export function toCollectQuery(db: Db, { driverId }: Taker) {
  return ridesWithPeople(db)
    .where(isToCollect)
    .where(sql<boolean>`${due} > 0`)
    .$if(driverId !== null, (query) => query.where('rides.driver_id', '=', driverId))
    .orderBy('scheduled_at', 'desc')
    .orderBy('rides.id', 'desc')
    .limit(SHOWN);
}

export function toCollectSum({ driverId }: Taker): RawBuilder<{ count: number; total: string }> {
  const whose = driverId === null ? sql`` : sql`and driver_id = ${driverId}`;
  return sql`
    select count(*)::integer as count, coalesce(sum(due), 0) as total
    from (
      select ${due} as due from rides where ${isToCollect} and ${due} > 0 ${whose}
      order by scheduled_at desc, id desc limit ${COUNTED}) as latest`;
}
