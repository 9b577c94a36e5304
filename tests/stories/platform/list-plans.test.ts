import { type RawBuilder, sql } from 'kysely';
import { expect, test } from 'vitest';
import {
  type Actor,
  closedStatuses,
  openStatuses,
  type RideStatus,
  rideStatuses,
} from '#domain/ride/ride.ts';
import { adminRidesQuery } from '#server/features/admin/read-admin-rides.ts';
import { selectCounts, selectOverview, selectRides } from '#server/features/rides/reading/list-rides.ts';
import { slicesFor } from '#server/features/rides/reading/ride-slices.ts';
import { fillOn, runOn } from '#tests/support/postgres.ts';
import { costOf, type QueryCost } from '#tests/support/query-cost.ts';
import { openWorld, type World } from '#tests/support/world.ts';

const PAGE = 50;
const COUNTED = 1001;
const DRIVERS = 20;
const FIRST = new Date('2026-05-04');

type List = { name: string; query: RawBuilder<unknown>; slices: number };

const tabs: Record<string, { statuses: readonly RideStatus[]; upcoming: boolean }> = {
  open: { statuses: openStatuses, upcoming: true },
  requests: { statuses: ['pending'], upcoming: true },
  planned: { statuses: ['accepted', 'in_progress'], upcoming: true },
  closed: { statuses: closedStatuses, upcoming: false },
  withdrawn: { statuses: ['cancelled'], upcoming: false },
  everything: { statuses: rideStatuses, upcoming: false },
};

function listsOf({ deps: { db } }: World, person: Actor, middle: Date): List[] {
  const after = { at: middle, id: '00000000-0000-7000-8000-000000000000' };
  const lists = Object.entries(tabs).flatMap(([name, { statuses, upcoming }]) => {
    const slices = slicesFor(person, statuses);
    const order = { slices, upcoming, limit: PAGE };
    return [
      { name, query: sql`${selectRides(db, order)}`, slices: slices.length },
      { name: `${name}, next`, query: sql`${selectRides(db, { ...order, after })}`, slices: slices.length },
    ];
  });
  const [open, over] = [slicesFor(person, openStatuses), slicesFor(person, closedStatuses)];
  const overview = selectOverview(
    db,
    { slices: open, upcoming: true, limit: PAGE },
    { slices: over, upcoming: false, limit: PAGE },
  );
  const all = {
    name: 'all',
    query: sql`${adminRidesQuery(db, rideStatuses, {}, PAGE)}`,
    slices: rideStatuses.length,
  };
  return [
    ...lists,
    { name: 'overview', query: sql`${overview}`, slices: open.length + over.length },
    ...(person.role === 'admin' ? [all] : []),
  ];
}

/** The rows that were read beyond those of the page and one of each slice. */
function excessOf({ reads, answered }: QueryCost, slices: number): number {
  const read = reads.filter(({ table }) => table === 'rides').reduce((sum, { rows }) => sum + rows, 0);
  return Math.max(0, read - answered - slices);
}

/** On a connection of its own: loading may take longer than a request ever may. */
async function fill({ databaseUrl }: World, rides: number, clients: number): Promise<void> {
  await fillOn(
    databaseUrl,
    `insert into users (id, role, email, password_hash, first_name, last_name, created_at)
     select gen_random_uuid(), case when n <= ${DRIVERS} then 'driver' else 'client' end, 'person' || n || '@example.fr', '-',
       'Camille', 'N' || n, now()
     from generate_series(1, ${clients + DRIVERS}) n`,
  );
  await fillOn(
    databaseUrl,
    `insert into rides (id, client_id, driver_id, status, pickup_address, pickup_lat, pickup_lng, destination_address,
       destination_lat, destination_lng, scheduled_at, created_at, distance_km, duration_minutes, estimated_cents)
     select gen_random_uuid(), client.id, case when n % 6 = 0 or n % 12 = 4 then null else driver.id end,
       (array['pending', 'accepted', 'completed', 'completed', 'cancelled', 'rejected'])[n % 6 + 1],
       'Gare de Lyon', 48.8, 2.3, 'Orly', 48.9, 2.4, timestamptz '${FIRST.toISOString()}' + n * interval '7 minutes', now(), 10, 20, 2000
     from generate_series(1, ${rides}) n
     join (select id, row_number() over (order by id) as k from users where role = 'client') client
       on client.k = n / 6 % ${clients} + 1
     join (select id, row_number() over (order by id) as k from users where role = 'driver') driver
       on driver.k = n / 6 % ${DRIVERS} + 1`,
  );
  await fillOn(
    databaseUrl,
    `update rides set status = 'in_progress' where id in (
       select distinct on (driver_id) id from rides where status = 'accepted' order by driver_id, scheduled_at)`,
  );
  await runOn(databaseUrl, 'vacuum analyze');
}

/** The planner believes in ten times as many rows, and plans for them. */
async function pretendMore({ databaseUrl }: World): Promise<void> {
  await runOn(
    databaseUrl,
    `update pg_class set reltuples = 10 * reltuples where relname ~ '^(rides|users)' and relkind in ('r', 'i')`,
  );
}

/** The person of each role with the most rides. */
async function peopleIn({ deps: { db } }: World, admin: Actor): Promise<Actor[]> {
  const busiest = async (column: 'client_id' | 'driver_id', role: 'client' | 'driver') => {
    const found = await db
      .selectFrom('rides')
      .select(column)
      .where(column, 'is not', null)
      .groupBy(column)
      .orderBy(({ fn }) => fn.countAll(), 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    return { id: found[column] ?? '', role };
  };
  return [await busiest('client_id', 'client'), await busiest('driver_id', 'driver'), admin];
}

/** What reads more than it should, in words. */
async function faultsOf(world: World, people: Actor[], middle: Date): Promise<string[]> {
  const { db } = world.deps;
  const faults: string[] = [];
  const refuse = (isWrong: boolean, what: string, cost: QueryCost) =>
    isWrong && faults.push(`${what}: ${JSON.stringify(cost)}`);
  for (const person of people) {
    for (const { name, query, slices } of listsOf(world, person, middle)) {
      const cost = await costOf(db, query);
      const title = `${name} of the ${person.role}`;
      refuse(cost.scanned.includes('rides'), `${title} reads the table`, cost);
      refuse(cost.answered === 0, `${title} is empty`, cost);
      refuse(excessOf(cost, slices) > 0, `${title} reads more than its page`, cost);
    }
    const counts = rideStatuses.map((status) => [status, slicesFor(person, [status])] as const);
    const cost = await costOf(db, selectCounts(counts, COUNTED));
    const title = `badges of the ${person.role}`;
    refuse(
      cost.sorted.some((rows) => rows > 1),
      `${title} are sorted`,
      cost,
    );
    refuse(cost.scanned.length > 0, `${title} read the table`, cost);
    refuse(
      cost.reads.some(({ rows }) => rows > COUNTED),
      `${title} count too far`,
      cost,
    );
  }
  return faults;
}

test.each([
  { rides: 1_000, clients: 20 },
  { rides: 100_000, clients: 2_000 },
])(
  'a list of $rides rides reads its page and one row more of each slice, a badge 1 001 entries',
  {
    timeout: 90_000,
  },
  async ({ rides, clients }) => {
    const world = await openWorld();
    const admin: Actor = { id: (await world.admin('Inès')).id, role: 'admin' };
    await fill(world, rides, clients);
    const people = await peopleIn(world, admin);
    const middle = new Date(FIRST.getTime() + (rides / 2) * 7 * 60_000);

    const faults = await faultsOf(world, people, middle);
    // With 100 000 rows and the statistics of a million the plans are those of a million.
    await pretendMore(world);
    const later = await faultsOf(world, people, middle);

    expect(faults).toEqual([]);
    expect(later).toEqual([]);
  },
);
