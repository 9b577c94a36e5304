import { expect, test } from 'vitest';
import { newId } from '#server/db/uuid.ts';
import { booked } from '#tests/support/bookings.ts';
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

test('six drivers accept each of two hundred requests at once: one winner each, and one line of history', {
  timeout: 90_000,
}, async () => {
  const world = await openWorld({ options: { rateLimitScale: 1000 } });
  const rides = await manyRequests(world);
  const drivers = await Promise.all(
    ['Chloé', 'Yann', 'Nadia', 'Ali', 'Zoé', 'Max'].map((name) => world.driver(name)),
  );
  const statuses: number[] = [];

  for (const id of rides) {
    const answers = await Promise.all(drivers.map((driver) => driver.accepts({ id })));
    statuses.push(...answers.map(({ statusCode }) => statusCode));
    const told = answers.filter(({ statusCode }) => statusCode === 409).map((answer) => answer.json().code);
    expect(told).toEqual(Array.from({ length: 5 }, () => 'ride_taken'));
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
