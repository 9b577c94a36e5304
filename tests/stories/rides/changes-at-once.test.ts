import { describe, expect, test } from 'vitest';
import { listRideVouchers } from '#contract/papers/vouchers.calls.ts';
import { listRideEvents } from '#contract/rides/rides.calls.ts';
import { agreedRide, rideNow, toOrly } from '#tests/support/bookings.ts';
import { withRule } from '#tests/support/prices.ts';
import { openWorld } from '#tests/support/world.ts';

const LATER = '2026-05-04T14:00:00.000Z';

async function openAccepted() {
  const world = await openWorld();
  await withRule(world);
  const [amelie, chloe] = [await world.client('Amélie'), await world.driver('Chloé')];
  return { ...world, amelie, chloe, ride: await agreedRide(amelie, chloe) };
}

describe('of two who act at once', () => {
  test('one answers and one takes back: one of them is told, and the ride is as the first left it', async () => {
    const { amelie, chloe, ride } = await openAccepted();
    for (let round = 0; round < 8; round += 1) {
      const hour = round % 2 === 0 ? LATER : '2026-05-04T15:00:00.000Z';
      const { scheduledAt: before } = await rideNow(amelie, ride);
      if (before === hour) continue;
      await amelie.asksChange(ride, { scheduledAt: hour });

      const [yes, back] = await Promise.all([chloe.acceptsChange(ride), amelie.withdrawsChange(ride)]);

      expect([yes.statusCode, back.statusCode].toSorted((one, other) => one - other)).toEqual([200, 409]);
      expect((await rideNow(amelie, ride)).scheduledAt).toBe(yes.statusCode === 200 ? hour : before);
    }
    const changed = (await chloe.calls(listRideVouchers, { id: ride.id })).json();
    const accepts = (await amelie.calls(listRideEvents, { id: ride.id }))
      .json()
      .filter(({ move }) => move === 'accept_change');
    expect(changed).toHaveLength(accepts.length + 1);
  });

  test('a start and an agreement: never both on the same facts', async () => {
    const { amelie, chloe, ride } = await openAccepted();
    for (let round = 0; round < 6; round += 1) {
      const hour = `2026-05-04T${14 + round}:00:00.000Z`;
      await chloe.asksChange(ride, { scheduledAt: hour });

      const [started, agreed] = await Promise.all([chloe.starts(ride), amelie.acceptsChange(ride)]);

      expect([started.statusCode, agreed.statusCode]).toContain(200);
      const now = await rideNow(amelie, ride);
      expect(now.scheduledAt === hour).toBe(agreed.statusCode === 200);
      expect(now.changeRequest).toBeUndefined();
      if (now.status === 'in_progress') await chloe.undoesStart(ride);
    }
  });

  test('two answers: one is written', async () => {
    const { amelie, chloe, ride } = await openAccepted();
    await amelie.asksChange(ride, { scheduledAt: LATER });

    const answers = await Promise.all([
      chloe.acceptsChange(ride),
      chloe.refusesChange(ride),
      chloe.acceptsChange(ride),
    ]);

    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });
});

test('a client changes thirty times an hour at most: each change is a message to others', async () => {
  const { amelie, ride, ...world } = await openAccepted();
  const asksAt = async (minute: number) => {
    const at = `2026-05-05T14:${String(minute).padStart(2, '0')}:00.000Z`;
    const { statusCode } = await amelie.asksChange(ride, { ...toOrly, scheduledAt: at });
    await amelie.withdrawsChange(ride);
    return statusCode;
  };

  const statuses = [];
  for (let minute = 0; minute < 31; minute += 1) statuses.push(await asksAt(minute));

  expect(new Set(statuses.slice(0, 30))).toEqual(new Set([200]));
  expect(statuses[30]).toBe(429);
  world.passes(61);
  expect(await asksAt(40)).toBe(200);
});
