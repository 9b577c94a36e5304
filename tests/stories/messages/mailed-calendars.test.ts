import { expect, test } from 'vitest';
import { drainOutbox } from '#server/features/notifications/drain-outbox.ts';
import { agreedRide, booked } from '#tests/support/bookings.ts';
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
