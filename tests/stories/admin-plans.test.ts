import { type RawBuilder, sql } from 'kysely';
import { expect, test } from 'vitest';
import { getFigures } from '#contract/admin.calls.ts';
import {
  answersQuery,
  statusesQuery,
  totalsQuery,
  weeksQuery,
  weekTakingsQuery,
} from '#server/features/admin/figure-queries.ts';
import { fillOn, runOn } from '#tests/support/postgres.ts';
import { openWorld, type World } from '#tests/support/world.ts';

type PlanNode = {
  'Node Type': string;
  'Relation Name'?: string;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: PlanNode[];
};

/** What a query reads: the tables from end to end, and how many blocks in all. */
async function costOf({ deps }: World, query: RawBuilder<unknown>) {
  const { rows } = await sql<{
    'QUERY PLAN': [{ Plan: PlanNode }];
  }>`explain (analyze, buffers, format json) ${query}`.execute(deps.db);
  const plan = rows[0]?.['QUERY PLAN'][0].Plan;
  if (!plan) throw new Error('no plan');
  const scanned = flatten(plan).filter((node) => node['Node Type'] === 'Seq Scan');
  return {
    scanned: scanned.map((node) => node['Relation Name'] ?? '?'),
    blocks: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
  };
}

function flatten(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(flatten)];
}

/** Two years of rides on a platform that does well, on a connection that may take its time. */
async function fill({ databaseUrl }: World, rides: number): Promise<void> {
  await fillOn(
    databaseUrl,
    `insert into rides (id, client_id, driver_id, status, pickup_address, pickup_lat, pickup_lng, destination_address,
       destination_lat, destination_lng, scheduled_at, created_at, distance_km, duration_minutes, estimated_cents)
     select gen_random_uuid(), client.id, driver.id,
       (array['pending', 'accepted', 'completed', 'completed', 'completed', 'rejected'])[n % 6 + 1],
       'Gare de Lyon, place Louis-Armand, 75012 Paris', 48.8, 2.3, 'Aéroport de Paris-Orly, 94390 Orly', 48.9, 2.4,
       timestamptz '2026-05-04' - n * interval '10 minutes', now(), 10, 20, 2000
     from generate_series(1, ${rides}) n
     cross join (select id from users where role = 'client' limit 1) client
     cross join (select id from users where role = 'driver' limit 1) driver`,
  );
  await fillOn(
    databaseUrl,
    `insert into ride_events (ride_id, actor_id, move, from_status, to_status, at)
     select id, client_id, move, 'pending', 'accepted', scheduled_at - interval '1 hour'
     from rides cross join (values ('book'), ('accept')) moves (move)`,
  );
  await runOn(databaseUrl, 'vacuum analyze');
}

test('the figures of a year among 100 000 rides are read from indexes, in few blocks', {
  timeout: 90_000,
}, async () => {
  const world = await openWorld();
  await world.client('Amélie');
  await world.driver('Chloé');
  const ines = await world.admin('Inès');
  await fill(world, 100_000);
  const year = { from: new Date('2025-05-05'), to: new Date('2026-05-11') };

  const costs = [];
  for (const query of [
    weeksQuery(year),
    weekTakingsQuery(year),
    totalsQuery(year),
    statusesQuery(year.from),
    answersQuery(year, [2, 5]),
  ])
    costs.push(await costOf(world, query));
  const answer = await ines.calls(getFigures, { query: { weeks: '52' } });

  expect(costs.flatMap(({ scanned }) => scanned).filter((table) => table === 'rides')).toEqual([]);
  // Each of the five would read over 5 000 from end to end.
  expect(costs.reduce((sum, { blocks }) => sum + blocks, 0)).toBeLessThan(12_000);
  expect(answer.statusCode).toBe(200);
});
