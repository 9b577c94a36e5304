import { expect, test } from 'vitest';
import { acceptOrder, cancelOrder } from '#contract/rides/orders.calls.ts';
import { drainOutbox } from '#server/features/notifications/drain-outbox.ts';
import { agreedRide, booked } from '#tests/support/bookings.ts';
import { daily, ordered } from '#tests/support/orders.ts';
import { openWorld } from '#tests/support/world.ts';

async function openMails() {
  const world = await openWorld();
  const [amelie, chloe] = [await world.client('Amélie'), await world.driver('Chloé')];
  const mailed = async () => {
    world.emails.length = 0;
    await drainOutbox(world.deps);
    return world.emails.find(({ to }) => to === amelie.email);
  };
  return { ...world, amelie, chloe, mailed };
}

test('a ride of unknown length takes an hour in the calendar', async () => {
  const { amelie, chloe, mailed, deps } = await openMails();
  const { id } = await agreedRide(amelie, chloe);
  await mailed();
  await deps.db.updateTable('rides').set({ duration_minutes: 0 }).where('id', '=', id).execute();
  await chloe.cancels({ id }, 'Panne');

  const mail = await mailed();

  expect(mail?.calendar?.match(/DT(?:START|END):\d+T\d+Z/gu)).toEqual([
    'DTSTART:20260504T120000Z',
    'DTEND:20260504T130000Z',
  ]);
});

test('a change that is accepted moves the ride in the calendar', async () => {
  const { amelie, chloe, mailed } = await openMails();
  const ride = await agreedRide(amelie, chloe);
  await mailed();
  await amelie.asksChange(ride, { scheduledAt: '2026-05-04T14:00:00.000Z' });
  await chloe.acceptsChange(ride);

  const mail = await mailed();

  expect(mail?.calendar).toContain('DTSTART:20260504T140000Z');
});

test('a request that nobody accepted is not cancelled in the calendar', async () => {
  const { amelie, mailed } = await openMails();
  const ride = await booked(amelie);
  await mailed();
  await amelie.cancels(ride);

  const mail = await mailed();

  expect([mail?.subject.split(' –')[0], mail?.calendar]).toEqual(['Votre course est annulée', undefined]);
});

test('an email about several rides has all of them in its file, and takes all of them out again', async () => {
  const { amelie, chloe, mailed, deps } = await openMails();
  const { ride } = await ordered(amelie, daily(3), { weekdays: [1, 2, 3] });
  const terms = { freeHours: 0, latePercent: 50, absencePercent: 100 };
  await deps.db.updateTable('rides').set({ cancellation_terms: terms }).execute();
  await mailed();
  await chloe.calls(acceptOrder, { id: ride.id });
  const accepted = await mailed();
  await amelie.calls(cancelOrder, { id: ride.id, body: { scope: 'order' } });
  const cancelled = await mailed();

  expect(valuesIn(accepted?.calendar, 'DTSTART')).toEqual([
    '20260504T120000Z',
    '20260505T120000Z',
    '20260506T120000Z',
  ]);
  expect(valuesIn(accepted?.calendar, 'STATUS')).toEqual(['CONFIRMED', 'CONFIRMED', 'CONFIRMED']);
  expect(valuesIn(cancelled?.calendar, 'STATUS')).toEqual(['CANCELLED', 'CANCELLED', 'CANCELLED']);
  expect(valuesIn(cancelled?.calendar, 'UID')).toEqual(valuesIn(accepted?.calendar, 'UID'));
  expect(new Set(valuesIn(accepted?.calendar, 'UID')).size).toBe(3);
});

function valuesIn(file: string | undefined, name: string): string[] {
  return (file ?? '')
    .split('\r\n')
    .flatMap((line) => (line.startsWith(`${name}:`) ? [line.slice(name.length + 1)] : []));
}
