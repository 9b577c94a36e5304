import { sql } from 'kysely';
import type { RideCountsView } from '#contract/rides/rides.ts';
import type { Role } from '#domain/account/roles.ts';
import { closedStatuses, openStatuses, rideStatuses } from '#domain/ride/ride.ts';
import type { AnnouncingPool } from '#server/db/announcing-pool.ts';
import { namedQuery, writer } from '#server/db/named-query.ts';
import type { UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { selectCounts, selectOverview } from './list-rides.ts';
import type { RideWithPeople } from './ride-repository.ts';
import { slicesFor } from './ride-slices.ts';

const MOST_OPEN = 200;
const LATEST_CLOSED = 50;
const COUNTED = 1001;

/** The first screen: the open rides, soonest first, then the latest closed ones. */
export async function readRides({ pool }: Deps, { id, role }: UserRow): Promise<RideWithPeople[]> {
  return await overviewOf[role](pool, id);
}

/** Up to a thousand of each status; one more means 'a thousand and more'. */
export async function countRides({ pool }: Deps, { id, role }: UserRow): Promise<RideCountsView> {
  const [counts] = await countsOf[role](pool, id);
  if (!counts) throw new Error('counts always answer one row');
  return counts;
}

/** By role; the reader is $1, except for the admin. */
const overviewOf = {
  client: overview('client'),
  driver: overview('driver'),
  admin: overview('admin'),
};

const countsOf = {
  client: counts('client'),
  driver: counts('driver'),
  admin: counts('admin'),
};

function overview(role: Role) {
  const reader = readerOf(role);
  const open = { slices: slicesFor(reader, openStatuses), upcoming: true, limit: MOST_OPEN };
  const closed = { slices: slicesFor(reader, closedStatuses), upcoming: false, limit: LATEST_CLOSED };
  const text = selectOverview(writer, open, closed).compile().sql;
  return forReader<RideWithPeople>(`rides-of-${role}`, text);
}

function counts(role: Role) {
  const slices = rideStatuses.map((status) => [status, slicesFor(readerOf(role), [status])] as const);
  const text = selectCounts(slices, COUNTED).compile(writer).sql;
  return forReader<RideCountsView>(`ride-counts-of-${role}`, text);
}

/** As a plain parameter, a reader with few rides among many would make PostgreSQL plan the query at each call. */
function readerOf(role: Role) {
  return { id: sql<string>`(select $1::uuid)`, role };
}

function forReader<Row>(name: string, text: string) {
  const query = namedQuery<Row>(name, text);
  return async (pool: AnnouncingPool, id: string) => await query(pool, ...(text.includes('$1') ? [id] : []));
}
