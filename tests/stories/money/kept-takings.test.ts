import { type Kysely, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { daysBefore } from '#domain/payment/takings-spans.ts';
import { periodOf } from '#domain/time/calendar.ts';
import { migrate, migrationNames } from '#server/db/migrating/migrate.ts';
import type { Tables } from '#server/db/schema.ts';
import { migrationsFolder } from '#server/environment/project-root.ts';
import { salesQuery, waivedFees } from '#server/features/takings/fec/sales.ts';
import { receiptsQuery } from '#server/features/takings/read-receipts.ts';
import { takingsQuery } from '#server/features/takings/read-takings.ts';
import { toCollectQuery, toCollectSum } from '#server/features/takings/rides-to-collect.ts';
import { agreedRide } from '#tests/support/bookings.ts';
import { chanceFrom } from '#tests/support/chance.ts';
import { freshDatabase } from '#tests/support/fresh-database.ts';
import { openTestPool } from '#tests/support/open-test-pool.ts';
import { fillOn, runOn } from '#tests/support/postgres.ts';
import { costOf, type QueryCost } from '#tests/support/query-cost.ts';
import { openWorld, type World } from '#tests/support/world.ts';

const LIVES = 40;

/** Where the kept sums are not what the journal says. */
async function differencesIn(db: Kysely<Tables>): Promise<unknown[]> {
  const { rows } = await sql`
    (select 'kept' as side, * from takings except all select 'kept', * from counted_takings)
    union all
    (select 'counted', * from counted_takings except all select 'counted', * from takings)`.execute(db);
  return rows;
}

async function randomPayments(world: World, seed: number): Promise<void> {
  const chance = chanceFrom(seed);
  const amelie = await world.client('Amélie');
  const drivers = [await world.driver('Chloé'), await world.driver('Yann')] as const;
  const half = () => chance.below(100) < 50;
  for (let life = 0; life < LIVES; life += 1) {
    const driver = half() ? drivers[0] : drivers[1];
    const scheduledAt = new Date(world.deps.clock().getTime() + 3_600_000).toISOString();
    const ride = await agreedRide(amelie, driver, { scheduledAt });
    if (half()) {
      await driver.starts(ride);
      await driver.completes(ride, `${10 + chance.below(90)}.50`);
    } else await amelie.paysCash(ride);
    if (half()) await driver.confirmsCash(ride);
    world.passes(chance.below(900));
    if (half()) await driver.contestsCash(ride);
    if (half()) await driver.cancels(ride, 'Panne');
    if (half()) await driver.refunds(ride);
    world.passes(chance.below(3000));
  }
}

test.each([1, 2])(
  'whatever is paid and given back, the kept takings are those of the journal (%i)',
  {
    timeout: 60_000,
  },
  async (seed) => {
    const world = await openWorld({ options: { rateLimitScale: 1000 } });

    await randomPayments(world, seed);

    expect(await differencesIn(world.deps.db)).toEqual([]);
    const kept = await sql<{ n: number; takers: number; refunded: string }>`
    select count(*)::integer as n, count(distinct driver_id)::integer as takers, sum(refunded_cents) as refunded
    from takings`.execute(world.deps.db);
    expect(kept.rows[0]).toMatchObject({ takers: 3 });
    expect(Number(kept.rows[0]?.n)).toBeGreaterThan(8);
    expect(Number(kept.rows[0]?.refunded)).toBeGreaterThan(0);
  },
);

test('receipts of before are summed and named by the migration that begins to keep them', async () => {
  const { url, drop } = await freshDatabase();
  await runOn(url, 'drop schema public cascade; create schema public');
  const names = (await migrationNames(migrationsFolder)).toSorted();
  await migrate(url, migrationsFolder, names[names.indexOf('0030_takings') - 1]);
  await runOn(url, anOldReceipt);

  await migrate(url, migrationsFolder);

  const { db, close } = openTestPool(url, 2);
  onTestFinished(async () => {
    await close();
    await drop();
  });
  expect(await differencesIn(db)).toEqual([]);
  const { rows } = await sql`
    select start, total_cents, rides, client_name from takings, payment_journal where grain = 'day'`.execute(
    db,
  );
  expect(rows).toEqual(
    Array(2).fill({ start: '2026-02-02', total_cents: '4200', rides: '1', client_name: 'Amélie Durand' }),
  );
  await expect(sql`update payment_journal set client_name = 'Eve'`.execute(db)).rejects.toThrow(
    /append-only/u,
  );
});

/** Two years of paid rides, one in fifty unpaid, by ten drivers. */
async function fill({ databaseUrl }: World, rides: number): Promise<void> {
  await fillOn(
    databaseUrl,
    `insert into users (id, role, email, password_hash, first_name, last_name, created_at)
     select gen_random_uuid(), case when n <= 10 then 'driver' else 'client' end, 'person' || n || '@example.fr', '-',
       'Camille', 'N' || n, now() from generate_series(1, 30) n;
     insert into rides (id, client_id, driver_id, status, payment_status, pickup_address, pickup_lat, pickup_lng,
       destination_address, destination_lat, destination_lng, scheduled_at, created_at, distance_km, duration_minutes, estimated_cents)
     select gen_random_uuid(), client.id, driver.id, 'completed', case when n % 50 = 0 then 'unpaid' else 'paid' end,
       'Gare de Lyon', 48.8, 2.3, 'Orly', 48.9, 2.4,
       timestamptz '2026-05-04' - n * interval '2 years' / ${rides}, now(), 10, 20, 2000
     from generate_series(1, ${rides}) n
     join (select id, row_number() over (order by id) as k from users where role = 'client') client on client.k = n % 20 + 1
     join (select id, row_number() over (order by id) as k from users where role = 'driver') driver on driver.k = n % 10 + 1;
     insert into payments (id, ride_id, method, amount_cents, state, created_at)
     select gen_random_uuid(), id, 'cash', estimated_cents, 'paid', scheduled_at from rides where payment_status = 'paid';
     alter table payment_journal disable trigger user;
     insert into payment_journal
     select row_number() over (order by payments.created_at), payments.id, ride_id, driver_id, null, 'cash_confirmed', method,
       amount_cents, '', payments.created_at, '-', 'Camille' from payments join rides on rides.id = ride_id;
     alter table payment_journal enable trigger user;
     insert into chain_lines (chain, id, number, at, mark, hash)
     select 'notes', number, number, scheduled_at, '-', '-' from rides;
     insert into bills (id, kind, ride_id, client_id, driver_id, issued_at, issued_on, ht_cents, vat_cents, ttc_cents, chain, line_id)
     select gen_random_uuid(), 'note', id, client_id, driver_id, scheduled_at, scheduled_at, 1818, 182, 2000, 'notes', number from rides;
     delete from takings; insert into takings select * from counted_takings`,
  );
  await runOn(databaseUrl, 'vacuum analyze');
}

const growing = ['rides', 'payments', 'payment_journal', 'users'];
const rowsOf = ({ reads }: QueryCost, tables: string[]) =>
  reads.filter(({ table }) => tables.includes(table)).reduce((sum, { rows }) => sum + rows, 0);

test.each([20_000, 80_000])(
  'what the takings read among %i rides is kept, or a page and one row more',
  {
    timeout: 90_000,
  },
  async (rides) => {
    const world = await openWorld();
    await fill(world, rides);
    const { db } = world.deps;
    const { rows } = await sql<{ id: string }>`select id from users where role = 'driver' limit 1`.execute(
      db,
    );
    const today = '2026-05-04';
    const after = { at: new Date('2025-08-01'), id: '1' };

    for (const driverId of [rows[0]?.id ?? '', null]) {
      for (const period of ['month', 'year'] as const) {
        const span = periodOf(period, today);
        const sums = await costOf(
          db,
          takingsQuery({ driverId }, period, { span, before: daysBefore(period, span, today) }),
        );
        expect(rowsOf(sums, growing)).toBe(0);
        expect(rowsOf(sums, ['takings'])).toBe(sums.answered);
        expect(sums.answered).toBeLessThanOrEqual(3 * (31 + 31));
        expect(sums.answered).toBeGreaterThan(0);
      }
      const year = periodOf('year', '2025-05-04');
      const page = await costOf(db, receiptsQuery({ driverId }, year, { after, limit: 51 }));
      expect(page.answered).toBe(51);
      expect(page.scanned).toEqual([]);
      expect(rowsOf(page, ['payment_journal'])).toBe(51);
      expect(rowsOf(page, ['rides', 'payments'])).toBe(102);
      const sales = await costOf(db, salesQuery({ driverId }, year, { after: undefined, limit: 51 }));
      expect(sales.answered).toBe(51);
      expect(sales.scanned).toEqual([]);
      expect(rowsOf(sales, ['rides'])).toBe(51);
      expect(rowsOf(sales, ['bills'])).toBe(51);
      const waived = await costOf(
        db,
        salesQuery({ driverId }, year, { after: undefined, limit: 51 }, waivedFees),
      );
      expect(waived.scanned).toEqual([]);
      const owed = await costOf(db, sql`${toCollectQuery(db, { driverId })}`);
      expect(owed.scanned).not.toContain('rides');
      expect(rowsOf(owed, ['rides'])).toBe(owed.answered);
      const sum = await costOf(db, toCollectSum({ driverId }));
      expect(sum.scanned).toEqual([]);
      expect(rowsOf(sum, ['rides'])).toBeLessThanOrEqual(1001);
    }
  },
);

const anOldReceipt = `
  insert into users (id, role, email, password_hash, first_name, last_name, created_at)
    values ('00000000-0000-7000-8000-000000000001', 'client', 'amelie@example.fr', '-', 'Amélie', 'Durand', '2026-01-01'),
      ('00000000-0000-7000-8000-000000000003', 'driver', 'chloe@example.fr', '-', 'Chloé', 'B', '2026-01-01');
  insert into rides (id, client_id, driver_id, status, pickup_address, pickup_lat, pickup_lng, destination_address, destination_lat,
    destination_lng, scheduled_at, created_at, distance_km, duration_minutes, estimated_cents)
    values ('00000000-0000-7000-8000-000000000002', '00000000-0000-7000-8000-000000000001',
      '00000000-0000-7000-8000-000000000003', 'completed', 'A', 48, 2, 'B', 48, 2, '2026-02-01', '2026-01-31', 10, 20, 4200);
  insert into payments (id, ride_id, method, amount_cents, state, created_at) values ('00000000-0000-7000-8000-000000000004',
    '00000000-0000-7000-8000-000000000002', 'cash', 4200, 'paid', '2026-02-01');
  insert into payment_journal (id, payment_id, ride_id, driver_id, kind, method, amount_cents, reference, at, mark)
    values (1, '00000000-0000-7000-8000-000000000004', '00000000-0000-7000-8000-000000000002',
      '00000000-0000-7000-8000-000000000003', 'cash_confirmed', 'cash', 4200, '', '2026-02-01 23:30:00Z', '-')`;
