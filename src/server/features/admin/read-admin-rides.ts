import { type RawBuilder, sql } from 'kysely';
import { type RideStatus, rideStatuses } from '#domain/ride/ride.ts';
import { addDays, startOfDay } from '#domain/time/calendar.ts';
import { oneMore, pageOf } from '#server/db/page-of.ts';
import type { Db } from '#server/db/schema.ts';
import { matchesPerson, rideNumberIn } from '#server/db/search-text.ts';
import { isUuid } from '#server/db/uuid.ts';
import type { Deps } from '#server/deps.ts';
import { type RidePage, ridesWithPeople, statusesFrom } from '#server/features/rides/index.ts';
import { AppError } from '#server/http/errors.ts';
import { cursorOf, keyFrom, type PageKey } from './page-key.ts';

const PAGE = 20;

export type AdminRidesQuery = {
  status?: string | undefined;
  search?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  before?: string | undefined;
};

/** Every ride there is, latest departure first. */
export async function readAdminRides({ db }: Deps, query: AdminRidesQuery): Promise<RidePage> {
  const statuses = query.status ? statusesFrom(query.status) : [...rideStatuses];
  if (!statuses) throw new AppError('invalid_request');
  const found = await adminRidesQuery(db, statuses, query, keyFrom(query.before, isUuid)).execute();
  const { page: rides, last } = pageOf(found, PAGE);
  return { rides, next: last && cursorOf({ at: last.scheduled_at, id: last.id }) };
}

/** Each status gives its latest rides from an index; the page is the first of those. */
function adminRidesQuery(db: Db, statuses: readonly RideStatus[], query: AdminRidesQuery, after?: PageKey) {
  const filters = sql.join([...datesOf(query), ...searchOf(query), ...beyond(after)], sql` `);
  const parts = statuses.map(
    (status) => sql`(
      select id, scheduled_at from rides where status = ${status} ${filters}
      order by scheduled_at desc, id desc limit ${oneMore(PAGE)})`,
  );
  const page = sql<string>`(
    select id from (${sql.join(parts, sql` union all `)}) as candidates
    order by scheduled_at desc, id desc limit ${oneMore(PAGE)})`;
  return ridesWithPeople(db)
    .where('rides.id', 'in', page)
    .orderBy('rides.scheduled_at', 'desc')
    .orderBy('rides.id', 'desc');
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

function beyond(key: PageKey | undefined): RawBuilder<unknown>[] {
  return key ? [sql`and (scheduled_at, id) < (${key.at}, ${key.id})`] : [];
}
