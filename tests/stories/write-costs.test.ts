import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newId } from '#server/db/uuid.ts';
import { booked, completedRide, quoted, startedRide } from '#tests/support/bookings.ts';
import type { Person } from '#tests/support/people.ts';
import { withRule } from '#tests/support/prices.ts';
import { countStatements } from '#tests/support/statement-counter.ts';
import { openWorld, type World } from '#tests/support/world.ts';

/** Settings and prices are read once; what is counted is every request after the first. */
async function openBusyWorld() {
  const world = await openWorld();
  await withRule(world);
  const [amelie, chloe] = [await world.client('Amélie'), await world.driver('Chloé')];
  await booked(amelie);
  return { ...world, amelie, chloe };
}

/** What `act` sends to PostgreSQL, begin and commit included; announcements leave after the commits, and are told apart. */
async function statementsOf({ deps }: World, act: () => Promise<unknown>) {
  await deps.pool.announced();
  const { texts } = countStatements();
  await act();
  await deps.pool.announced();
  const own = texts.filter((text) => !text.includes('pg_snapshot_xmin'));
  const sent = own.filter((text) => !text.includes('pg_notify'));
  return { sent, announced: own.length - sent.length };
}

async function booking(world: World, client: Person) {
  const { quoteId } = await quoted(client);
  let status = 0;
  const statements = await statementsOf(world, async () => {
    status = (await client.books({ quoteId }, { 'idempotency-key': newId() })).statusCode;
  });
  return { status, ...statements };
}

const session = expect.stringContaining('from sessions join users');
const standing = expect.stringContaining('as open_requests');
const write = expect.stringContaining('insert into ride_events');

/** The transactions that wrote something: only those have a number. */
async function writesOf({ deps }: World, act: () => Promise<unknown>): Promise<number> {
  const number = async () => {
    const { rows } = await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(deps.db);
    return Number(rows[0]?.id);
  };
  const before = await number();
  await act();
  await deps.pool.announced();
  return (await number()) - before - 1;
}

test('a newcomer books in three statements: session, standing, and one that writes everything', async () => {
  const world = await openBusyWorld();

  const { status, sent, announced } = await booking(world, world.amelie);

  expect(status).toBe(200);
  expect(sent).toEqual([session, standing, write]);
  expect(announced).toBe(1);
});

test('so does a client who has travelled before', async () => {
  const world = await openBusyWorld();
  await completedRide(world.amelie, world.chloe);

  const { status, sent } = await booking(world, world.amelie);

  expect(status).toBe(200);
  expect(sent).toHaveLength(3);
});

test('a booking is one commit, and one more announces it to every instance', async () => {
  const world = await openBusyWorld();

  expect(await writesOf(world, () => world.amelie.books())).toBe(2);
});

test('a booking sent again is answered in three statements, none of which writes', async () => {
  const world = await openBusyWorld();
  const key = { 'idempotency-key': 'again' };
  await world.amelie.books({}, key);

  expect(await writesOf(world, () => world.amelie.books({}, key))).toBe(0);
  const { sent } = await statementsOf(world, () => world.amelie.books({}, key));
  expect(sent).toEqual([session, standing, expect.stringContaining('from "rides"')]);
});

test('a driver accepts in three statements: session, what the ride is now, and one that writes everything', async () => {
  const world = await openBusyWorld();
  const ride = await booked(world.amelie);

  const { sent, announced } = await statementsOf(world, () => world.chloe.accepts(ride));

  expect(sent).toEqual([session, expect.stringContaining('from rides where id = $1'), write]);
  expect(announced).toBe(1);
});

test('every other move of a ride costs the same', async () => {
  const world = await openBusyWorld();
  const { amelie, chloe } = world;
  const ride = await startedRide(amelie, chloe);
  const other = await booked(amelie);

  const moves = [
    () => chloe.undoesStart(ride),
    () => chloe.starts(ride),
    () => chloe.completes(ride, '52.00'),
    () => amelie.cancels(other),
  ];

  const { sent } = await statementsOf(world, async () => {
    for (const move of moves) await move();
  });

  expect(sent).toHaveLength(3 * moves.length);
});

test('what is committed while an announcement is under way is announced with the next', async () => {
  const world = await openBusyWorld();
  const { pool } = world.deps;

  const { announced } = await statementsOf(world, async () => {
    for (let commit = 0; commit < 10; commit += 1) pool.announce([{ notices: [`news ${commit}`] }]);
  });

  expect(announced).toBe(2);
});
