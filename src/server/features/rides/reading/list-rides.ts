import { type RawBuilder, sql } from 'kysely';
import type { RideCountsView } from '#contract/rides/rides.ts';
import type { RideStatus } from '#domain/ride/ride.ts';
import type { Db, RideRow } from '#server/db/schema.ts';
import { holdsText, matchesPerson, rideNumberIn } from '#server/db/search-text.ts';
import type { PageKey } from '#server/http/page-key.ts';
import type { RideWithPeople } from './ride-repository.ts';
import { ridesWithPeople } from './ride-repository.ts';
import type { Slice } from './ride-slices.ts';

export type ListOrder = {
  slices: readonly Slice[];
  upcoming: boolean;
  limit: number;
  after?: PageKey | undefined;
  /** Among the rides of the slices; `people` also finds by the client. */
  search?: { text: string; people: boolean } | undefined;
  /** Scheduled from the first moment on and before the second. */
  between?: { from: Date; to: Date } | undefined;
  /** Further conditions, each with its 'and'. */
  filter?: RawBuilder<unknown> | undefined;
};

/** The slices are merged as they come out of their indexes: the page and one row more of each are read. */
export function selectRides(db: Db, order: ListOrder) {
  const direction = order.upcoming ? 'asc' : 'desc';
  return ridesWithPeople(among(db, pageOf(order)))
    .orderBy('rides.scheduled_at', direction)
    .orderBy('rides.id', direction);
}

/** Two lists in one read, as they are shown: upcoming rides, then past ones. */
export function selectOverview(db: Db, upcoming: ListOrder, over: ListOrder) {
  const both = sql`
    select 1 as part, * from (${pageOf(upcoming)}) as upcoming union all
    select 2 as part, * from (${pageOf(over)}) as over`;
  return ridesWithPeople(among(db, both))
    .orderBy(sql`rides.part`)
    .orderBy(sql`case rides.part when 1 then rides.scheduled_at end`)
    .orderBy(sql`case rides.part when 1 then rides.id end`)
    .orderBy('rides.scheduled_at', 'desc')
    .orderBy('rides.id', 'desc');
}

export async function listRides(db: Db, order: ListOrder): Promise<RideWithPeople[]> {
  return await selectRides(db, order).execute();
}

export type StatusSlices = readonly (readonly [RideStatus, readonly Slice[]])[];

/**
 * How many there are of each status, up to `most`: counting a million rides would read a million rows. In the order of
 * an index, since PostgreSQL would else read the table.
 */
export function selectCounts(slicesOf: StatusSlices, most: number): RawBuilder<RideCountsView> {
  const counts = slicesOf.map(([status, slices]) => {
    const parts = slices.map(
      (slice) => sql`(
        select 1 from rides where ${conditions(slice)} order by scheduled_at limit ${sql.lit(most)})`,
    );
    const found = sql`select 1 from (${sql.join(parts, sql` union all `)}) as slices limit ${sql.lit(most)}`;
    return sql`(select count(*)::integer from (${found}) as found) as ${sql.ref(status)}`;
  });
  return sql`select ${sql.join(counts)}`;
}

/** These rides take the place of the table in the query that follows. */
function among(db: Db, rides: RawBuilder<unknown>): Db {
  return db.with('rides', () => sql<RideRow>`(${rides})`) as unknown as Db;
}

function pageOf({
  slices,
  upcoming,
  limit,
  after,
  between,
  search,
  filter = sql``,
}: ListOrder): RawBuilder<unknown> {
  const way = upcoming ? sql`asc` : sql`desc`;
  const parts = slices.map(
    (slice) => sql`(
      select * from rides where ${conditions(slice)} ${within(between)} ${beyond(after, upcoming)}
        ${matching(search)} ${filter}
      order by scheduled_at ${way}, id ${way} limit ${sql.lit(limit)})`,
  );
  return sql`
    select * from (${sql.join(parts, sql` union all `)}) as candidates
    order by scheduled_at ${way}, id ${way} limit ${sql.lit(limit)}`;
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
  return sql`and (scheduled_at, id) ${sign} (${key.at}, ${key.id})`;
}
