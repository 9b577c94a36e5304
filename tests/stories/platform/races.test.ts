import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { eraseUser } from '#contract/account/personal-data.calls.ts';
import { changeUser } from '#contract/platform/admin.calls.ts';
import { newId } from '#server/db/uuid.ts';
import { booked } from '#tests/support/bookings.ts';
import type { Person } from '#tests/support/people.ts';
import { waitingIn } from '#tests/support/waiting-in.ts';
import { openWorld, type World } from '#tests/support/world.ts';

const RIDES = 200;

/** As many requests as we want, written as the first one was. */
async function manyRequests({ deps, client }: World): Promise<string[]> {
  const first = await booked(await client('Amélie'));
  const { number: _, ...row } = await deps.db
    .selectFrom('rides')
    .selectAll()
    .where('id', '=', first.id)
    .executeTakeFirstOrThrow();
  const lists = { price_lines: '[]', final_lines: '[]', stops: '[]' };
  const copies = Array.from({ length: RIDES - 1 }, () => ({ ...row, ...lists, id: newId() }));
  await deps.db.insertInto('rides').values(copies).execute();
  return [first.id, ...copies.map(({ id }) => id)];
}

test('six drivers accept each of two hundred requests at once: one winner each, and one line of history', async () => {
  const world = await openWorld({ options: { rateLimitScale: 1000 } });
  const rides = await manyRequests(world);
  const drivers = await Promise.all(
    ['Chloé', 'Yann', 'Nadia', 'Ali', 'Zoé', 'Max'].map((name) => world.driver(name)),
  );
  const statuses: number[] = [];

  for (const id of rides) {
    const answers = await Promise.all(drivers.map((driver) => driver.accepts({ id })));
    statuses.push(...answers.map(({ statusCode }) => statusCode));
    const sentences = answers
      .filter(({ statusCode }) => statusCode === 409)
      .map((answer) => answer.json().code);
    expect(sentences).toEqual(Array.from({ length: 5 }, () => 'ride_taken'));
  }

  expect(statuses.filter((status) => status === 200)).toHaveLength(RIDES);
  const accepts = await world.deps.db
    .selectFrom('ride_events')
    .innerJoin('rides', 'rides.id', 'ride_events.ride_id')
    .whereRef('rides.driver_id', '=', 'ride_events.actor_id')
    .where('move', '=', 'accept')
    .select('ride_id')
    .distinct()
    .execute();
  expect(accepts).toHaveLength(RIDES);
});

const losses = {
  blocked: (ines: Person, { id }: Person) => ines.blocks({ id }),
  'made a client': (ines: Person, { id }: Person) => ines.calls(changeUser, { id, body: { role: 'client' } }),
  erased: (ines: Person, { id }: Person) => ines.calls(eraseUser, { id }),
};

describe.each(Object.entries(losses))('a driver who is %s just then', (_, loses) => {
  test('gets no ride by an acceptance that had passed the access check', async () => {
    const world = await openWorld();
    const [ines, chloe] = [await world.admin('Inès'), await world.driver('Chloé')];
    const ride = await booked(await world.client('Amélie'));

    const { lost, late } = await lateFor(
      world,
      () => loses(ines, chloe),
      () => chloe.accepts(ride),
    );

    expect(lost.statusCode).toBe(200);
    expect([late.statusCode, late.json()]).toMatchObject([401, { code: 'signed_out' }]);
    expect(await statesIn(world)).toEqual(['pending']);
  });

  test('gets none by an order that was typed', async () => {
    const world = await openWorld();
    const [ines, chloe] = [await world.admin('Inès'), await world.driver('Chloé')];

    const { lost, late } = await lateFor(
      world,
      () => loses(ines, chloe),
      () => chloe.takesOrder(),
    );

    expect(lost.statusCode).toBe(200);
    expect([late.statusCode, late.json()]).toMatchObject([401, { code: 'signed_out' }]);
    expect(await statesIn(world)).toEqual([]);
  });
});

/** The journal is held, so that the loss has done everything but its last line when the other request comes. */
async function lateFor<Lost, Late>(
  { deps }: World,
  loses: () => Promise<Lost>,
  acts: () => Promise<Late>,
): Promise<{ lost: Lost; late: Late }> {
  const gate = await deps.db.startTransaction().execute();
  await sql`lock table audit_log in share mode`.execute(gate);
  const losing = loses();
  await expect.poll(() => waitingIn(deps)).toBe(1);
  const acting = acts();
  await expect.poll(() => waitingIn(deps)).toBe(2);
  await gate.commit().execute();
  return { lost: await losing, late: await acting };
}

async function statesIn({ deps }: World): Promise<string[]> {
  const rides = await deps.db.selectFrom('rides').select('status').execute();
  return rides.map(({ status }) => status);
}
