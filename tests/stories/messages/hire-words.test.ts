import { expect, test } from 'vitest';
import { askAssistant } from '#contract/people/chat.calls.ts';
import { shareRide } from '#contract/rides/follow-links.calls.ts';
import { drainOutbox } from '#server/features/notifications/drain-outbox.ts';
import { agreedRide } from '#tests/support/bookings.ts';
import { telephones, withMessages } from '#tests/support/telephones.ts';
import { openWorld } from '#tests/support/world.ts';

const hire = {
  kind: 'hire',
  hours: 4,
  destinationAddress: undefined,
  destinationLat: undefined,
  destinationLng: undefined,
} as const;

test('a car by the hour without a destination is nowhere said to drive to one', async () => {
  const phones = telephones();
  const options = { publicUrl: 'https://vtc.test', rateLimitScale: 100 };
  const world = await openWorld({ messengers: phones.messengers, options });
  const [amelie, chloe] = [await world.client('Amélie'), await world.driver('Chloé')];
  await amelie.savesProfile({ phone: '06 12 34 56 78' });
  await withMessages(chloe);
  const ride = await agreedRide(amelie, chloe, hire);
  const assistant = (await chloe.calls(askAssistant)).json();
  const { url } = (await amelie.calls(shareRide, { id: ride.id })).json();
  await chloe.starts(ride);
  world.passes(2);

  await drainOutbox(world.deps);
  const page = await world.app.inject({ url: new URL(url ?? '').pathname });

  const started = phones.received.find(({ event }) => event === 'started');
  expect(started?.text).toBe('Votre course commence\nChloé est à votre disposition pour 4\u00a0h.');
  expect(started?.values).toEqual(['Chloé', 'Mise à disposition, 4\u00a0h']);
  expect(assistant.nextRide?.hours).toBe(4);
  expect(page.body).toContain('Vous êtes à bord');
  expect(page.body).not.toContain('Destination');
});
