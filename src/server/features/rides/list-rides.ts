import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/schema.ts';
import { holdsText, matchesPerson, rideNumberIn } from '#server/db/search-text.ts';
import type { RideWithPeople } from './ride-repository.ts';
import { ridesWithPeople } from './ride-repository.ts';
import type { Slice } from './ride-slices.ts';

export type PageKey = { scheduledAt: Date; id: string };
export type ListOrder = {
  slices: readonly Slice[];
  upcoming: boolean;
  limit: number;
  after?: PageKey | undefined;
  /** Among the rides of the slices; `people` also finds by the client. */
  search?: { text: string; people: boolean } | undefined;
  /** Scheduled from the first moment on and before the second. */
  between?: { from: Date; to: Date } | undefined;
};

/** Each slice gives its first rows straight from an index; the page is the first of those. */
export function rideListQuery(db: Db, order: ListOrder) {
  const direction = order.upcoming ? 'asc' : 'desc';
  return ridesWithPeople(db)
    .where('rides.id', 'in', pageOfIds(order))
    .orderBy('rides.scheduled_at', direction)
    .orderBy('rides.id', direction);
}

/** Two lists in one reading, in the order they are shown: what is to come, then what is over. */
export function rideOverviewQuery(db: Db, upcoming: ListOrder, over: ListOrder) {
  const page = sql<{ id: string; part: number }>`(
    select id, 1 as part from ${pageOfIds(upcoming)} as upcoming union all
    select id, 2 as part from ${pageOfIds(over)} as over)`;
  return ridesWithPeople(db)
    .innerJoin(page.as('page'), 'page.id', 'rides.id')
    .orderBy('page.part')
    .orderBy(sql`case page.part when 1 then rides.scheduled_at end`)
    .orderBy(sql`case page.part when 1 then rides.id end`)
    .orderBy('rides.scheduled_at', 'desc')
    .orderBy('rides.id', 'desc');
}

export async function listRides(db: Db, order: ListOrder): Promise<RideWithPeople[]> {
  return await rideListQuery(db, order).execute();
}

/** Counts up to `most`, for the badges: counting a million rides would read a million rows. */
export function rideCountQuery(slices: readonly Slice[], most: number): RawBuilder<{ count: string }> {
  const parts = slices.map(
    (slice) => sql`(select id from rides where ${conditions(slice)} order by scheduled_at limit ${most})`,
  );
  const all = sql.join(parts, sql` union all `);
  return sql`select count(*) from (select 1 from (${all}) as found limit ${most}) as counted`;
}

export async function countUpTo(db: Db, slices: readonly Slice[], most: number): Promise<number> {
  const { rows } = await rideCountQuery(slices, most).execute(db);
  return Number(rows[0]?.count ?? 0);
}

function pageOfIds({ slices, upcoming, limit, after, between, search }: ListOrder): RawBuilder<string> {
  const way = upcoming ? sql`asc` : sql`desc`;
  const parts = slices.map(
    (slice) => sql`(
      select id, scheduled_at from rides where ${conditions(slice)} ${within(between)} ${beyond(after, upcoming)}
        ${matching(search)}
      order by scheduled_at ${way}, id ${way} limit ${sql.lit(limit)})`,
  );
  return sql<string>`(
    select id from (${sql.join(parts, sql` union all `)}) as candidates
    order by scheduled_at ${way}, id ${way} limit ${sql.lit(limit)})`;
}

function conditions({ status, clientId, driverId }: Slice): RawBuilder<unknown> {
  if (clientId !== undefined) return sql`client_id = ${clientId} and status = ${sql.lit(status)}`;
  if (driverId === null) return sql`driver_id is null and status = ${sql.lit(status)}`;
  if (driverId !== undefined) return sql`driver_id = ${driverId} and status = ${sql.lit(status)}`;
  return sql`status = ${sql.lit(status)}`;
}

/** By number, address, or client. */
function matching(search: ListOrder['search']): RawBuilder<unknown> {
  if (!search) return sql``;
  const number = rideNumberIn(search.text);
  if (number) return sql`and number = ${number}::bigint`;
  const addresses = sql`pickup_address || ' ' || destination_address`;
  const byClient = search.people
    ? sql` or client_id in (select id from users where ${matchesPerson(search.text)})`
    : sql``;
  return sql`and (${holdsText(addresses, search.text)}${byClient})`;
}

function within(between: ListOrder['between']): RawBuilder<unknown> {
  return between ? sql`and scheduled_at >= ${between.from} and scheduled_at < ${between.to}` : sql``;
}

function beyond(key: PageKey | undefined, upcoming: boolean): RawBuilder<unknown> {
  if (!key) return sql``;
  const sign = upcoming ? sql`>` : sql`<`;
  return sql`and (scheduled_at, id) ${sign} (${key.scheduledAt}, ${key.id})`;
}
