import type { ClientRidesQuery } from '#contract/people/clients.ts';
import type { RideDayQuery, RideListQuery } from '#contract/rides/ride-queries.ts';
import { may } from '#domain/policy.ts';
import { rideStatuses } from '#domain/ride/ride.ts';
import { dayStatuses, isUpcoming, mostRidesOfDays } from '#domain/ride/ride-lists.ts';
import { maySeeRide } from '#domain/ride/visible-rides.ts';
import { addDays } from '#domain/time/calendar.ts';
import { dayInParis, parisTime } from '#domain/time/paris.ts';
import { oneMore, pageOf } from '#server/db/page-of.ts';
import type { UserRow } from '#server/db/schema.ts';
import { isUuid } from '#server/db/uuid.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/http/errors.ts';
import { cursorOf, keyFrom } from '#server/http/page-key.ts';
import { listRides } from './list-rides.ts';
import { findRide, findRides, type RideWithPeople } from './ride-repository.ts';
import { slicesFor, statusesFrom, visibleTo } from './ride-slices.ts';
import { factsOf } from './ride-snapshot.ts';

const PAGE = 20;
const LONGEST_PAGE = 100;

export type RidePage = { rides: RideWithPeople[]; next: string | undefined };

export async function readRidePage({ db }: Deps, reader: UserRow, query: RideListQuery): Promise<RidePage> {
  const statuses = query.status === undefined ? [...rideStatuses] : statusesFrom(query.status);
  const after = keyFrom(query.before, isUuid);
  if (!statuses) throw new AppError('invalid_request');
  const limit = Math.min(Math.max(Number(query.limit ?? PAGE), 1), LONGEST_PAGE);

  const search = query.search?.trim();
  const found = await listRides(db, {
    slices: slicesFor(reader, statuses),
    upcoming: isUpcoming({ statuses }),
    limit: oneMore(limit),
    after,
    ...(search ? { search: { text: search, people: may(reader, 'drive') } } : {}),
  });
  return ridePage(found, limit);
}

function ridePage(found: RideWithPeople[], limit: number): RidePage {
  const { page: rides, last } = pageOf(found, limit);
  return { rides, next: last && cursorOf({ at: last.scheduled_at, id: last.id }) };
}

/** The rides of one client that the reader may see, latest first. */
export async function readRidesOfClient(
  { db }: Deps,
  reader: UserRow,
  clientId: string,
  query: ClientRidesQuery,
): Promise<RidePage> {
  const after = keyFrom(query.before, isUuid);
  const limit = Math.min(Math.max(Number(query.limit ?? PAGE), 1), LONGEST_PAGE);
  const found = await listRides(db, {
    slices: rideStatuses.map((status) => ({ status, clientId })),
    upcoming: false,
    limit: oneMore(limit),
    after,
    filter: visibleTo(reader),
  });
  return ridePage(found, limit);
}

export async function readRideDay(
  deps: Deps,
  driver: UserRow,
  query: RideDayQuery,
): Promise<RideWithPeople[]> {
  return await listRides(deps.db, {
    slices: slicesFor(driver, dayStatuses),
    upcoming: true,
    limit: mostRidesOfDays(Number(query.days ?? 1)),
    between: daysAsked(deps, query),
  });
}

/** When the first of the days begins in Paris and the last one ends. */
export function daysAsked({ clock }: Pick<Deps, 'clock'>, { date, days = '1' }: RideDayQuery) {
  const first = date ?? parisTime(clock()).day;
  const from = dayInParis(first)?.from;
  const to = from && dayInParis(addDays(first, Number(days) - 1))?.to;
  if (!from || !to) throw new AppError('invalid_request');
  return { from, to };
}

export async function readRide({ db }: Deps, reader: UserRow, id: string): Promise<RideWithPeople> {
  const ride = await findRide(db, id);
  if (!ride || !maySeeRide(reader, factsOf(ride))) throw new AppError('ride_not_found');
  return ride;
}

/** Those of these rides that the reader may see. */
export async function readRidesById(
  { db }: Deps,
  reader: UserRow,
  ids: readonly string[],
): Promise<RideWithPeople[]> {
  return (await findRides(db, ids)).filter((ride) => maySeeRide(reader, factsOf(ride)));
}
