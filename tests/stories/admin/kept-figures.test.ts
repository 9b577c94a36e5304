import { type Kysely, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { listUsers } from '#contract/platform/admin.calls.ts';
import type { AdminUsersQuery } from '#contract/platform/admin-users.ts';
import { foldFigures } from '#server/db/fold-figures.ts';
import { migrate, migrationNames } from '#server/db/migrating/migrate.ts';
import type { Tables } from '#server/db/schema.ts';
import { migrationsFolder } from '#server/environment/project-root.ts';
import { booked } from '#tests/support/bookings.ts';
import { chanceFrom } from '#tests/support/chance.ts';
import { freshDatabase } from '#tests/support/fresh-database.ts';
import { openTestPool } from '#tests/support/open-test-pool.ts';
import { runOn } from '#tests/support/postgres.ts';
import { openWorld, type World } from '#tests/support/world.ts';

const STEPS = 250;
const inGrains = sql`cross join (values ('hour'), ('day'), ('week')) as grains (grain)`;

/** Where what was kept, with what changed since, is not what the rows say. */
async function differencesIn(db: Kysely<Tables>): Promise<unknown[]> {
  const sums = (rows: ReturnType<typeof sql>) => sql`
    select grain, what, start, which, sum(n) as n from (${rows}) as each group by 1, 2, 3, 4 having sum(n) <> 0`;
  const start = sql`date_trunc(grain, at, 'Europe/Paris') as start`;
  const kept = sums(sql`
    select grain, what, start, which, n from figures
    union all select grain, what, ${start}, which, n from figure_changes ${inGrains}`);
  const counted = sums(sql`select grain, what, ${start}, which, n from counted_figures ${inGrains}`);
  const { rows } = await sql`
    (select 'kept' as side, * from (${kept}) as a except all select 'kept', * from (${counted}) as b)
    union all
    (select 'counted', * from (${counted}) as c except all select 'counted', * from (${kept}) as d)`.execute(
    db,
  );
  return rows;
}

async function randomLife(world: World, seed: number): Promise<void> {
  const chance = chanceFrom(seed);
  const [amelie, chloe, ines] = [
    await world.client('Amélie'),
    await world.driver('Chloé'),
    await world.admin('Inès'),
  ];
  const lucie = await world.client('Lucie');
  const ids: string[] = [];
  const inDays = () =>
    new Date(world.deps.clock().getTime() + (1 + chance.below(60)) * 20 * 3_600_000).toISOString();
  const any = () => ({ id: ids[chance.below(ids.length)] ?? '' });
  const acts: (() => Promise<unknown>)[] = [
    async () => ids.push((await booked(amelie, { scheduledAt: inDays() })).id),
    () => amelie.edits(any(), { scheduledAt: inDays() }),
    () => amelie.cancels(any(), 'Changement'),
    () => chloe.accepts(any()),
    () => chloe.rejects(any(), 'Complet'),
    () => chloe.starts(any()),
    () => chloe.undoesStart(any()),
    () => chloe.completes(any()),
    () => chloe.confirmsCash(any()),
    () => ines.blocks(lucie),
    () => ines.unblocks(lucie),
    () => foldFigures(world.deps.db),
    async () => world.passes(chance.below(90)),
  ];
  await acts[0]?.();
  for (let step = 0; step < STEPS; step += 1) await acts[chance.below(acts.length)]?.().catch(() => {});
}

test.each([1, 2])(
  'whatever happens, the kept figures are those that the rows give (%i)',
  {
    timeout: 60_000,
  },
  async (seed) => {
    const world = await openWorld({ options: { rateLimitScale: 1000 } });

    await randomLife(world, seed);
    const before = await differencesIn(world.deps.db);
    await foldFigures(world.deps.db);

    expect(before).toEqual([]);
    expect(await differencesIn(world.deps.db)).toEqual([]);
    const { rows } = await sql<{ what: string }>`select distinct what from figures order by 1`.execute(
      world.deps.db,
    );
    expect(rows.map(({ what }) => what)).toEqual(
      expect.arrayContaining(['acceptances', 'accounts', 'rejections', 'rides', 'takings']),
    );
  },
);

test('two bookings of one hour do not wait for each other', async () => {
  const { deps, client } = await openWorld();
  const { id } = await booked(await client('Amélie'));
  const again = sql`
    insert into rides select (jsonb_populate_record(rides, jsonb_build_object(
      'id', gen_random_uuid(), 'number', nextval('ride_numbers')))).* from rides where id = ${id}`;

  await deps.db.transaction().execute(async (first) => {
    await again.execute(first);
    await deps.db.transaction().execute(async (second) => {
      await sql`set local lock_timeout = '200ms'`.execute(second);
      await again.execute(second);
    });
  });

  expect(await differencesIn(deps.db)).toEqual([]);
});

test('rides of before are counted by the migration that begins to keep figures', async () => {
  const { url, drop } = await freshDatabase();
  await runOn(url, 'drop schema public cascade; create schema public');
  const names = (await migrationNames(migrationsFolder)).toSorted();
  await migrate(url, migrationsFolder, names[names.indexOf('0024_kept_figures') - 1]);
  await runOn(url, anOldRide);

  await migrate(url, migrationsFolder);

  const { db, close } = openTestPool(url, 2);
  onTestFinished(async () => {
    await close();
    await drop();
  });
  expect(await differencesIn(db)).toEqual([]);
  const kept = await sql`select which, n from figures where grain = 'week' and what = 'acceptances'`.execute(
    db,
  );
  expect(kept.rows).toEqual([{ which: '240', n: '1' }]);
});

test('the number of accounts that a filter finds is the kept one', async () => {
  const world = await openWorld();
  const [ines, amelie] = [await world.admin('Inès'), await world.client('Amélie')];
  await world.client('Lucie');
  await world.driver('Chloé');
  await ines.blocks(amelie);
  const total = async (query: AdminUsersQuery) => (await ines.calls(listUsers, { query })).json().total;

  expect(await total({})).toBe(4);
  expect(await total({ role: 'client' })).toBe(2);
  expect(await total({ role: 'client', state: 'blocked' })).toBe(1);
  expect(await total({ state: 'active' })).toBe(3);
  expect(await total({ search: 'Lucie' })).toBe(1);
});

const anOldRide = `
  insert into users (id, role, email, password_hash, first_name, last_name, created_at)
    values ('00000000-0000-7000-8000-000000000001', 'client', 'amelie@example.fr', '-', 'Amélie', 'D', '2026-01-01');
  insert into rides (id, client_id, status, pickup_address, pickup_lat, pickup_lng, destination_address, destination_lat,
    destination_lng, scheduled_at, created_at, distance_km, duration_minutes, estimated_cents)
    values ('00000000-0000-7000-8000-000000000002', '00000000-0000-7000-8000-000000000001', 'accepted', 'A', 48, 2, 'B', 48,
      2, '2026-02-01', '2026-01-31', 10, 20, 2000);
  insert into ride_events (ride_id, move, to_status, at) values
    ('00000000-0000-7000-8000-000000000002', 'book', 'pending', '2026-01-31 10:00:00Z'),
    ('00000000-0000-7000-8000-000000000002', 'accept', 'accepted', '2026-01-31 10:04:10Z')`;
