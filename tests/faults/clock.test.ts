import { describe, expect, test } from 'vitest';
import { listRidesOfDay } from '#contract/rides/rides.calls.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { driverTabsOf } from '#domain/ride/tabs.ts';
import { runDueJobs } from '#server/jobs/keep-jobs.ts';
import { agreedRide, booked } from '#tests/support/bookings.ts';
import type { Person } from '#tests/support/people.ts';
import { withRule } from '#tests/support/prices.ts';
import { openWorld, type World } from '#tests/support/world.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

describe('when the clock jumps', () => {
  test('forward, back and forward again, an unanswered request expires once', async () => {
    const world = await openWorld();
    const amelie = await world.client('Amélie');
    const ride = await booked(amelie);

    for (const jump of [2 * DAY, -3 * DAY, DAY, 2 * DAY, -DAY, DAY]) {
      world.passes(jump);
      await Promise.all([runDueJobs(world.deps), runDueJobs(world.deps), runDueJobs(world.deps)]);
    }

    expect(await movesOf(world, ride)).toEqual(['book', 'expire']);
  });

  test('back by a day, background work goes on at once and not a day later', async () => {
    const { deps, passes } = await openWorld();
    passes(DAY);
    await runDueJobs(deps);

    passes(-DAY);
    const after = await runDueJobs(deps);
    const again = await runDueJobs(deps);

    expect(after).toContain('payments');
    expect(again).toEqual([]);
  });
});

/** Every half hour of the night, by the clock of the world and as the clocks of Paris show it. */
const nights = [
  {
    name: 'to winter time, when one hour comes twice',
    day: '2026-10-25',
    from: '2026-10-24T22:00:00.000Z',
    hours: [0, 1, 2, 2, 3, 4],
    lastOfDay: '2026-10-25T22:59:00.000Z',
  },
  {
    name: 'to summer time, when one hour never comes',
    day: '2027-03-28',
    from: '2027-03-27T23:00:00.000Z',
    hours: [0, 1, 3, 4, 5, 6],
    lastOfDay: '2027-03-28T21:59:00.000Z',
  },
];

describe.each(nights)('in the night $name', ({ day, from, hours, lastOfDay }) => {
  const moments = hours.flatMap((hour, index) =>
    [0, 30].map((minutes) => ({
      hour,
      scheduledAt: new Date(new Date(from).getTime() + (index * HOUR + minutes) * 60_000).toISOString(),
    })),
  );

  test('each ride is priced by the hour that Paris shows', async () => {
    const world = await openWorld({ options: { rateLimitScale: 100 } });
    for (let hour = 0; hour < 24; hour += 1) await withRule(world, ratesOf(hour));
    const amelie = await world.client('Amélie');

    const prices = [];
    for (const { scheduledAt } of moments)
      prices.push((await booked(amelie, { scheduledAt })).estimatedPrice);

    expect(prices).toEqual(moments.map(({ hour }) => `${(hour + 1) * 10}.00`));
  });

  test('no accepted ride is missing from the day of its driver, at any time', async () => {
    const world = await openWorld({ options: { rateLimitScale: 100 } });
    const [amelie, chloe] = [await world.client('Amélie'), await world.driver('Chloé')];
    const scheduled = [...moments.map((moment) => moment.scheduledAt), lastOfDay];
    const rides: RideView[] = [];
    for (const scheduledAt of scheduled) rides.push(await accepted(amelie, chloe, scheduledAt));

    world.passes((new Date(from).getTime() - world.deps.clock().getTime()) / 60_000);
    for (let hour = 0; hour < 6; hour += 1) {
      await chloe.signsIn(chloe.email, chloe.password);
      const today: RideView[] = (await chloe.calls(listRidesOfDay)).json();
      expect(today.map(({ id }) => id)).toEqual(rides.map(({ id }) => id));
      expect(tabsOf(rides, world)).toEqual(rides.map(() => ['today']));
      world.passes(HOUR);
    }

    expect((await chloe.calls(listRidesOfDay, { query: { date: day } })).json()).toHaveLength(rides.length);
  });
});

async function movesOf({ deps }: World, { id }: RideView): Promise<string[]> {
  const events = await deps.db
    .selectFrom('ride_events')
    .select('move')
    .where('ride_id', '=', id)
    .orderBy('id')
    .execute();
  return events.map(({ move }) => move);
}

/** One fixed price for each hour: 10 € at midnight, 20 € at one, and so on. */
function ratesOf(hour: number) {
  return {
    name: `${hour} h`,
    calculation_method: 'flat_rate',
    flat_rate_cents: (hour + 1) * 1_000,
    start_hour: hour,
    end_hour: (hour + 1) % 24,
  } as const;
}

async function accepted(client: Person, driver: Person, scheduledAt: string): Promise<RideView> {
  return await agreedRide(client, driver, { scheduledAt });
}

function tabsOf(rides: RideView[], { deps }: World) {
  return rides.map(({ status, scheduledAt }) =>
    driverTabsOf({ status, scheduledAt: new Date(scheduledAt) }, deps.clock()),
  );
}
