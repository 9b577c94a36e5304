import { type RawBuilder, sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Actor } from '#domain/ride/ride.ts';
import { closedStatuses, openStatuses, rideStatuses } from '#domain/ride/ride.ts';
import { rideCountQuery, rideListQuery, rideOverviewQuery } from '#server/features/rides/list-rides.ts';
import { slicesFor } from '#server/features/rides/ride-slices.ts';
import { fillOn, runOn } from '#tests/support/postgres.ts';
import { costOf } from '#tests/support/query-cost.ts';
import { openWorld, type World } from '#tests/support/world.ts';

/** A table of a few rows is read whole, and rightly so. */
const growing = new Set(['rides', 'users']);

type Cost = { name: string; seqScans: string[]; blocks: number };

/** A client of the crowd, the only driver, the admin: what each list of theirs costs. */
async function costsOf(world: World, people: Actor[]): Promise<Cost[]> {
  const { db } = world.deps;
  const costs: Cost[] = [];
  for (const person of people) {
    const lists: [string, RawBuilder<unknown>][] = [
      ['open', listOf(person, openStatuses, true)],
      ['closed', listOf(person, closedStatuses, false)],
      ['overview', overviewOf(person)],
      ['pending', listOf(person, ['pending'], true)],
      ...rideStatuses.map((status): [string, RawBuilder<unknown>] => [
        `count of ${status}`,
        rideCountQuery(slicesFor(person, [status]), 1001),
      ]),
    ];
    for (const [name, query] of lists)
      costs.push({ name: `${name} of the ${person.role}`, ...(await explain(query)) });
  }
  return costs;

  function overviewOf(person: Actor): RawBuilder<unknown> {
    const open = { slices: slicesFor(person, openStatuses), upcoming: true, limit: 20 };
    const closed = { slices: slicesFor(person, closedStatuses), upcoming: false, limit: 20 };
    return sql`${rideOverviewQuery(db, open, closed)}`;
  }

  function listOf(
    person: Actor,
    statuses: Parameters<typeof slicesFor>[1],
    upcoming: boolean,
  ): RawBuilder<unknown> {
    const query = rideListQuery(db, { slices: slicesFor(person, statuses), upcoming, limit: 20 });
    return sql`${query}`;
  }

  async function explain(query: RawBuilder<unknown>): Promise<Omit<Cost, 'name'>> {
    const { scanned, blocks } = await costOf(db, query);
    return { seqScans: scanned.filter((table) => growing.has(table)), blocks };
  }
}

/** On a connection of its own: loading may take longer than a request ever may. */
async function fill({ databaseUrl }: World, rides: number, clients: number): Promise<void> {
  await fillOn(
    databaseUrl,
    `insert into users (id, role, email, password_hash, first_name, last_name, created_at)
     select gen_random_uuid(), 'client', 'client' || n || '@example.fr', '-', 'Client', 'N' || n, now()
     from generate_series(1, ${clients}) n`,
  );
  await fillOn(
    databaseUrl,
    `insert into rides (id, client_id, driver_id, status, pickup_address, pickup_lat, pickup_lng, destination_address,
       destination_lat, destination_lng, scheduled_at, created_at, distance_km, duration_minutes, estimated_cents)
     select gen_random_uuid(), client.id, case when n % 6 in (0, 4) then null else driver.id end,
       (array['pending', 'accepted', 'completed', 'completed', 'cancelled', 'rejected'])[n % 6 + 1],
       'Gare de Lyon', 48.8, 2.3, 'Orly', 48.9, 2.4, timestamptz '2026-05-04' + n * interval '7 minutes', now(), 10, 20, 2000
     from generate_series(1, ${rides}) n
     join (select id, row_number() over () as k from users where role = 'client') client on client.k = n % ${clients} + 1
     cross join (select id from users where role = 'driver' limit 1) driver`,
  );
  await runOn(databaseUrl, 'vacuum analyze');
}

test('every list reads through an index, and its first page costs as much with 100 000 rides as with 1 000', {
  timeout: 90_000,
}, async () => {
  const [small, large] = [await openWorld(), await openWorld()];
  const sizes: [World, number, number][] = [
    [small, 1_000, 200],
    [large, 100_000, 20_000],
  ];
  const measured: Cost[][] = [];
  for (const [world, rides, clients] of sizes) {
    const people: Actor[] = [
      { id: (await world.client('Amélie')).id, role: 'client' },
      { id: (await world.driver('Chloé')).id, role: 'driver' },
      { id: (await world.admin('Inès')).id, role: 'admin' },
    ];
    await fill(world, rides, clients);
    measured.push(await costsOf(world, people));
  }

  const [few = [], many = []] = measured;
  expect(many.filter((cost) => cost.seqScans.length > 0)).toEqual([]);
  const grown = many.filter((cost, index) => cost.blocks > allowed(cost, few[index]));
  expect(grown).toEqual([]);
});

/** A page may cost three times as much; a badge counts to a thousand and one, at most a block for each. */
function allowed({ name }: Cost, before: Cost | undefined): number {
  return name.startsWith('count') ? 1_200 : 3 * Math.max(before?.blocks ?? 0, 150);
}
