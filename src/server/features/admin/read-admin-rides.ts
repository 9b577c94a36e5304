import { type RawBuilder, sql } from 'kysely';
import { type RideStatus, rideStatuses } from '#domain/ride/ride.ts';
import { addDays, startOfDay } from '#domain/time/calendar.ts';
import { oneMore, pageOf } from '#server/db/page-of.ts';
import type { Db } from '#server/db/schema.ts';
import { matchesPerson, rideNumberIn } from '#server/db/search-text.ts';
import { isUuid } from '#server/db/uuid.ts';
import type { Deps } from '#server/deps.ts';
import { type RidePage, selectRides, statusesFrom } from '#server/features/rides/index.ts';
import { AppError } from '#server/http/errors.ts';
import { cursorOf, keyFrom } from '#server/http/page-key.ts';

const PAGE = 20;

export type AdminRidesQuery = {
  status?: string | undefined;
  search?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  limit?: string | undefined;
  before?: string | undefined;
};

/** Every ride there is, latest departure first. */
export async function readAdminRides({ db }: Deps, query: AdminRidesQuery): Promise<RidePage> {
  const statuses = query.status ? statusesFrom(query.status) : [...rideStatuses];
  if (!statuses) throw new AppError('invalid_request');
  const limit = Number(query.limit ?? PAGE);
  const found = await adminRidesQuery(db, statuses, query, oneMore(limit)).execute();
  const { page: rides, last } = pageOf(found, limit);
  return { rides, next: last && cursorOf({ at: last.scheduled_at, id: last.id }) };
}

export function adminRidesQuery(
  db: Db,
  statuses: readonly RideStatus[],
  query: AdminRidesQuery,
  limit: number,
) {
  return selectRides(db, {
    slices: statuses.map((status) => ({ status })),
    upcoming: false,
    limit,
    after: keyFrom(query.before, isUuid),
    filter: sql.join([...datesOf(query), ...searchOf(query)], sql` `),
  });
}

function datesOf({ from, to }: AdminRidesQuery): RawBuilder<unknown>[] {
  return [
    ...(from ? [sql`and scheduled_at >= ${startOfDay(from)}`] : []),
    ...(to ? [sql`and scheduled_at < ${startOfDay(addDays(to, 1))}`] : []),
  ];
}

/** A number is a ride number; anything else is a name or an email. */
function searchOf({ search }: AdminRidesQuery): RawBuilder<unknown>[] {
  if (!search) return [];
  const number = rideNumberIn(search);
  if (number) return [sql`and number = ${number}::bigint`];
  const people = sql`select id from users where ${matchesPerson(search)}`;
  return [sql`and (client_id in (${people}) or driver_id in (${people}))`];
}
