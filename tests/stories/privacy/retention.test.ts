import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { getRetention } from '#contract/account/personal-data.calls.ts';
import { listRideBills, requestNote } from '#contract/papers/bills.calls.ts';
import { downloadVoucher } from '#contract/papers/vouchers.calls.ts';
import { listRideMessages, sendGeneralMessage } from '#contract/people/chat.calls.ts';
import { getServiceState } from '#contract/platform/admin.calls.ts';
import { renewFollowLink } from '#contract/rides/follow-links.calls.ts';
import { addDayOff } from '#contract/time/hours.calls.ts';
import { verifyJournal } from '#server/features/payments/index.ts';
import { runDueJobs } from '#server/jobs/keep-jobs.ts';
import { openBillingWorld } from '#tests/support/billing-world.ts';
import { completedRide, rideNow, toOrly } from '#tests/support/bookings.ts';
import { worksBy } from '#tests/support/hours.ts';
import { DAY, passesTo, YEAR } from '#tests/support/retention.ts';
import { openWorld, type World } from '#tests/support/world.ts';

const rowsOf = async ({ deps: { db } }: World, table: 'outbox' | 'audit_log' | 'general_messages') =>
  (await db.selectFrom(table).select('id').execute()).length;

test('messages go a year after the ride, not before', async () => {
  const world = await openWorld();
  const [amelie, chloe] = [await world.client('Amélie'), await world.driver('Chloé')];
  const ride = await completedRide(amelie, chloe);
  await world.deps.db.updateTable('rides').set({ status: 'accepted' }).execute();
  await chloe.writes(ride, 'À tout de suite');
  await world.deps.db.updateTable('rides').set({ status: 'completed' }).execute();
  await amelie.calls(sendGeneralMessage, { body: { content: 'Merci' } });
  const left = async () =>
    [
      await world.deps.db.selectFrom('ride_messages').select('id').execute(),
      await world.deps.db.selectFrom('general_messages').select('id').execute(),
      await world.deps.db.selectFrom('general_threads').select('client_id').execute(),
    ].map((rows) => rows.length);

  await passesTo(world, 364 * DAY);
  expect(await left()).toEqual([1, 1, 1]);
  await passesTo(world, 3 * DAY);

  expect(await left()).toEqual([0, 0, 0]);
  expect((await chloe.calls(listRideMessages, { rideId: ride.id })).statusCode).toBeLessThan(500);
});

test('a message about a ride that is still to come stays, however old', async () => {
  const world = await openWorld();
  const [amelie, chloe] = [await world.client('Amélie'), await world.driver('Chloé')];
  const ride = (await amelie.books()).json();
  await amelie.writes(ride, 'Pour l’an prochain');
  await world.deps.db
    .updateTable('rides')
    .set({ scheduled_at: new Date('2027-06-01T10:00:00Z') })
    .execute();

  await passesTo(world, YEAR + DAY);

  expect(await world.deps.db.selectFrom('ride_messages').select('content').execute()).toHaveLength(1);
  expect(await chloe.isKnownAs()).toBeNull();
});

test('what was sent goes after six months, the journal after twelve', async () => {
  const world = await openWorld();
  const [amelie, ines] = [await world.client('Amélie'), await world.admin('Inès')];
  await amelie.books();
  await ines.blocks(amelie);
  expect([await rowsOf(world, 'outbox'), await rowsOf(world, 'audit_log')]).toEqual([1, 1]);

  await passesTo(world, 180 * DAY);
  expect([await rowsOf(world, 'outbox'), await rowsOf(world, 'audit_log')]).toEqual([1, 1]);
  await passesTo(world, 10 * DAY);
  expect([await rowsOf(world, 'outbox'), await rowsOf(world, 'audit_log')]).toEqual([0, 1]);
  await passesTo(world, 180 * DAY);

  expect(await rowsOf(world, 'audit_log')).toBe(0);
});

test('what was told of an order goes after six months, its question for the evening before stays until it is asked', async () => {
  const world = await openWorld();
  const chloe = await world.driver('Chloé');
  await chloe.takesOrder({ ride: { ...toOrly, scheduledAt: '2027-02-01T10:00:00.000Z' } });
  const kept = async () => {
    const entries = await world.deps.db.selectFrom('outbox').select(['event', 'state']).execute();
    return new Set(entries.map(({ event, state }) => `${event} ${state}`));
  };
  expect(await kept()).toEqual(new Set(['order_link waiting', 'confirmation_missing waiting']));

  await passesTo(world, 200 * DAY);
  expect(await kept()).toEqual(new Set(['confirmation_missing waiting']));
  await passesTo(world, 260 * DAY);

  expect(await kept()).toEqual(new Set());
});

test('a day off goes a year after its end, the hours stay', async () => {
  const world = await openWorld();
  const chloe = await world.driver('Chloé');
  await worksBy(chloe);
  await chloe.calls(addDayOff, {
    body: { firstDay: '2026-05-08', lastDay: '2026-05-08', from: null, to: null, reason: 'Hôpital' },
  });
  const left = async () => [
    (await world.deps.db.selectFrom('days_off').select('id').execute()).length,
    (await world.deps.db.selectFrom('driver_hours').select('user_id').execute()).length,
  ];

  await passesTo(world, 369 * DAY);
  expect(await left()).toEqual([1, 1]);
  await passesTo(world, DAY);

  expect(await left()).toEqual([0, 1]);
});

test('more than a batch goes in one run', async () => {
  const world = await openWorld();
  const at = world.deps.clock();
  const lines = Array.from({ length: 1_201 }, () => ({
    action: 'logo_changed' as const,
    subject: 'Logo',
    at,
  }));
  await world.deps.db.insertInto('audit_log').values(lines).execute();

  expect(await passesTo(world, YEAR + DAY)).toBe(1_201);
  expect(await passesTo(world, DAY)).toBe(0);
});

test('three years after the ride its addresses, notes and reasons go, its price and times stay', async () => {
  const world = await openWorld();
  const [amelie, chloe, ines] = [
    await world.client('Amélie'),
    await world.driver('Chloé'),
    await world.admin('Inès'),
  ];
  const ride = await completedRide(amelie, chloe);
  await passesTo(world, 3 * YEAR - 5 * DAY);
  await ines.signsIn(ines.email, ines.password);
  expect(await rideNow(ines, ride)).toMatchObject({ pickupAddress: ride.pickupAddress });

  await passesTo(world, 6 * DAY);

  expect(await rideNow(ines, ride)).toMatchObject({
    pickupAddress: 'Adresse effacée',
    destinationLat: null,
    estimatedPrice: ride.estimatedPrice,
    scheduledAt: ride.scheduledAt,
  });
});

test('the secret addresses of a ride go with its details', async () => {
  const world = await openWorld();
  const chloe = await world.driver('Chloé');
  const { ride } = (await chloe.takesOrder()).json();
  await chloe.calls(renewFollowLink, { id: ride.id });
  await chloe.cancels(ride);
  const left = async () =>
    await Promise.all(
      (['guest_links', 'follow_links'] as const).map(
        async (table) => (await world.deps.db.selectFrom(table).select('ride_id').execute()).length,
      ),
    );

  await passesTo(world, 3 * YEAR - 5 * DAY);
  expect(await left()).toEqual([1, 1]);
  await passesTo(world, 10 * DAY);

  expect(await left()).toEqual([0, 0]);
});

test('who paid goes ten years after the end of the year, and the journal of payments stays proved', async () => {
  const world = await openBillingWorld();
  const ride = await completedRide(world.amelie, world.chloe);
  await world.chloe.confirmsCash(ride);
  const { db, secrets, clock } = world.deps;
  const names = async () =>
    (await sql<{ client_name: string }>`select client_name from payment_journal`.execute(db)).rows;
  const minutesTo = (day: string) => (Date.parse(day) - clock().getTime()) / 60_000;

  await passesTo(world, minutesTo('2036-12-31T22:00:00Z'));
  const kept = await names();
  await passesTo(world, minutesTo('2036-12-31T23:30:00Z'));

  expect(kept).toEqual([{ client_name: 'Amélie Martin' }]);
  expect(await names()).toEqual([{ client_name: '' }]);
  expect(await verifyJournal(db, secrets)).toMatchObject({ lines: 1, brokenAt: undefined });
  await expect(sql`update payment_journal set amount_cents = 1`.execute(db)).rejects.toThrow('append-only');
  await expect(sql`update payment_journal set client_name = 'Bob'`.execute(db)).rejects.toThrow(
    'append-only',
  );
});

test('the job runs once a day on one instance, and the admin reads what went and when', async () => {
  const world = await openWorld();
  const [amelie, ines] = [await world.client('Amélie'), await world.admin('Inès')];
  await amelie.books();
  await runDueJobs(world.deps);
  world.passes(200 * DAY);
  const taken = await Promise.all([runDueJobs(world.deps), runDueJobs(world.deps)]);
  const again = await runDueJobs(world.deps);
  await ines.signsIn(ines.email, ines.password);

  const { ranAt, rules } = (await ines.calls(getRetention)).json();
  const { jobs } = (await ines.calls(getServiceState)).json();

  expect(taken.flat().filter((name) => name === 'retention')).toHaveLength(1);
  expect(again).not.toContain('retention');
  const now = world.deps.clock().toISOString();
  expect(ranAt).toBe(now);
  expect(rules.find(({ rule }) => rule === 'outbox')).toEqual({
    rule: 'outbox',
    lastAt: now,
    lastRemoved: 1,
    removed: 1,
  });
  expect(rules.find(({ rule }) => rule === 'invoices')).toMatchObject({ lastAt: null, removed: 0 });
  expect(jobs.find(({ name }) => name === 'retention')).toMatchObject({ failures: 0 });
});

test('papers whose content went say on which day, and are no more to be had', async () => {
  const world = await openBillingWorld();
  const { amelie, chloe, ines } = world;
  const ride = await completedRide(amelie, chloe);
  await amelie.calls(requestNote, { id: ride.id });
  const papers = async () => {
    await ines.signsIn(ines.email, ines.password);
    const [found] = (await ines.calls(listRideBills, { query: { ids: ride.id } })).json();
    return found;
  };

  await passesTo(world, 3 * YEAR);
  const [voucherDay, withoutVoucher] = [world.deps.clock().toISOString(), await papers()];
  await passesTo(world, 8 * YEAR);
  const withoutNote = await papers();

  expect(withoutVoucher).toMatchObject({
    voucher: { version: 1, erasedAt: voucherDay },
    bills: [{ kind: 'note', isKept: true, erasedAt: null }],
  });
  expect((await ines.calls(downloadVoucher, { id: ride.id, query: {} })).statusCode).toBe(404);
  expect(withoutNote?.bills).toMatchObject([{ isKept: false, erasedAt: world.deps.clock().toISOString() }]);
});
