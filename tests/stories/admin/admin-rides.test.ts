import { expect, test } from 'vitest';
import {
  getFigures,
  getJournal,
  getOutbox,
  getServiceState,
  listAllRides,
  listUsers,
} from '#contract/platform/admin.calls.ts';
import type { AdminRidesQuery } from '#contract/platform/admin-rides.ts';
import { booked } from '#tests/support/bookings.ts';
import type { Answer } from '#tests/support/people.ts';
import { openWorld } from '#tests/support/world.ts';

const onDay = (day: number) => ({ scheduledAt: `2026-05-${String(day).padStart(2, '0')}T12:00:00.000Z` });

async function threeRides() {
  const world = await openWorld();
  const [ines, amelie, karim] = [
    await world.admin('Inès'),
    await world.client('Amélie'),
    await world.client('Karim'),
  ];
  const chloe = await world.driver('Chloé');
  const rides = [
    await booked(amelie, onDay(5)),
    await booked(karim, onDay(6)),
    await booked(karim, onDay(7)),
  ];
  await chloe.accepts({ id: rides[1]?.id ?? '' });
  const numbers = async (query: AdminRidesQuery) =>
    (await ines.calls(listAllRides, { query })).json().map((ride) => ride.number);
  return { ...world, ines, karim, chloe, first: rides[0], second: rides[1], third: rides[2], numbers };
}

test('the admin reads every ride, latest departure first', async () => {
  const { ines, first, second, third } = await threeRides();

  const rides = (await ines.calls(listAllRides)).json();

  expect(rides.map((ride) => ride.number)).toEqual([third?.number, second?.number, first?.number]);
  expect(rides[1]).toMatchObject({
    status: 'accepted',
    driver: { firstName: 'Chloé' },
    client: { firstName: 'Karim' },
  });
});

test('rides are found by status, by number, by their people and by day in Paris', async () => {
  const { numbers, first, second, third } = await threeRides();

  expect(await numbers({ status: 'accepted' })).toEqual([second?.number]);
  expect(await numbers({ search: String(first?.number) })).toEqual([first?.number]);
  expect(await numbers({ search: 'amelie' })).toEqual([first?.number]);
  expect(await numbers({ search: 'chloé' })).toEqual([second?.number]);
  expect(await numbers({ search: 'karim@', status: 'pending' })).toEqual([third?.number]);
  expect(await numbers({ search: '%' })).toEqual([]);
  expect(await numbers({ from: '2026-05-06', to: '2026-05-06' })).toEqual([second?.number]);
  expect(await numbers({ from: '2026-05-06' })).toEqual([third?.number, second?.number]);
});

test('a day ends at midnight in Paris', async () => {
  const { numbers, karim } = await threeRides();
  const late = await booked(karim, { scheduledAt: '2026-05-09T21:59:00.000Z' });
  await booked(karim, { scheduledAt: '2026-05-09T22:00:00.000Z' });

  expect(await numbers({ from: '2026-05-09', to: '2026-05-09' })).toEqual([late.number]);
});

test('pages follow each other without a gap', async () => {
  const { ines, karim, deps } = await threeRides();
  const { number: _, ...model } = await deps.db
    .selectFrom('rides')
    .selectAll()
    .where('status', '=', 'pending')
    .limit(1)
    .executeTakeFirstOrThrow();
  const more = Array.from({ length: 42 }, (__, index) => ({
    ...model,
    id: `00000000-0000-7000-8000-0000000000${10 + index}`,
    client_id: karim.id,
    price_lines: JSON.stringify(model.price_lines),
    stops: '[]',
    final_lines: '[]',
  }));
  await deps.db.insertInto('rides').values(more).execute();

  const seen: string[] = [];
  let cursor: string | undefined = '';
  while (cursor !== undefined) {
    const answer: Answer<typeof listAllRides> = await ines.calls(listAllRides, {
      query: { ...(cursor && { before: cursor }) },
    });
    seen.push(...answer.json().map((ride) => ride.id));
    cursor = answer.headers['x-next-cursor']?.toString();
  }

  expect(seen).toHaveLength(45);
  expect(new Set(seen).size).toBe(45);
});

test.each(['status=flying', 'before=garbage', 'from=hier', 'to=2026-13-01'])(
  '%s is refused',
  async (query) => {
    const { admin } = await openWorld();

    expect((await (await admin('Inès')).sends('GET', `${listAllRides.path}?${query}`)).statusCode).toBe(400);
  },
);

test('no answer for the admin contains a message', async () => {
  const { ines, karim, chloe, second, deps } = await threeRides();
  const said = {
    id: '00000000-0000-7000-8000-000000000001',
    content: 'un secret entre nous',
    created_at: deps.clock(),
  };
  await deps.db
    .insertInto('ride_messages')
    .values({ ...said, ride_id: second?.id ?? '', sender_id: karim.id, receiver_id: chloe.id })
    .execute();

  const reads = [listAllRides, getJournal, listUsers, getOutbox, getServiceState, getFigures];
  const bodies = await Promise.all(reads.map(async (read) => (await ines.calls(read)).body));

  expect(bodies.join()).not.toContain('un secret entre nous');
  expect(bodies.join()).not.toContain('argon2');
});
