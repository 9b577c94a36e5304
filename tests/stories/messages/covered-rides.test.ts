import { expect, test } from 'vitest';
import { acceptOrder, cancelOrder } from '#contract/rides/orders.calls.ts';
import { drainOutbox } from '#server/features/notifications/drain-outbox.ts';
import { daily, ordered, ridesOf } from '#tests/support/orders.ts';
import { withRule } from '#tests/support/prices.ts';
import { telephones, withMessages } from '#tests/support/telephones.ts';
import { openWorld } from '#tests/support/world.ts';

const lateAtOnce = { freeHours: 9999, latePercent: 50, absencePercent: 100 };

/** Three rides from Monday to Wednesday, under terms by which a cancellation costs half. */
async function openOrder() {
  const phones = telephones();
  const world = await openWorld({ messengers: phones.messengers });
  await withRule(world);
  const [amelie, chloe, yann, ines] = [
    await world.client('Amélie'),
    await world.driver('Chloé'),
    await world.driver('Yann'),
    await world.admin('Inès'),
  ];
  await amelie.savesProfile({ phone: '06 12 34 56 78' });
  await withMessages(chloe);
  const passenger = { name: 'Karim', phone: '06 39 98 12 07' };
  const { ride } = await ordered(
    amelie,
    daily(3).map((one) => ({ ...one, passenger })),
    { weekdays: [1, 2, 3] },
  );
  await world.deps.db.updateTable('rides').set({ cancellation_terms: lateAtOnce }).execute();
  const noted = async () => {
    phones.received.length = 0;
    world.emails.length = 0;
    await drainOutbox(world.deps);
    return { messages: phones.received, mails: world.emails };
  };
  await noted();
  return { ...world, amelie, chloe, yann, ines, ride, rides: await ridesOf(amelie, ride), noted };
}

const daysOf = (calendar = '') => calendar.match(/(?<=DTSTART:\d{6})\d\d/gu);

test('the driver of two of three rides reads of these, and what is due for them', async () => {
  const { amelie, chloe, ride, rides, noted } = await openOrder();
  for (const one of rides.slice(1)) await chloe.accepts(one);
  await noted();

  await amelie.calls(cancelOrder, { id: ride.id, body: { scope: 'order' } });

  const { mails } = await noted();
  const toChloe = mails.find(({ to }) => to === chloe.email);
  expect(toChloe?.text).toContain('la course du mar. 5 mai');
  expect(toChloe?.text).toContain('46,66\u00a0€ vous restent dus');
  expect(toChloe?.text).toContain('vaut pour 2 courses');
  const toAmelie = mails.filter(({ to }) => to === amelie.email).map(({ calendar }) => daysOf(calendar));
  expect(toAmelie).toEqual([null, ['05', '06']]);
});

test('two drivers of one order each read of their own rides, on their own telephone', async () => {
  const { amelie, chloe, yann, deps, ride, rides, noted } = await openOrder();
  const numbers = { '+33611111111': chloe, '+33622222222': yann };
  for (const [phone, { email }] of Object.entries(numbers))
    await deps.db.updateTable('users').set({ phone }).where('email', '=', email).execute();
  for (const [index, one] of rides.entries()) await (index === 0 ? yann : chloe).accepts(one);
  await noted();

  await amelie.calls(cancelOrder, { id: ride.id, body: { scope: 'order' } });

  const { messages } = await noted();
  const toDrivers = messages.filter(({ event }) => event === 'client_cancelled');
  const dayByNumber = toDrivers.map(({ to, text }) => [to, /\d mai/u.exec(text)?.[0]]);
  expect(toDrivers).toHaveLength(2);
  expect(Object.fromEntries(dayByNumber)).toEqual({ '+33611111111': '5 mai', '+33622222222': '4 mai' });
});

test('once one of the rides is handed over, client and passenger still read of the others and their driver', async () => {
  const { chloe, yann, ines, ride, noted, passes } = await openOrder();
  await chloe.calls(acceptOrder, { id: ride.id });
  passes(1);
  const [first] = await ridesOf(chloe, ride);
  if (first) await ines.handsOver(first, yann);

  const { messages } = await noted();

  const linesOf = (event: string) =>
    messages
      .filter((message) => message.event === event)
      .map(({ text }) =>
        [/\d mai/u, /Chloé|Yann/u, /\d(?=\scourses de)/u].map((part) => part.exec(text)?.[0] ?? '').join(' '),
      )
      .toSorted();
  const twoByChloe = '5 mai Chloé 2';
  expect(linesOf('passenger_expected')).toEqual(['4 mai Yann ', twoByChloe]);
  expect(linesOf('accepted')).toEqual([twoByChloe]);
});
