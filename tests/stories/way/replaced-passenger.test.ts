import { once } from 'node:events';
import { expect, test } from 'vitest';
import { urlOf } from '#contract/call.ts';
import { openFollowedPosition } from '#contract/platform/platform.calls.ts';
import { changePassenger } from '#contract/rides/booking.calls.ts';
import { revokeFollowLink, shareRide } from '#contract/rides/follow-links.calls.ts';
import { RIDE_OVER } from '#contract/rides/positions.ts';
import { drainOutbox } from '#server/features/notifications/drain-outbox.ts';
import { agreedRide } from '#tests/support/bookings.ts';
import { openRideSocket } from '#tests/support/positions.ts';
import { listening } from '#tests/support/sockets.ts';
import { telephones, withMessages } from '#tests/support/telephones.ts';
import { openWorld } from '#tests/support/world.ts';

const soon = { scheduledAt: '2026-05-04T08:00:00.000Z' };
const leila = { name: 'Leïla Haddad', phone: '+33698765432' };
const karim = { name: 'Karim Haddad', phone: '+33639981207' };

async function openRide() {
  const phones = telephones();
  const options = { publicUrl: 'https://vtc.test', rateLimitScale: 100 };
  const world = await openWorld({ messengers: phones.messengers, options });
  const [amelie, chloe] = [await world.client('Amélie'), await world.driver('Chloé')];
  await withMessages(chloe);
  const ride = await agreedRide(amelie, chloe, { ...soon, passenger: leila });
  const link = async () =>
    new URL((await amelie.calls(shareRide, { id: ride.id })).json().url ?? 'https://vtc.test/none').pathname;
  const opens = async (url: string) => (await world.app.inject({ url })).statusCode;
  const rides = async (passenger: typeof karim | null) =>
    await amelie.calls(changePassenger, { id: ride.id, body: { passenger } });
  const messages = async (to: string) => {
    await drainOutbox(world.deps);
    return phones.received.filter((message) => message.to === to);
  };
  return { ...world, amelie, chloe, ride, link, opens, rides, messages };
}

test('the link of a passenger ends, also where it is open, when someone else rides', async () => {
  const { app, chloe, ride, link, opens, rides } = await openRide();
  const former = await link();
  await chloe.setsOff(ride);
  const host = await listening(app);
  const follower = openRideSocket(host, urlOf(openFollowedPosition, { token: former.split('/')[2] ?? '' }));
  await once(follower.socket, 'open');

  await rides(karim);

  await expect.poll(() => follower.ended.code).toBe(RIDE_OVER);
  expect([await opens(former), await opens(`${former}/messages`), await opens(await link())]).toEqual([
    404, 404, 200,
  ]);
});

test('so it does when a change that was asked for brings someone else', async () => {
  const { amelie, chloe, ride, link, opens } = await openRide();
  const former = await link();
  await amelie.asksChange(ride, { ...soon, passenger: karim });
  const whileAsked = await opens(former);

  await chloe.acceptsChange(ride);

  expect([whileAsked, await opens(former), await opens(await link())]).toEqual([200, 404, 200]);
});

test('who takes the place of a passenger while the car is on its way gets the link', async () => {
  const { chloe, ride, link, rides, messages, passes } = await openRide();
  await chloe.setsOff(ride);
  passes(2);
  await messages(leila.phone);

  await rides(karim);

  const [message] = await messages(karim.phone);
  expect([message?.event, message?.text.split('\n').at(-1)]).toEqual([
    'passenger_expected',
    `Suivre la voiture\u00a0: https://vtc.test${await link()}`,
  ]);
});

test('a name written better keeps the link, and a revoked one stays revoked', async () => {
  const { chloe, ride, link, rides } = await openRide();
  const first = await link();
  await rides({ ...leila, name: 'Leïla Haddad-Martin' });
  expect(await link()).toBe(first);
  await chloe.calls(revokeFollowLink, { id: ride.id });

  await rides(karim);

  expect(await link()).toBe('/none');
});
