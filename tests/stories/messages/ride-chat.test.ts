import { describe, expect, test } from 'vitest';
import {
  countUnread,
  listGeneralMessages,
  listRideMessages,
  listRideThreads,
  readRideMessages,
  sendRideMessage,
} from '#contract/people/chat.calls.ts';
import { booked } from '#tests/support/bookings.ts';
import type { Person } from '#tests/support/people.ts';
import { openWorld } from '#tests/support/world.ts';

async function openConversation() {
  const world = await openWorld();
  const [amelie, karim, chloe, yann] = [
    await world.client('Amélie'),
    await world.client('Karim'),
    await world.driver('Chloé'),
    await world.driver('Yann'),
  ];
  const ride = await booked(amelie);
  const says = (person: Person, content: string, more: object = {}) =>
    person.calls(sendRideMessage, { body: { rideId: ride.id, content, messageType: 'text', ...more } });
  const reads = async (person: Person) => await person.calls(listRideMessages, { rideId: ride.id });
  return { ...world, amelie, karim, chloe, yann, ride, says, reads };
}

describe('while a request waits', () => {
  test('the client writes to every driver, and any of them answers', async () => {
    const { amelie, chloe, yann, says, reads } = await openConversation();

    const question = (await says(amelie, '  Siège enfant possible ?  ')).json();
    const answer = (await says(yann, 'Oui, bien sûr.')).json();

    expect(question).toMatchObject({
      content: 'Siège enfant possible ?',
      receiverId: null,
      senderName: 'Amélie',
      messageType: 'text',
    });
    expect(answer.receiverId).toBe(amelie.id);
    expect((await reads(chloe)).json()).toHaveLength(2);
  });
});

describe('once a driver has the ride', () => {
  test('the conversation is between the two', async () => {
    const { amelie, karim, chloe, yann, ride, says, reads } = await openConversation();
    await chloe.accepts(ride);

    const message = (await says(amelie, 'Bonjour Chloé')).json();
    const refusals = [
      await reads(yann),
      await reads(karim),
      await says(yann, 'Et moi ?'),
      await says(karim, 'Moi'),
    ];

    expect(message.receiverId).toBe(chloe.id);
    for (const refusal of refusals)
      expect([refusal.statusCode, refusal.json().message]).toEqual([404, 'Course non trouvée']);
  });

  test('it can be read but not go on when the ride will not take place', async () => {
    const { amelie, chloe, ride, says, reads } = await openConversation();
    await says(amelie, 'Je préfère annuler.');
    await chloe.accepts(ride);
    await chloe.cancels(ride, 'Panne');

    const refused = await says(amelie, 'Trop tard ?');

    expect([refused.statusCode, refused.json().message]).toEqual([409, 'Cette conversation est close.']);
    expect((await reads(amelie)).json()).toHaveLength(1);
  });

  test('what was sent before it closed is answered as sent when it comes again', async () => {
    const { amelie, chloe, ride, says, reads } = await openConversation();
    const key = '0191d2a4-0000-7000-8000-000000000001';
    const first = (await says(amelie, 'J’arrive.', { key })).json();
    await chloe.accepts(ride);
    await chloe.cancels(ride, 'Panne');

    const again = await says(amelie, 'J’arrive.', { key });

    expect([again.statusCode, again.json().id]).toEqual([200, first.id]);
    expect((await reads(amelie)).json()).toHaveLength(1);
  });
});

test('what the client wrote about a request is read by the driver who refused it, and by no other', async () => {
  const { amelie, chloe, yann, ride, says, reads } = await openConversation();
  await says(amelie, 'Siège enfant possible ?');
  await chloe.rejects(ride, 'Trop loin');

  const [forChloe, forYann] = [await reads(chloe), await reads(yann)];
  await chloe.calls(readRideMessages, { rideId: ride.id });

  expect(forChloe.json()).toMatchObject([{ content: 'Siège enfant possible ?' }]);
  expect(forYann.statusCode).toBe(404);
  expect((await chloe.calls(countUnread)).json().total).toBe(0);
});

describe('a message', () => {
  test('sent twice with one key is one message, even at once', async () => {
    const { amelie, says, reads } = await openConversation();

    const answers = await Promise.all(
      Array.from({ length: 6 }, () => says(amelie, 'Je suis devant la gare.', { key: 'k-1' })),
    );

    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    expect((await reads(amelie)).json()).toHaveLength(1);
  });

  test('keeps its order, and older ones come page by page', async () => {
    const { amelie, says, reads, passes, ride } = await openConversation();
    for (let count = 1; count <= 60; count += 1) {
      await says(amelie, `Message ${count}`);
      passes(0.1);
    }

    const latest = await reads(amelie);
    const cursor = String(latest.headers['x-next-cursor']);
    const older = await amelie.calls(listRideMessages, { rideId: ride.id, query: { before: cursor } });

    const texts = [...older.json(), ...latest.json()].map(({ content }: { content: string }) => content);
    expect(texts).toEqual(Array.from({ length: 60 }, (_, index) => `Message ${index + 1}`));
    expect(older.headers['x-next-cursor']).toBeUndefined();
  });

  test.each([
    ['blank', { content: '   ' }],
    ['too long', { content: 'x'.repeat(2001) }],
    ['with a NUL', { content: 'a\0b' }],
    ['a picture', { content: 'x', messageType: 'image' }],
    ['with a key that is none', { content: 'x', key: 'é'.repeat(80) }],
    ['with something else', { content: 'x', senderId: 'me' }],
  ])('that is %s is refused', async (_, more) => {
    const { amelie, says, reads } = await openConversation();

    const answer = await says(amelie, '', more);

    expect(answer.statusCode).toBe(400);
    expect((await reads(amelie)).json()).toEqual([]);
  });

  test('too many in a minute have to wait, each person for themselves', async () => {
    const { amelie, chloe, says } = await openConversation();
    const statuses = [];
    for (let count = 0; count < 31; count += 1) statuses.push((await says(amelie, 'Allô ?')).statusCode);

    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
    expect((await says(chloe, 'Oui ?')).statusCode).toBe(200);
  });
});

describe('what is unread', () => {
  const unread = async (person: Person) => (await person.calls(countUnread)).json();

  test('is counted for its recipient, until they read it, and the other side sees that they did', async () => {
    const { amelie, chloe, yann, ride, says, reads } = await openConversation();
    await says(amelie, 'Bonjour');
    await says(amelie, 'Vous êtes là ?');
    const before = [await unread(chloe), await unread(yann), await unread(amelie)];
    await chloe.calls(readRideMessages, { rideId: ride.id });

    expect(before.map(({ total }) => total)).toEqual([2, 2, 0]);
    expect(before[0]?.rides).toEqual({ [ride.id]: 2 });
    expect([await unread(chloe), await unread(yann)]).toMatchObject([{ total: 0 }, { total: 0 }]);
    expect((await reads(amelie)).json()[0]?.readAt).toEqual(expect.any(String));
  });

  test('becomes the business of the driver who takes the ride', async () => {
    const { amelie, chloe, yann, ride, says } = await openConversation();
    await says(amelie, 'Bonjour');
    await chloe.accepts(ride);

    expect([(await unread(chloe)).total, (await unread(yann)).total]).toEqual([1, 0]);
  });

  test('is not what one wrote oneself', async () => {
    const { amelie, chloe, ride, says, reads } = await openConversation();
    await says(chloe, 'Bonjour Amélie');
    await chloe.calls(readRideMessages, { rideId: ride.id });

    expect((await reads(amelie)).json()[0]?.readAt).toBeNull();
    expect((await unread(amelie)).total).toBe(1);
  });
});

describe('the inbox of a driver', () => {
  const inbox = async (person: Person) =>
    (await person.calls(listRideThreads))
      .json()
      .map(({ ride, lastMessage, unread }) => [ride.number, lastMessage.content, unread]);

  test('holds the conversations about requests and about their own rides, the latest first', async () => {
    const { amelie, chloe, yann, ride, says, passes } = await openConversation();
    const other = await booked(amelie);
    await says(amelie, 'Bonjour');
    passes(1);
    await amelie.writes(other, 'Siège enfant ?');
    await yann.accepts(other);
    await booked(amelie);

    expect(await inbox(chloe)).toEqual([[ride.number, 'Bonjour', 1]]);
    expect(await inbox(yann)).toEqual([
      [other.number, 'Siège enfant ?', 1],
      [ride.number, 'Bonjour', 1],
    ]);
  });

  test('keeps what is over until it is read', async () => {
    const { amelie, chloe, ride, says } = await openConversation();
    await says(amelie, 'Siège enfant possible ?');
    await chloe.rejects(ride, 'Trop loin');
    const before = await inbox(chloe);
    await chloe.calls(readRideMessages, { rideId: ride.id });

    expect(before).toEqual([[ride.number, 'Siège enfant possible ?', 1]]);
    expect(await inbox(chloe)).toEqual([]);
  });
});

describe('once an admin has handed the ride over', () => {
  test('what the client wrote awaits the next driver, and the one before learns nothing more', async () => {
    const { amelie, chloe, yann, ride, says, admin } = await openConversation();
    const ines = await admin('Inès');
    await chloe.accepts(ride);
    await says(amelie, 'Je suis devant la gare.');
    await ines.handsOver(ride, yann);
    await says(amelie, 'Le code de la porte est 4711B.');

    const sees = async (driver: Person) => ({
      inbox: (await driver.calls(listRideThreads)).json().map(({ lastMessage }) => lastMessage.content),
      unread: (await driver.calls(countUnread)).json().total,
    });

    expect(await sees(chloe)).toEqual({ inbox: [], unread: 0 });
    expect(await sees(yann)).toEqual({ inbox: ['Le code de la porte est 4711B.'], unread: 2 });
  });
});

test('the admin reads no conversation', async () => {
  const { admin, ride } = await openConversation();
  const ines = await admin('Inès');

  const answers = [
    await ines.calls(listRideMessages, { rideId: ride.id }),
    await ines.calls(listGeneralMessages),
  ];

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403]);
});
