import { expect, test } from 'vitest';
import {
  getNotificationConfig,
  saveNotificationConfig,
} from '#contract/notifications/notifications.calls.ts';
import { drainOutbox } from '#server/features/notifications/drain-outbox.ts';
import { attemptKey } from '#server/http/shared-limits.ts';
import { agreedRide, booked, completedRide } from '#tests/support/bookings.ts';
import type { Person } from '#tests/support/people.ts';
import { telephones, withMessages } from '#tests/support/telephones.ts';
import { waitingIn } from '#tests/support/waiting-in.ts';
import { openWorld } from '#tests/support/world.ts';

const FIVE =
  'Vous avez déjà 5\u00a0demandes en cours. Attendez une réponse ou la fin d’une course avant d’en envoyer une autre.';

async function booksTimes(person: Person, times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < times; index++) statuses.push((await person.books()).statusCode);
  return statuses;
}

test('a new client has five open requests at most, and may send another once one is answered', async () => {
  const { client, driver } = await openWorld();
  const [amelie, chloe] = [await client('Amélie'), await driver('Chloé')];
  const first = await booked(amelie);
  await booksTimes(amelie, 4);

  const sixth = await amelie.books();
  await chloe.rejects(first, 'Complet');
  const afterAnswer = await amelie.books();

  expect(sixth.statusCode).toBe(429);
  expect(sixth.json().message).toBe(FIVE);
  expect(afterAnswer.statusCode).toBe(200);
});

test('ten requests at once are five', async () => {
  const { client } = await openWorld();
  const amelie = await client('Amélie');

  const answers = await Promise.all(Array.from({ length: 10 }, () => amelie.books()));

  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5);
});

test('of two that begin at the same moment only one is the fifth', async () => {
  const { client, deps } = await openWorld();
  const amelie = await client('Amélie');
  await booksTimes(amelie, 4);
  const gate = await deps.db.startTransaction().execute();
  await gate
    .selectFrom('attempts')
    .selectAll()
    .where('key', '=', attemptKey(`book:${amelie.id}`))
    .forUpdate()
    .execute();

  const both = Promise.all([amelie.books(), amelie.books()]);
  await expect.poll(() => waitingIn(deps), { timeout: 3_000 }).toBe(2);
  await gate.commit().execute();
  const answers = await both;

  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(answers.find(({ statusCode }) => statusCode === 429)?.json()).toMatchObject({ message: FIVE });
});

test('after a first completed ride there is no such limit', async () => {
  const { client, driver } = await openWorld();
  const [amelie, chloe] = [await client('Amélie'), await driver('Chloé')];
  await completedRide(amelie, chloe);

  expect(await booksTimes(amelie, 7)).toEqual(Array.from({ length: 7 }, () => 200));
});

test('the same request sent again is no further one', async () => {
  const { client } = await openWorld();
  const amelie = await client('Amélie');
  await booksTimes(amelie, 4);
  const key = { 'idempotency-key': 'the-fifth' };
  const fifth = await amelie.books({}, key);

  const again = await amelie.books({}, key);

  expect(again.statusCode).toBe(200);
  expect(again.json().id).toBe(fifth.json().id);
});

test('one address sends twenty requests of new clients in an hour, and those of the others pass', async () => {
  const { client, driver } = await openWorld();
  const chloe = await driver('Chloé');
  const known = await client('Karim');
  await completedRide(known, chloe);
  const people = ['Amélie', 'Bruno', 'Clara', 'David'];
  for (const name of people) await booksTimes(await client(name), 5);

  const newcomer = await client('Emma');

  expect((await newcomer.books()).statusCode).toBe(429);
  expect((await known.books()).statusCode).toBe(200);
});

test('the scale of the limits multiplies these too', async () => {
  const { client } = await openWorld({ options: { rateLimitScale: 2 } });
  const amelie = await client('Amélie');

  expect((await booksTimes(amelie, 11)).filter((status) => status === 200)).toHaveLength(10);
});

async function openWithHourlyLimit(messagesPerHour: number, rateLimitScale = 1) {
  const phones = telephones();
  const world = await openWorld({ messengers: phones.messengers, options: { rateLimitScale } });
  const [amelie, chloe] = [await world.client('Amélie'), await world.driver('Chloé')];
  await amelie.savesProfile({ phone: '06 12 34 56 78' });
  await withMessages(chloe, { messagesPerHour });
  return { ...world, ...phones, amelie, chloe, drain: () => drainOutbox(world.deps) };
}

test('beyond the messages of an hour, requests are told in one when the next hour begins', async () => {
  const { amelie, drain, received, passes } = await openWithHourlyLimit(2);
  await booksTimes(amelie, 5);
  await drain();
  expect(received).toHaveLength(2);

  passes(30);
  await drain();
  expect(received).toHaveLength(2);
  passes(31);
  await drain();

  expect(received).toHaveLength(3);
  expect(received[2]).toMatchObject({
    to: '+33698765432',
    event: 'new_ride',
    text: '3\u00a0nouvelles demandes\nElles attendent votre réponse sur votre tableau de bord.',
  });
  await drain();
  expect(received).toHaveLength(3);
});

test('requests that were answered meanwhile are not told', async () => {
  const { amelie, drain, received, passes } = await openWithHourlyLimit(1);
  await booked(amelie);
  await drain();
  const late = await booked(amelie);
  await drain();
  await amelie.cancels(late);

  passes(61);
  await drain();

  expect(received).toHaveLength(1);
});

test('requests take no message from the client of an accepted ride', async () => {
  const { amelie, chloe, drain, received } = await openWithHourlyLimit(1);
  const ride = await booked(amelie);
  await booksTimes(amelie, 3);
  await drain();

  await chloe.accepts(ride);
  await drain();

  expect(received.map(({ event }) => event)).toEqual(['new_ride', 'accepted']);
});

test('beyond the messages of an hour, those to clients wait for the next', async () => {
  const { amelie, chloe, drain, received, passes } = await openWithHourlyLimit(1);
  await agreedRide(amelie, chloe);
  await drain();
  await agreedRide(amelie, chloe, { scheduledAt: '2026-05-06T12:00:00.000Z' });
  await drain();
  const accepted = () => received.filter(({ event }) => event === 'accepted').map(({ text }) => text);
  expect(accepted()).toHaveLength(1);

  passes(61);
  await drain();

  expect(accepted()).toEqual([expect.stringContaining('lun. 4 mai'), expect.stringContaining('mer. 6 mai')]);
});

test('what waited and is outdated by then is not sent', async () => {
  const { amelie, chloe, drain, received, passes } = await openWithHourlyLimit(1);
  await agreedRide(amelie, chloe);
  await drain();
  const late = await agreedRide(amelie, chloe, { scheduledAt: '2026-05-06T12:00:00.000Z' });
  await drain();
  await chloe.starts(late);

  passes(61);
  await drain();

  expect(received.map(({ event }) => event).filter((event) => event !== 'new_ride')).toEqual([
    'accepted',
    'started',
  ]);
});

test('the scale multiplies the messages of an hour', async () => {
  const { amelie, drain, received } = await openWithHourlyLimit(1, 3);
  await booksTimes(amelie, 5);
  await drain();

  expect(received).toHaveLength(3);
});

test('the driver sets how many messages an hour may cost', async () => {
  const { driver } = await openWorld();
  const chloe = await driver('Chloé');
  const before = (await chloe.calls(getNotificationConfig)).json().messagesPerHour;

  const answer = await chloe.calls(saveNotificationConfig, { body: { messagesPerHour: 12 } });

  expect(before).toBe(30);
  expect(answer.json()).toMatchObject({ messagesPerHour: 12 });
});

test.each([0, 1001, 1.5])('%s messages an hour are refused', async (messagesPerHour) => {
  const { driver } = await openWorld();
  const chloe = await driver('Chloé');

  const answer = await chloe.calls(saveNotificationConfig, { body: { messagesPerHour } });

  expect(answer.statusCode).toBe(400);
  expect(answer.json().message).toBe('Indiquez un nombre entre 1 et 1000.');
});

test('a request that arrives while its client is blocked is not written', async () => {
  const { client, deps } = await openWorld();
  const amelie = await client('Amélie');
  const blocking = await deps.db.startTransaction().execute();
  await blocking.selectFrom('users').select('id').where('id', '=', amelie.id).forUpdate().execute();

  const ordered = amelie.books();
  await expect.poll(() => waitingIn(deps), { timeout: 3_000 }).toBe(1);
  await blocking.updateTable('users').set({ blocked_at: deps.clock() }).where('id', '=', amelie.id).execute();
  await blocking.commit().execute();

  expect((await ordered).statusCode).toBe(401);
  expect(await deps.db.selectFrom('rides').select('id').execute()).toEqual([]);
});
