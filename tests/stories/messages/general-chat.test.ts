import { describe, expect, test } from 'vitest';
import {
  askAssistant,
  countUnread,
  listGeneralMessages,
  listThreads,
  readGeneralMessages,
  sendGeneralMessage,
} from '#contract/people/chat.calls.ts';
import type { GeneralMessageBody, MessagesQuery } from '#contract/people/chat.ts';
import { booked } from '#tests/support/bookings.ts';
import type { Person } from '#tests/support/people.ts';
import { openWorld } from '#tests/support/world.ts';

async function openDesk() {
  const world = await openWorld();
  const [amelie, karim, chloe, yann] = [
    await world.client('Amélie'),
    await world.client('Karim'),
    await world.driver('Chloé'),
    await world.driver('Yann'),
  ];
  const says = (person: Person, content: string, more: Partial<GeneralMessageBody> = {}) =>
    person.calls(sendGeneralMessage, { body: { content, ...more } });
  const texts = async (person: Person, query: MessagesQuery = {}) =>
    (await person.calls(listGeneralMessages, { query })).json().map(({ content }) => content);
  return { ...world, amelie, karim, chloe, yann, says, texts };
}

describe('the general chat', () => {
  test('is one conversation for each client, which all drivers share', async () => {
    const { amelie, karim, chloe, yann, says, texts } = await openDesk();
    await says(amelie, 'Travaillez-vous dimanche ?');
    await says(karim, 'Bonjour');
    await says(yann, 'Oui, dès 6 h.', { clientId: amelie.id });

    expect(await texts(amelie)).toEqual(['Travaillez-vous dimanche ?', 'Oui, dès 6 h.']);
    expect(await texts(karim)).toEqual(['Bonjour']);
    expect(await texts(chloe, { clientId: amelie.id })).toEqual([
      'Travaillez-vous dimanche ?',
      'Oui, dès 6 h.',
    ]);
    expect(await texts(chloe)).toHaveLength(3);
  });

  test('never shows a client another one, whatever they ask for', async () => {
    const { amelie, karim, says, texts } = await openDesk();
    await says(amelie, 'Mon code est 24B7');

    await says(karim, 'Bonjour', { clientId: amelie.id });

    expect(await texts(karim, { clientId: amelie.id })).toEqual(['Bonjour']);
    expect(await texts(amelie)).toEqual(['Mon code est 24B7']);
  });

  test('carries announcements to all, for each to read', async () => {
    const { amelie, karim, chloe, says, texts } = await openDesk();
    await says(chloe, 'Fermé le 1er mai.');
    const unread = async (person: Person) => (await person.calls(countUnread)).json().general;
    const before = [await unread(amelie), await unread(karim)];
    await amelie.calls(readGeneralMessages, { body: {} });

    expect(before).toEqual([1, 1]);
    expect([await unread(amelie), await unread(karim)]).toEqual([0, 1]);
    expect(await texts(amelie)).toEqual(['Fermé le 1er mai.']);
  });

  test('an announcement made before a user registered is not theirs', async () => {
    const { chloe, client, says, texts, passes } = await openDesk();
    await says(chloe, 'Fermé le 1er mai.');
    passes(1);
    const paul = await client('Paul');

    expect((await paul.calls(countUnread)).json().general).toBe(0);
    expect(await texts(paul)).toEqual([]);
  });

  test('an answer to an unknown client is refused', async () => {
    const { chloe, yann, says } = await openDesk();

    const answers = [
      await says(chloe, 'Bonjour', { clientId: 'nobody' }),
      await says(chloe, 'Bonjour', { clientId: yann.id }),
    ];

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
  });
});

describe('the inbox of the drivers', () => {
  test('holds each client once, the latest first, with what waits', async () => {
    const { amelie, karim, chloe, says, passes } = await openDesk();
    await says(amelie, 'Un');
    passes(1);
    await says(karim, 'Deux');
    passes(1);
    await says(amelie, 'Trois');

    const threads = (await chloe.calls(listThreads)).json();

    expect(threads).toMatchObject([
      { clientId: amelie.id, clientName: 'Amélie Martin', unread: 2, lastMessage: { content: 'Trois' } },
      { clientId: karim.id, unread: 1, lastMessage: { content: 'Deux' } },
    ]);
    expect((await amelie.calls(listThreads)).statusCode).toBe(403);
  });

  test('is read by one driver for all of them', async () => {
    const { amelie, chloe, yann, says } = await openDesk();
    await says(amelie, 'Un');

    await chloe.calls(readGeneralMessages, { body: { clientId: amelie.id } });

    expect((await yann.calls(countUnread)).json().general).toBe(0);
    expect((await amelie.calls(listGeneralMessages)).json()[0]?.readAt).toEqual(expect.any(String));
  });
});

test('the assistant knows the next ride, the day and the takings of the week', async () => {
  const { amelie, chloe } = await openDesk();
  const [done, next] = [
    await booked(amelie),
    await booked(amelie, { scheduledAt: '2026-05-04T16:00:00.000Z' }),
  ];
  for (const ride of [done, next]) await chloe.accepts(ride);
  await chloe.starts(done);
  await chloe.completes(done, '60.00');
  const unpaid = (await chloe.calls(askAssistant)).json();
  await chloe.confirmsCash(done);

  const answer = (await chloe.calls(askAssistant)).json();

  expect(unpaid.week).toEqual({ rides: 1, takings: '0.00' });
  expect(answer).toMatchObject({
    nextRide: { id: next.id, clientName: 'Amélie Martin' },
    today: { rides: 2, done: 1, takings: '60.00' },
    week: { rides: 1, takings: '60.00' },
  });
});
