import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { cents } from '#domain/money.ts';
import { earlierJournalText } from '#domain/payment/journal.ts';
import { anchorsIn } from '#server/chains/anchors.ts';
import { verifyJournal } from '#server/features/payments/index.ts';
import { secretBox } from '#server/secrets/secret-box.ts';
import { agreedRide } from '#tests/support/bookings.ts';
import { journal } from '#tests/support/payments.ts';
import { openWorld, type World } from '#tests/support/world.ts';

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
        update chains set last_id = 5 where name = 'payments'`,
      6,
    ],
    [
      'a line of the chain is changed',
      sql`update chain_lines set mark = 'x' where chain = 'payments' and id = 3`,
      3,
    ],
    ['a line of the chain is taken out', sql`delete from chain_lines where chain = 'payments' and id = 2`, 2],
    [
      'two lines of the chain change places',
      sql`update chain_lines one set (mark, number, at) = (
        select mark, number, at from chain_lines other where chain = 'payments' and id = 6 - one.id)
        where chain = 'payments' and id in (2, 4)`,
      2,
    ],
    [
      'a line is written beside the chain',
      sql`insert into payment_journal select 7, payment_id, ride_id, driver_id, actor_id, kind, method,
        amount_cents, reference, at, mark from payment_journal where id = 6`,
      7,
    ],
  ])('shows that %s, even by an owner of the database', async (_, statement, line) => {
    const world = await openKept();
    await withoutGuards(world);

    await statement.execute(world.deps.db);

    expect((await journal(world)).brokenAt).toBe(line);
  });

  test('shows that its end was cut off and its head put back, by the end that was noted before', async () => {
    const world = await openKept();
    const { db } = world.deps;
    const noted = await anchorsIn(db);
    await withoutGuards(world);

    await sql`delete from payment_journal where id = 6`.execute(db);
    await sql`delete from chain_lines where chain = 'payments' and id = 6`.execute(db);
    await sql`update chains set last_id = 5, last_hash = hash, last_mark = mark from chain_lines
      where name = 'payments' and chain = 'payments' and id = 5`.execute(db);

    expect((await journal(world)).brokenAt).toBeUndefined();
    expect((await verifyJournal(db, world.deps.secrets, noted)).brokenAt).toBe(6);
  });

  test.each([{ lastHash: 'another hash' }, { lastMark: 'another signature' }])(
    'shows that another line took the place of the one that was noted by %j',
    async (end) => {
      const { deps } = await openKept();

      const report = await verifyJournal(deps.db, deps.secrets, [{ chain: 'payments', lastId: 6, ...end }]);

      expect(report.brokenAt).toBe(6);
    },
  );

  test('says how many lines came after the end that was noted', async () => {
    const { deps } = await openKept();
    const [line] = await deps.db.selectFrom('chain_lines').selectAll().where('id', '=', '4').execute();
    const noted = { chain: 'payments', lastId: 4, lastHash: line?.hash };

    const report = await verifyJournal(deps.db, deps.secrets, [noted]);

    expect(report).toMatchObject({ lines: 6, brokenAt: undefined, notAnchored: 2 });
  });

  test('takes the lines of an instance of the version before, which signs them together', async () => {
    const world = await openKept();
    const [amelie, chloe] = [await world.client('Alice'), await world.driver('Karim')];
    const ride = await agreedRide(amelie, chloe);

    await writesLikeTheVersionBefore(world);
    await writesLikeTheVersionBefore(world);
    await amelie.paysCash(ride);

    expect(await journal(world)).toMatchObject({ lines: 9, brokenAt: undefined });
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

async function withoutGuards({ deps }: World): Promise<void> {
  for (const table of ['payment_journal', 'chain_lines'])
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(deps.db);
}

/** Locks the head, signs the line with the one before, writes the line, moves the head. */
async function writesLikeTheVersionBefore({ deps: { db, secrets, clock } }: World): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ last_id: string; last_mark: string }>`
      select last_id, last_mark from payment_journal_head for update`.execute(trx);
    const [head] = rows;
    const last = await trx
      .selectFrom('payment_journal')
      .selectAll()
      .where('id', '=', '6')
      .executeTakeFirstOrThrow();
    const line = { ...last, amount_cents: 0, kind: 'declined' as const, at: clock() };
    const entry = {
      paymentId: line.payment_id,
      rideId: line.ride_id,
      driverId: line.driver_id,
      actorId: line.actor_id,
      kind: line.kind,
      method: line.method,
      amount: cents(0),
      reference: line.reference,
      at: line.at,
    };
    const id = Number(head?.last_id) + 1;
    const mark = secrets.sign(earlierJournalText(entry, id, head?.last_mark ?? ''));
    await trx
      .insertInto('payment_journal')
      .values({ ...line, id: String(id), mark })
      .execute();
    await sql`update payment_journal_head set last_id = ${id}, last_mark = ${mark}`.execute(trx);
  });
}
