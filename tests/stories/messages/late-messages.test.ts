import { expect, test } from 'vitest';
import { shareRide } from '#contract/rides/follow-links.calls.ts';
import { saveHours } from '#contract/time/hours.calls.ts';
import { drainOutbox } from '#server/features/notifications/drain-outbox.ts';
import { agreedRide, booked } from '#tests/support/bookings.ts';
import { telephones, withMessages } from '#tests/support/telephones.ts';
import { openWorld } from '#tests/support/world.ts';

/** Where messages leave hours after what they tell. */
async function openLate() {
  const phones = telephones();
  const options = { publicUrl: 'https://vtc.test' };
  const world = await openWorld({ messengers: phones.messengers, options });
  const [amelie, chloe] = [await world.client('Amélie'), await world.driver('Chloé')];
  await amelie.savesProfile({ phone: '06 12 34 56 78' });
  await withMessages(chloe);
  const messages = async () => {
    phones.received.length = 0;
    await drainOutbox(world.deps);
    return phones.received;
  };
  return { ...world, amelie, chloe, messages };
}

test('a request whose departure is past is new to no driver, alone or among others', async () => {
  const { amelie, chloe, messages, passes, emails } = await openLate();
  await booked(amelie);
  passes(6 * 60);

  expect(await messages()).toEqual([]);
  expect(emails.filter(({ to }) => to === chloe.email)).toEqual([]);
});

test('grouped requests are counted without those whose departure is past', async () => {
  const { amelie, chloe, messages, passes } = await openLate();
  await withMessages(chloe, { messagesPerHour: 1 });
  await booked(amelie, { scheduledAt: '2026-05-06T12:00:00.000Z' });
  await messages();
  await booked(amelie, { scheduledAt: '2026-05-04T08:15:00.000Z' });
  await booked(amelie, { scheduledAt: '2026-05-07T12:00:00.000Z' });
  await messages();
  passes(61);

  expect((await messages()).map(({ text }) => text)).toEqual([
    expect.stringMatching(/^1\snouvelle demande\n/u),
  ]);
});

test('an arrival that is past is not named as coming, in the message and on the page', async () => {
  const { app, amelie, chloe, messages, passes } = await openLate();
  const base = { address: 'Mairie de Montreuil', lat: 48.8617, lng: 2.4432 };
  const body = { spans: null, noticeMinutes: 0, horizonDays: 365, pauseMinutes: 0, base };
  await chloe.calls(saveHours, { body });
  const inParis = { pickupAddress: '12 rue de Rivoli, 75004 Paris', pickupLat: 48.8556, pickupLng: 2.36 };
  const ride = await agreedRide(amelie, chloe, { ...inParis, scheduledAt: '2026-05-04T08:00:00.000Z' });
  await messages();
  const { url } = (await amelie.calls(shareRide, { id: ride.id })).json();
  await chloe.setsOff(ride);
  passes(50);

  const [message] = await messages();
  const page = await app.inject({ url: new URL(url ?? '').pathname });

  expect(message?.text.split('\n')[0]).toBe('Chloé est en route');
  expect(page.body).toContain('Chloé est en route');
  expect(page.body).not.toContain('heure estimée');
});
