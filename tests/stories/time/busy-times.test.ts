import { expect, test } from 'vitest';
import { busyTimesBetween } from '#server/features/calendars/index.ts';
import { applyRetention } from '#server/features/personal-data/apply-retention.ts';
import { openWorld, type World } from '#tests/support/world.ts';

const at = (text: string) => new Date(`${text}:00Z`);

async function isBusy({ deps: { db } }: World, userId: string, spans: [string, string][]): Promise<void> {
  await db
    .insertInto('own_calendars')
    .values({ user_id: userId, address: 'sealed', next_read_at: at('2026-05-04T08:00') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('busy_times')
    .values(spans.map(([from, to]) => ({ user_id: userId, starts_at: at(from), ends_at: at(to) })))
    .execute();
}

test('the busy times of the drivers who are asked for, in a window that none of them only touches', async () => {
  const world = await openWorld();
  const [chloe, malik, theo] = [
    await world.driver('Chloé'),
    await world.driver('Malik'),
    await world.driver('Théo'),
  ];
  await isBusy(world, chloe.id, [
    ['2026-05-07T08:00', '2026-05-07T10:00'],
    ['2026-05-07T09:30', '2026-05-07T11:00'],
    ['2026-05-07T12:00', '2026-05-07T13:00'],
  ]);
  await isBusy(world, malik.id, [['2026-05-06T00:00', '2026-05-09T00:00']]);
  await isBusy(world, theo.id, [['2026-05-07T10:00', '2026-05-07T11:00']]);

  const from = at('2026-05-07T10:00');
  const found = await busyTimesBetween(world.deps.db, [chloe.id, malik.id], from, at('2026-05-07T12:00'));

  expect(found).toEqual([
    { driverId: malik.id, startsAt: at('2026-05-06T00:00'), endsAt: at('2026-05-09T00:00') },
    { driverId: chloe.id, startsAt: at('2026-05-07T09:30'), endsAt: at('2026-05-07T11:00') },
  ]);
  expect(await busyTimesBetween(world.deps.db, [], from, at('2026-05-07T12:00'))).toEqual([]);
});

test('a busy time goes thirty days after its end, not before', async () => {
  const world = await openWorld();
  const chloe = await world.driver('Chloé');
  await isBusy(world, chloe.id, [['2026-05-04T08:00', '2026-05-04T09:00']]);
  const left = async () =>
    (await world.deps.db.selectFrom('busy_times').select('starts_at').execute()).length;

  world.passes(30 * 24 * 60 + 60);
  await applyRetention(world.deps);
  expect(await left()).toBe(1);
  world.passes(60);
  await applyRetention(world.deps);

  expect(await left()).toBe(0);
});
