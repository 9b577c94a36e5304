import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { getFigures } from '#contract/platform/admin.calls.ts';
import { outboxCountsQuery } from '#server/db/outbox-counts.ts';
import { accountsQuery, figuresQuery } from '#server/features/admin/figure-queries.ts';
import { lastAttemptsQuery } from '#server/features/admin/provider-states.ts';
import { journalQuery } from '#server/features/admin/read-journal.ts';
import { fillOn, runOn } from '#tests/support/postgres.ts';
import { costOf } from '#tests/support/query-cost.ts';
import { openWorld, type World } from '#tests/support/world.ts';

const WEEKS = 104;
const KINDS = 80;
const MOST_BLOCKS = 200;
const growing = ['rides', 'ride_events', 'payment_journal', 'audit_log', 'outbox', 'users'];

/** Two years of rides on a platform that does well, on a connection that may take its time. */
async function fill(world: World, rides: number): Promise<void> {
  const { databaseUrl } = world;
  await fillOn(
    databaseUrl,
    `insert into rides (id, client_id, driver_id, status, pickup_address, pickup_lat, pickup_lng, destination_address,
       destination_lat, destination_lng, scheduled_at, created_at, distance_km, duration_minutes, estimated_cents)
     select gen_random_uuid(), client.id, driver.id,
       (array['pending', 'accepted', 'completed', 'completed', 'completed', 'rejected'])[n % 6 + 1],
       'Gare de Lyon, place Louis-Armand, 75012 Paris', 48.8, 2.3, 'Aéroport de Paris-Orly, 94390 Orly', 48.9, 2.4,
       timestamptz '2026-05-04' - n * interval '2 years' / ${rides}, now(), 10, 20, 2000
     from generate_series(1, ${rides}) n
     cross join (select id from users where role = 'client' limit 1) client
     cross join (select id from users where role = 'driver' limit 1) driver`,
  );
  await fillOn(
    databaseUrl,
    `insert into ride_events (ride_id, actor_id, move, from_status, to_status, at)
     select id, client_id, move, 'pending', 'accepted',
       scheduled_at - interval '70 minutes' + steps * number % 40 * interval '15 seconds'
     from rides cross join (values ('book', 0), ('accept', 1)) moves (move, steps)`,
  );
  await fillOn(
    databaseUrl,
    `insert into outbox (ride_id, event, channel, state, due_at, changed_at, created_at, provider)
     select id, 'accepted', 'email', 'sent', created_at, scheduled_at, created_at, 'email' from rides`,
  );
  await runOn(
    databaseUrl,
    `delete from figure_changes; delete from figures;
     insert into figures (grain, what, start, which, n)
       select grain, what, date_trunc(grain, at, 'Europe/Paris'), which, sum(n)
       from counted_figures cross join (values ('hour'), ('day'), ('week')) as grains (grain) group by 1, 2, 3, 4`,
  );
  await vacuumFigures(world);
}

/** As PostgreSQL does by itself once nobody who began before reads any more: an index alone answers for pages that all may see. */
async function vacuumFigures({ databaseUrl, deps: { db } }: World): Promise<void> {
  await runOn(databaseUrl, 'vacuum analyze');
  await vi.waitFor(
    async () => {
      await runOn(databaseUrl, 'vacuum figures');
      const { rows } = await sql`
        select 1 from pg_class where relname = 'figures' and relallvisible = relpages`.execute(db);
      expect(rows).toHaveLength(1);
    },
    { timeout: 60_000, interval: 200 },
  );
}

test.each([1_000, 50_000])(
  'what the admin reads among %i rides is kept, or a page and one row more',
  {
    timeout: 90_000,
  },
  async (rides) => {
    const world = await openWorld();
    await world.client('Amélie');
    await world.driver('Chloé');
    const ines = await world.admin('Inès');
    await fill(world, rides);
    const { db } = world.deps;
    const year = { from: new Date('2025-05-04T22:00:00Z'), to: new Date('2026-05-10T22:00:00Z') };
    const before = { from: new Date('2024-05-05T22:00:00Z'), to: new Date('2025-05-10T20:00:00Z') };

    const figures = await costOf(
      db,
      figuresQuery([
        { name: 'now', ...year },
        { name: 'before', ...before },
        { name: 'later', from: year.to, to: null },
      ]),
    );
    const accounts = await costOf(db, accountsQuery);
    const journal = await costOf(db, journalQuery(['platform', 'rides', 'payments'], {}, 31));
    const outbox = await costOf(db, outboxCountsQuery);
    const attempts = await costOf(db, lastAttemptsQuery);
    const rowsOf = ({ reads }: typeof figures, tables: string[]) =>
      reads.filter(({ table }) => tables.includes(table)).reduce((sum, { rows }) => sum + rows, 0);

    const scanned = [figures, accounts, journal, outbox, attempts].flatMap((cost) => cost.scanned);
    expect(scanned.filter((table) => ['rides', 'ride_events', 'outbox'].includes(table))).toEqual([]);
    expect(rowsOf(figures, growing)).toBe(0);
    expect(rowsOf(figures, ['figures'])).toBeLessThan(WEEKS * KINDS);
    expect(figures.blocks).toBeLessThan(MOST_BLOCKS);
    expect(rowsOf(accounts, growing)).toBe(0);
    expect(rowsOf(journal, ['ride_events'])).toBeLessThanOrEqual(31);
    expect(rowsOf(outbox, ['outbox'])).toBeLessThanOrEqual(1001);
    expect(rowsOf(attempts, ['outbox'])).toBeLessThanOrEqual(4);
    const answer = await ines.calls(getFigures, { query: { weeks: '52' } });
    const all = Object.values(answer.json().byStatus).reduce((sum: number, count) => sum + Number(count), 0);
    expect(all).toBeGreaterThan(rides / 2 - rides / 50);
  },
);
