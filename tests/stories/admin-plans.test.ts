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
import { costOf } from '#tests/support/query-cost.ts';
import { openWorld, type World } from '#tests/support/world.ts';

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
    costs.push(await costOf(world.deps.db, query));
  const answer = await ines.calls(getFigures, { query: { weeks: '52' } });

  expect(costs.flatMap(({ scanned }) => scanned).filter((table) => table === 'rides')).toEqual([]);
  // Each of the five would read over 5 000 from end to end.
  expect(costs.reduce((sum, { blocks }) => sum + blocks, 0)).toBeLessThan(12_000);
  expect(answer.statusCode).toBe(200);
});
