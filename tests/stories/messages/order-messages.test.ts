import { expect, test } from 'vitest';
import { acceptOrder } from '#contract/rides/orders.calls.ts';
import { drainOutbox } from '#server/features/notifications/drain-outbox.ts';
import { booked } from '#tests/support/bookings.ts';
import { daily, ordered, ridesOf } from '#tests/support/orders.ts';
import { withRule } from '#tests/support/prices.ts';
import { telephones, withMessages } from '#tests/support/telephones.ts';
import { openWorld } from '#tests/support/world.ts';

async function openSeries(change: Parameters<typeof withMessages>[1] = {}) {
  const phones = telephones();
  const world = await openWorld({ messengers: phones.messengers });
  await withRule(world);
  const [amelie, chloe] = [await world.client('Amélie'), await world.driver('Chloé')];
  await amelie.savesProfile({ phone: '06 12 34 56 78' });
  await withMessages(chloe, change);
  const messages = async () => {
    phones.received.length = 0;
    await drainOutbox(world.deps);
    return phones.received;
  };
  return { ...world, amelie, chloe, messages };
}

const rideCount = (text = '') => /vaut pour (\d+) courses/u.exec(text)?.[1] ?? '1';

test('a series whose first ride is called off at once is still told, for the others', async () => {
  const { amelie, messages } = await openSeries();
  const { ride } = await ordered(amelie, daily(3));
  await amelie.cancels(ride);

  const [message] = (await messages()).filter(({ event }) => event === 'new_ride');

  expect(message?.text).toContain('Nouvelle demande, mar. 5 mai à 14:00');
  expect(rideCount(message?.text)).toBe('2');
});

test('what is accepted together and then called off in part is told of what is left', async () => {
  const { amelie, chloe, messages } = await openSeries();
  const { ride } = await ordered(amelie, daily(3));
  await messages();
  await chloe.calls(acceptOrder, { id: ride.id });
  const [first, second] = await ridesOf(chloe, ride);
  for (const one of [first, second]) if (one) await chloe.cancels(one, 'Panne');

  const [message] = (await messages()).filter(({ event }) => event === 'accepted');

  expect(message?.text).toContain('mer. 6 mai à 14:00');
  expect(rideCount(message?.text)).toBe('1');
});

test('a series that is called off as a whole is told to no driver', async () => {
  const { amelie, messages } = await openSeries();
  const { ride } = await ordered(amelie, daily(2));
  for (const one of await ridesOf(amelie, ride)) await amelie.cancels(one);

  expect(await messages()).toEqual([]);
});

test('a grouped series counts while any ride of it can be answered', async () => {
  const { amelie, messages, passes } = await openSeries({ messagesPerHour: 1 });
  await booked(amelie, { scheduledAt: '2026-05-09T12:00:00.000Z' });
  await messages();
  const { ride } = await ordered(amelie, daily(2));
  await messages();
  await amelie.cancels(ride);
  passes(61);

  expect((await messages()).map(({ text }) => text)).toEqual([
    expect.stringMatching(/^1\snouvelle demande\n/u),
  ]);
});
