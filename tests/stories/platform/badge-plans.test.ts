import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { countRides } from '#server/features/rides/reading/ride-overview.ts';
import { openTestPool } from '#tests/support/open-test-pool.ts';
import { fillOn, runOn } from '#tests/support/postgres.ts';
import { openWorld, type World } from '#tests/support/world.ts';

const CALLS = 12;
/** PostgreSQL plans a prepared statement for its values so many times before it decides. */
const TRIED = 5;

/** Two drivers who drove everything that there was, beside whom anybody else has few rides. */
async function fillForOthers({ databaseUrl }: World): Promise<void> {
  await fillOn(
    databaseUrl,
    `insert into rides (id, client_id, driver_id, status, pickup_address, destination_address, scheduled_at, created_at,
       distance_km, duration_minutes, estimated_cents)
     select gen_random_uuid(), client.id, md5((n % 2)::text)::uuid,
       (array['accepted', 'completed', 'completed', 'cancelled'])[n % 4 + 1],
       'Gare de Lyon, 75012 Paris', 'Orly, 94390 Orly', timestamptz '2026-05-04' - n * interval '1 minute', now(), 10, 20, 2000
     from generate_series(1, 40000) n cross join (select id from users where role = 'client' limit 1) client`,
  );
  await runOn(databaseUrl, 'vacuum analyze rides');
}

test('the badges of a driver with few rides among many are planned once, not at each call', async () => {
  const world = await openWorld();
  await world.client('Amélie');
  const chloe = await world.driver('Chloé');
  await fillForOthers(world);
  const { db, pool, close } = openTestPool(world.databaseUrl, 1);
  try {
    const deps = { ...world.deps, db, pool };
    const user = await db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', chloe.id)
      .executeTakeFirstOrThrow();
    for (let call = 0; call < CALLS; call += 1) await countRides(deps, user);

    const { rows } = await sql<{ generic: number; custom: number }>`
      select generic_plans::integer as generic, custom_plans::integer as custom from pg_prepared_statements
      where name = 'ride-counts-of-driver'`.execute(db);
    expect(rows).toEqual([{ generic: CALLS - TRIED, custom: TRIED }]);
  } finally {
    await close();
  }
});
