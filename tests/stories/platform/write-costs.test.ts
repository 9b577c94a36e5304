import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newId } from '#server/db/uuid.ts';
import { attemptKey } from '#server/http/shared-limits.ts';
import { booked, completedRide, quoted, startedRide } from '#tests/support/bookings.ts';
import type { Person } from '#tests/support/people.ts';
import { withRule } from '#tests/support/prices.ts';
import { countStatements, isOfRequest } from '#tests/support/statement-counter.ts';
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
  const announced = texts.filter((text) => text.includes('pg_notify')).length;
  return { sent: texts.filter(isOfRequest), announced };
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
const standing = expect.stringContaining('as hour_count');
const voucherFacts = expect.stringContaining('voucher_facts.revision');
const write = expect.stringContaining('insert into ride_events');

/** The transactions that wrote a ride and all that goes with its booking. */
async function transactionsOf({ deps }: World, client: Person, rideId: string): Promise<string[]> {
  const counts = [`book:${client.id}`, 'book:newcomers:127.0.0.1'].map(attemptKey);
  const { rows } = await sql<{ name: string; xmin: string }>`
    select 'ride' as name, xmin::text from rides where id = ${rideId}
    union all select 'history', xmin::text from ride_events where ride_id = ${rideId}
    union all select 'outbox', xmin::text from outbox where ride_id = ${rideId}
    union all select 'key', xmin::text from booking_keys where ride_id = ${rideId}
    union all select 'count', xmin::text from attempts where key = any (${counts})
    union all select 'notice', tx::text from notices where notice like ${`%${rideId}%`}`.execute(deps.db);
  const names = ['count', 'history', 'key', 'notice', 'outbox', 'ride'];
  expect([...new Set(rows.map(({ name }) => name))].toSorted()).toEqual(names);
  return [...new Set(rows.map(({ xmin }) => xmin))];
}

async function countedIn({ deps }: World) {
  return await deps.db.selectFrom('attempts').select(['key', 'count']).orderBy('key').execute();
}

test('a newcomer books in two statements: session, and one that writes everything if it may', async () => {
  const world = await openBusyWorld();

  const { status, sent, announced } = await booking(world, world.amelie);

  expect(status).toBe(200);
  expect(sent).toEqual([session, write]);
  expect(announced).toBe(1);
});

test('so does a client who has travelled before', async () => {
  const world = await openBusyWorld();
  await completedRide(world.amelie, world.chloe);

  const { status, sent } = await booking(world, world.amelie);

  expect(status).toBe(200);
  expect(sent).toEqual([session, write]);
});

test('a booking is one commit: the counts, the key, the ride, its history, its messages and its notice', async () => {
  const world = await openBusyWorld();

  const ride = (await world.amelie.books({}, { 'idempotency-key': 'once' })).json();

  expect(await transactionsOf(world, world.amelie, ride.id)).toHaveLength(1);
});

test('a booking sent again is answered with what the first one wrote, and nothing more is written', async () => {
  const world = await openBusyWorld();
  const { quoteId } = await quoted(world.amelie);
  const books = () => world.amelie.books({ quoteId }, { 'idempotency-key': 'again' });
  await books();
  const before = await countedIn(world);

  const { sent, announced } = await statementsOf(world, books);

  expect(sent).toEqual([session, write, standing, expect.stringContaining('from "rides"')]);
  expect(announced).toBe(0);
  expect(await countedIn(world)).toEqual(before);
});

test('a driver accepts in four statements: session, ride, what its voucher prints, and one that writes everything', async () => {
  const world = await openBusyWorld();
  const ride = await booked(world.amelie);

  const { sent, announced } = await statementsOf(world, () => world.chloe.accepts(ride));

  expect(sent).toEqual([
    session,
    expect.stringContaining('from "rides" where "id" = $1'),
    voucherFacts,
    write,
  ]);
  expect(announced).toBe(1);
});

test('an acceptance is one commit: the ride, its history, its voucher with the line of the chain and the document', async () => {
  const world = await openBusyWorld();
  const ride = await booked(world.amelie);

  await world.chloe.accepts(ride);

  const { rows } = await sql<{ name: string; xmin: string }>`
    select 'ride' as name, xmin::text from rides where id = ${ride.id}
    union all select 'history', xmin::text from ride_events where ride_id = ${ride.id} and move = 'accept'
    union all select 'voucher', xmin::text from vouchers where ride_id = ${ride.id}
    union all select 'line', xmin::text from chain_lines where chain = 'vouchers'
    union all select 'document', xmin::text from chain_documents where chain = 'vouchers'`.execute(
    world.deps.db,
  );
  expect(rows.map(({ name }) => name)).toEqual(['ride', 'history', 'voucher', 'line', 'document']);
  expect(new Set(rows.map(({ xmin }) => xmin)).size).toBe(1);
});

test('every other move of a ride costs the same', async () => {
  const world = await openBusyWorld();
  const { amelie, chloe } = world;
  const ride = await startedRide(amelie, chloe);
  const other = await booked(amelie);

  const moves = [() => chloe.undoesStart(ride), () => chloe.starts(ride), () => amelie.cancels(other)];

  const { sent } = await statementsOf(world, async () => {
    for (const move of moves) await move();
  });

  expect(sent).toHaveLength(3 * moves.length);
});

test('completing a ride writes its note with it: one transaction, two statements more', async () => {
  const world = await openBusyWorld();
  const ride = await startedRide(world.amelie, world.chloe);

  const { sent } = await statementsOf(world, () => world.chloe.completes(ride));

  expect(sent).toEqual([
    session,
    expect.stringContaining('from "rides" where "id" = $1'),
    'begin',
    write,
    expect.stringContaining('join "billing_details"'),
    expect.stringContaining('append_document'),
    'commit',
  ]);
});

test('what is committed while an announcement is under way is announced with the next', async () => {
  const world = await openBusyWorld();
  const { pool } = world.deps;

  const { announced } = await statementsOf(world, async () => {
    for (let commit = 0; commit < 10; commit += 1) pool.announce([{ notices: [`news ${commit}`] }]);
  });

  expect(announced).toBe(2);
});
