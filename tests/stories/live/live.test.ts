import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { changePassword } from '#contract/account/auth.calls.ts';
import { readGeneralMessages, readRideMessages, sendGeneralMessage } from '#contract/people/chat.calls.ts';
import { booked } from '#tests/support/bookings.ts';
import { listening, listens, openSocket } from '#tests/support/sockets.ts';
import { openWorld } from '#tests/support/world.ts';

const patiently = { timeout: 5_000 };

async function openLive() {
  const world = await openWorld();
  const [amelie, karim, chloe] = [
    await world.client('Amélie'),
    await world.client('Karim'),
    await world.driver('Chloé'),
  ];
  return { ...world, amelie, karim, chloe, host: await listening(world.app) };
}

/** Amélie listens at home, and on a telephone outside. */
async function openTwice() {
  const { amelie, visitor, host } = await openLive();
  const phone = visitor();
  await phone.signsIn(amelie.email, amelie.password);
  const atHome = await listens(host, amelie);
  const outside = await listens(host, { cookies: new Map(phone.cookies), id: amelie.id });
  return { amelie, phone, atHome, outside };
}

describe('a connected user', () => {
  test('receives a frame for a message to them, with ids only, and no other user does', async () => {
    const { amelie, karim, chloe, host } = await openLive();
    const ride = await booked(amelie);
    await chloe.accepts(ride);
    const [forChloe, forKarim] = [await listens(host, chloe), await listens(host, karim)];

    const message = (await amelie.writes(ride, 'Je suis là')).json();

    await expect
      .poll(() => forChloe.frames, patiently)
      .toEqual([{ type: 'message_received', kind: 'ride', rideId: ride.id, messageId: message.id }]);
    expect(forKarim.frames).toEqual([]);
  });

  test('receives a frame for a changed ride: its client, its driver, and every driver while it is a request', async () => {
    const { amelie, karim, chloe, host } = await openLive();
    const [forAmelie, forKarim, forChloe] = [
      await listens(host, amelie),
      await listens(host, karim),
      await listens(host, chloe),
    ];

    const ride = await booked(amelie);
    const changed = { type: 'ride_changed', rideId: ride.id };
    const asked = { ...changed, move: 'book', by: amelie.id, event: expect.any(String) };
    await expect.poll(() => forChloe.frames, patiently).toEqual([asked]);
    await chloe.accepts(ride);

    await expect
      .poll(() => forAmelie.frames, patiently)
      .toEqual([asked, { ...changed, move: 'accept', by: chloe.id, event: expect.any(String) }]);
    expect(forKarim.frames).toEqual([]);
  });

  test('receives the move that took a ride from them, after which their vouchers are read again', async () => {
    const { admin, driver, amelie, chloe, host } = await openLive();
    const [ines, yann] = [await admin('Inès'), await driver('Yann')];
    const ride = await booked(amelie);
    await chloe.accepts(ride);
    const forChloe = await listens(host, chloe);

    await ines.handsOver(ride, yann);

    const taken = {
      type: 'ride_changed',
      rideId: ride.id,
      move: 'hand_over',
      by: ines.id,
      event: expect.any(String),
    };
    await expect.poll(() => forChloe.frames, patiently).toEqual([taken]);
  });

  test('receives a frame when their message was read', async () => {
    const { amelie, chloe, host } = await openLive();
    const ride = await booked(amelie);
    await amelie.writes(ride, 'Bonjour');
    const forAmelie = await listens(host, amelie);

    await chloe.calls(readRideMessages, { rideId: ride.id });

    await expect
      .poll(() => forAmelie.frames, patiently)
      .toEqual([{ type: 'messages_read', kind: 'ride', rideId: ride.id }]);
  });

  test('who reads an announcement is told on their other pages, and nobody else', async () => {
    const { amelie, karim, chloe, host } = await openLive();
    await chloe.calls(sendGeneralMessage, { body: { content: 'Fermé le 1er mai.' } });
    const [forAmelie, forKarim] = [await listens(host, amelie), await listens(host, karim)];

    await amelie.calls(readGeneralMessages, { body: {} });
    await amelie.calls(readGeneralMessages, { body: {} });
    await karim.calls(readGeneralMessages, { body: {} });

    const read = { type: 'messages_read', kind: 'general' };
    await expect.poll(() => forKarim.frames, patiently).toEqual([{ ...read, clientId: karim.id }]);
    expect(forAmelie.frames).toEqual([{ ...read, clientId: amelie.id }]);
  });

  test('a change that is rolled back sends no frame', async () => {
    const { amelie, chloe, host, deps } = await openLive();
    const ride = await booked(amelie);
    const forAmelie = await listens(host, amelie);
    await deps.db.schema.alterTable('outbox').renameTo('gone').execute();

    const failed = await chloe.accepts(ride);
    await deps.db.schema.alterTable('gone').renameTo('outbox').execute();
    await amelie.cancels(ride);

    expect(failed.statusCode).toBe(500);
    await expect.poll(() => forAmelie.frames, patiently).toHaveLength(1);
  });
});

describe('a hint that a message was sent', () => {
  test('is passed on only for a message we hold, from its sender, to its receiver', async () => {
    const { amelie, karim, chloe, host } = await openLive();
    const ride = await booked(amelie);
    await chloe.accepts(ride);
    const message = (await amelie.writes(ride, 'Un')).json();
    const [fromAmelie, fromKarim, forChloe] = [
      await listens(host, amelie),
      await listens(host, karim),
      await listens(host, chloe),
    ];
    const hint = (id: string) =>
      JSON.stringify({ type: 'new_message', recipientId: karim.id, messageData: { id, content: 'Faux' } });

    fromKarim.socket.send(hint(message.id));
    fromKarim.socket.send(hint('0'.repeat(36)));
    fromAmelie.socket.send(hint(message.id));

    await expect
      .poll(() => forChloe.frames, patiently)
      .toEqual([{ type: 'message_received', kind: 'ride', rideId: ride.id, messageId: message.id }]);
    expect(fromKarim.frames).toEqual([]);
  });
});

describe('the socket endpoint', () => {
  test('is closed to strangers, to other sites and to sessions that are over', async () => {
    const { amelie, host } = await openLive();
    const cookies = new Map(amelie.cookies);
    const foreign = openSocket(host, { cookies, headers: { origin: 'https://evil.example' } });
    const hidden = openSocket(host, { cookies, headers: { origin: 'null' } });
    const stranger = openSocket(host);
    const forged = openSocket(host, { cookies: new Map([['session', 'a'.repeat(43)]]) });

    await expect
      .poll(() => [foreign, hidden, stranger, forged].map(({ ended }) => ended.status), patiently)
      .toEqual([403, 403, 401, 401]);
  });

  test('opens to a page of our own', async () => {
    const { amelie, host } = await openLive();

    const { socket } = openSocket(host, { cookies: amelie.cookies, headers: { origin: `http://${host}` } });

    await once(socket, 'open');
    expect(socket.readyState).toBe(socket.OPEN);
  });

  test.each([
    ['the id of another user', JSON.stringify({ type: 'authenticate', userId: 'someone' }), 1008],
    ['no JSON', '{"type":', 1007],
    ['an unknown frame', JSON.stringify({ type: 'shutdown' }), 1007],
    ['bytes', Buffer.from([1, 2, 3]), 1003],
    ['a frame of a megabyte', 'x'.repeat(1024 * 1024), 1009],
  ])('closes on %s, and no other socket is affected', async (_, frame, code) => {
    const { amelie, chloe, host } = await openLive();
    const forChloe = await listens(host, chloe);
    const { socket, ended } = await listens(host, amelie);

    socket.send(frame);

    await expect.poll(() => ended.code, patiently).toBe(code);
    const ride = await booked(amelie);
    await expect
      .poll(() => forChloe.frames, patiently)
      .toMatchObject([{ type: 'ride_changed', rideId: ride.id }]);
  });

  test('closes on a flood, and no other socket is affected', async () => {
    const { amelie, chloe, host } = await openLive();
    const forChloe = await listens(host, chloe);
    const { socket, ended } = await listens(host, amelie);

    for (let count = 0; count < 100; count += 1)
      socket.send(JSON.stringify({ type: 'authenticate', userId: amelie.id }));

    await expect.poll(() => ended.code, patiently).toBe(1008);
    expect(forChloe.ended).toEqual({});
  });

  test('lets one person in from ten places at most', async () => {
    const { amelie, host } = await openLive();
    for (let count = 0; count < 10; count += 1) await listens(host, amelie);

    const { ended } = openSocket(host, { cookies: amelie.cookies });

    await expect.poll(() => ended.code, patiently).toBe(1008);
  });
});

describe('a socket closes when its session ends', () => {
  test('by signing out, for that browser alone', async () => {
    const { phone, atHome, outside } = await openTwice();

    await phone.signsOut();

    await expect.poll(() => outside.ended.code, patiently).toBe(4401);
    expect(atHome.ended).toEqual({});
  });

  test('by a new password, everywhere else', async () => {
    const { amelie, atHome, outside } = await openTwice();

    await amelie.calls(changePassword, {
      body: { currentPassword: amelie.password, newPassword: 'un autre mot de passe' },
    });

    await expect.poll(() => outside.ended.code, patiently).toBe(4401);
    expect(atHome.ended).toEqual({});
  });

  test('when the account is blocked', async () => {
    const { amelie, admin, host } = await openLive();
    const ines = await admin('Inès');
    const forAmelie = await listens(host, amelie);

    await ines.blocks(amelie, 'Abus');

    await expect.poll(() => forAmelie.ended.code, patiently).toBe(4401);
  });
});
