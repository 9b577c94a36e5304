import { expect, test } from 'vitest';
import { acceptOrder, cancelOrder } from '#contract/rides/orders.calls.ts';
import { drainOutbox } from '#server/features/notifications/drain-outbox.ts';
import { toOrly } from '#tests/support/bookings.ts';
import { changesFollowing, daily, ordered } from '#tests/support/orders.ts';
import { withRule } from '#tests/support/prices.ts';
import { telephones, withMessages } from '#tests/support/telephones.ts';
import { openWorld } from '#tests/support/world.ts';

const karim = { name: 'Karim', phone: '+33639981207' };
const atNoCost = { freeHours: 0, latePercent: 0, absencePercent: 0 };
const leila = { name: 'Leïla', phone: '+33639981308' };

/** Three rides from Monday to Wednesday: Karim rides on the first and the last day, Leïla in between. */
async function openOrder() {
  const phones = telephones();
  const world = await openWorld({ messengers: phones.messengers });
  await withRule(world);
  const [amelie, chloe, ines] = [
    await world.client('Amélie'),
    await world.driver('Chloé'),
    await world.admin('Inès'),
  ];
  await withMessages(chloe);
  const passengers = [karim, leila, karim];
  const { ride } = await ordered(
    amelie,
    daily(3).map((one, index) => ({ ...one, passenger: passengers[index] ?? karim })),
    { weekdays: [1, 2, 3] },
  );
  /** Who was sent what since the last time, its first day, and about how many rides. */
  const sent = async () => {
    phones.received.length = 0;
    await drainOutbox(world.deps);
    return phones.received
      .filter(({ event }) => event.startsWith('passenger_'))
      .map(({ to, event, text }): [string, string, string, number] => [
        to,
        event,
        /\d mai/u.exec(text)?.[0] ?? '',
        Number(/vaut pour (\d)/u.exec(text)?.[1] ?? 1),
      ])
      .toSorted(([, , one], [, , other]) => one.localeCompare(other));
  };
  await sent();
  return { ...world, amelie, chloe, ines, ride, sent };
}

const ownRides = (event: string) => [
  [karim.phone, event, '4 mai', 2],
  [leila.phone, event, '5 mai', 1],
];

test('each passenger of an order is expected on their own rides, and reads when these are cancelled', async () => {
  const { amelie, chloe, deps, ride, sent } = await openOrder();

  await chloe.calls(acceptOrder, { id: ride.id });
  expect(await sent()).toEqual(ownRides('passenger_expected'));

  await deps.db.updateTable('rides').set({ cancellation_terms: atNoCost }).execute();

  await amelie.calls(cancelOrder, { id: ride.id, body: { scope: 'order' } });

  expect(await sent()).toEqual(ownRides('passenger_cancelled'));
});

test('each passenger of an order reads that its driver no longer comes', async () => {
  const { chloe, ines, ride, sent } = await openOrder();
  await chloe.calls(acceptOrder, { id: ride.id });
  await sent();

  await ines.blocks(chloe);

  expect(await sent()).toEqual(ownRides('passenger_cancelled'));
});

test('each passenger of a series reads the new hour of their own rides', async () => {
  const { amelie, chloe, ride, sent } = await openOrder();
  await chloe.calls(acceptOrder, { id: ride.id });
  await sent();
  await changesFollowing(amelie, ride.id, { ...toOrly, scheduledAt: '2026-05-04T14:00:00.000Z' });

  await chloe.acceptsChange(ride, { all: true });

  expect(await sent()).toEqual(ownRides('passenger_expected'));
});
