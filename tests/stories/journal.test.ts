import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { anchorIn, verifyJournal } from '#server/features/payments/index.ts';
import { secretBox } from '#server/secrets/secret-box.ts';
import { agreedRide } from '#tests/support/bookings.ts';
import { journal } from '#tests/support/payments.ts';
import { openWorld } from '#tests/support/world.ts';

/** Three rides paid in cash: six lines. */
const openKept = async () => {
  const world = await openWorld();
  const amelie = await world.client('Amélie');
  const chloe = await world.driver('Chloé');
  for (let count = 0; count < 3; count += 1) {
    const ride = await agreedRide(amelie, chloe);
    await amelie.paysCash(ride);
    await chloe.confirmsCash(ride);
  }
  return world;
};

describe('the payment journal', () => {
  test('follows from its first line to its last', async () => {
    const world = await openKept();

    expect(await journal(world)).toMatchObject({ lines: 6, brokenAt: undefined });
  });

  test('stays in line when many write at once', async () => {
    const world = await openWorld({ options: { rateLimitScale: 100 } });
    const amelie = await world.client('Amélie');
    const chloe = await world.driver('Chloé');
    const rides = [];
    for (let count = 0; count < 12; count += 1) rides.push(await agreedRide(amelie, chloe));

    await Promise.all(rides.map((ride) => amelie.paysCash(ride)));

    expect(await journal(world)).toMatchObject({ lines: 12, brokenAt: undefined });
  });

  test.each([
    ['changed', sql`update payment_journal set amount_cents = 1 where id = 2`],
    ['deleted', sql`delete from payment_journal where id = 2`],
    ['emptied', sql`truncate payment_journal`],
  ])('cannot be %s', async (_, statement) => {
    const { deps } = await openKept();

    await expect(statement.execute(deps.db)).rejects.toThrow('append-only');
  });

  test.each([
    ['an amount is changed', sql`update payment_journal set amount_cents = 1 where id = 4`, 4],
    ['a line is taken out', sql`delete from payment_journal where id = 3`, 3],
    ['the last line is cut off', sql`delete from payment_journal where id = 6`, 6],
    [
      'two lines change places',
      sql`update payment_journal set id = case id when 2 then 4 else 2 end + 100 where id in (2, 4)`,
      2,
    ],
    [
      'the last line and the head are cut off together',
      sql`with cut as (delete from payment_journal where id = 6)
        update payment_journal_head set last_id = 5`,
      6,
    ],
  ])('shows that %s, even by an owner of the database', async (_, statement, line) => {
    const world = await openKept();
    await sql`alter table payment_journal disable trigger user`.execute(world.deps.db);

    await statement.execute(world.deps.db);

    expect((await journal(world)).brokenAt).toBe(line);
  });

  test('shows that its end was cut off and its head put back, by the end that was noted before', async () => {
    const world = await openKept();
    const { db } = world.deps;
    const noted = await anchorIn(db);
    await sql`alter table payment_journal disable trigger user`.execute(db);

    await sql`delete from payment_journal where id = 6`.execute(db);
    await sql`update payment_journal_head set last_id = 5,
      last_mark = (select mark from payment_journal where id = 5)`.execute(db);

    expect((await journal(world)).brokenAt).toBeUndefined();
    expect((await verifyJournal(db, world.deps.secrets, [noted])).brokenAt).toBe(6);
  });

  test('shows that another line took the place of the one that was noted', async () => {
    const world = await openKept();
    const { db, secrets } = world.deps;

    const report = await verifyJournal(db, secrets, [{ lastId: 6, lastMark: 'another signature' }]);

    expect(report.brokenAt).toBe(6);
  });

  test.each([
    [
      'a payment',
      sql`update payments set amount_cents = 1 where number = 2`,
      { payments: ['P-2026-000002'], rides: [] },
    ],
    [
      'a ride',
      sql`update rides set payment_status = 'unpaid' where number = 3`,
      { payments: [], rides: [3] },
    ],
    [
      'a confirmation',
      sql`update rides set cash_confirmed_at = null where number = 1`,
      { payments: ['P-2026-000001'], rides: [] },
    ],
  ])('shows that %s differs from it', async (_, statement, differences) => {
    const world = await openKept();

    await statement.execute(world.deps.db);

    expect(await journal(world)).toMatchObject({ brokenAt: undefined, differences });
  });

  test('cannot be written anew without the secret key', async () => {
    const world = await openKept();
    const stranger = secretBox('another secret key of at least 32 chars');

    expect((await verifyJournal(world.deps.db, stranger)).brokenAt).toBe(1);
  });
});
