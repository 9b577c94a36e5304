import { expect, test } from 'vitest';
import { exportMyData } from '#contract/account/personal-data.calls.ts';
import { sendGeneralMessage } from '#contract/people/chat.calls.ts';
import { addDayOff } from '#contract/time/hours.calls.ts';
import { newId } from '#server/db/uuid.ts';
import { booked, startedRide } from '#tests/support/bookings.ts';
import { worksBy } from '#tests/support/hours.ts';
import type { Person } from '#tests/support/people.ts';
import { countStatements, isOfRequest } from '#tests/support/statement-counter.ts';
import { unzip } from '#tests/support/unzip.ts';
import { openWorld } from '#tests/support/world.ts';

async function exported(person: Person) {
  const answer = await person.calls(exportMyData);
  const files = unzip(answer.rawPayload);
  return {
    headers: answer.headers,
    page: files.get('mes-donnees.html') ?? '',
    text: files.get('mes-donnees.json') ?? '',
    data: JSON.parse(files.get('mes-donnees.json') ?? '') as Record<string, never[] & Record<string, string>>,
  };
}

test('a client gets one file with a page to read and everything in JSON', async () => {
  const world = await openWorld();
  const [amelie, chloe] = [await world.client('Amélie'), await world.driver('Chloé')];
  await amelie.savesProfile({ phone: '06 12 34 56 78', homeAddress: '1 <b>rue</b> du Test' });
  const ride = await startedRide(amelie, chloe, { notes: 'Deux valises' });
  await amelie.writes(ride, 'Je suis devant.');
  await chloe.writes(ride, 'J’arrive.');
  await amelie.calls(sendGeneralMessage, { body: { content: 'Bonjour à tous' } });
  await chloe.completes(ride);
  await chloe.confirmsCash(ride);

  const { headers, data, page } = await exported(amelie);

  expect(headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="mes-donnees-2026-05-04.zip"',
  });
  expect(data.profile).toMatchObject({ email: amelie.email, phone: '0612345678' });
  expect(data.rides).toMatchObject([
    { number: ride.number, notes: 'Deux valises', driver: { firstName: 'Chloé' } },
  ]);
  expect(data.rideMessages).toMatchObject([
    { content: 'Je suis devant.', senderName: 'Amélie' },
    { content: 'J’arrive.', senderName: 'Chloé' },
  ]);
  expect(data.messages).toMatchObject([{ content: 'Bonjour à tous' }]);
  expect(data.payments).toMatchObject([
    { rideNumber: ride.number, amount: ride.estimatedPrice, state: 'paid' },
  ]);
  expect(data.devices).toMatchObject([{ kind: 'session' }]);
  expect(page).toContain('1 &lt;b&gt;rue&lt;/b&gt; du Test');
  expect(page).toContain('J’arrive.');
  expect(page).not.toMatch(/<script|\son\w+=/u);
});

test('nobody gets what belongs to others', async () => {
  const world = await openWorld();
  const [amelie, karim, chloe] = [
    await world.client('Amélie'),
    await world.client('Karim'),
    await world.driver('Chloé'),
  ];
  await karim.calls(sendGeneralMessage, { body: { content: 'Le secret de Karim' } });
  await booked(karim, { notes: 'Note de Karim' });
  const ride = await startedRide(amelie, chloe);

  const [client, driver] = [await exported(amelie), await exported(chloe)];

  for (const { text, page } of [client, driver]) expect(text + page).not.toContain('Karim');
  expect(driver.data.rides).toMatchObject([{ number: ride.number, client: { firstName: 'Amélie' } }]);
  expect(driver.data.driverProfile).toMatchObject({ firstName: 'Chloé' });
  expect(JSON.stringify([client.text, driver.text])).not.toMatch(/password|token_?hash|argon2/iu);
});

test('a driver gets the own hours and days off, a client none', async () => {
  const world = await openWorld();
  const [amelie, chloe] = [await world.client('Amélie'), await world.driver('Chloé')];
  await worksBy(chloe, { spans: [{ weekday: 5, from: 18 * 60, to: 2 * 60 }] });
  await chloe.calls(addDayOff, {
    body: { firstDay: '2026-05-08', lastDay: '2026-05-08', from: null, to: null, reason: 'Hôpital' },
  });

  const [client, driver] = [await exported(amelie), await exported(chloe)];

  expect(driver.data.hours).toMatchObject([
    { kind: 'hours', spans: [{ weekday: 5, from: 1080, to: 120 }], base_address: '' },
    { kind: 'day_off', reason: 'Hôpital', starts_at: '2026-05-07T22:00:00.000Z' },
  ]);
  expect(driver.page).toContain('vendredi de 18:00 à 02:00');
  expect(client.data.hours).toEqual([]);
});

test('more rows than one reading holds are all there, once', async () => {
  const world = await openWorld();
  const amelie = await world.client('Amélie');
  const from = world.deps.clock().getTime();
  const messages = Array.from({ length: 450 }, (_, index) => ({
    id: newId(from + index),
    client_id: amelie.id,
    sender_id: amelie.id,
    content: `Message ${index}`,
    created_at: new Date(from + index),
  }));
  await world.deps.db.insertInto('general_messages').values(messages).execute();

  const { data } = await exported(amelie);

  expect(data.messages?.map(({ content }) => content)).toEqual(messages.map(({ content }) => content));
});

test('the history of many rides costs no more statements than that of one', async () => {
  const world = await openWorld();
  const [amelie, karim] = [await world.client('Amélie'), await world.client('Karim')];
  await booked(karim);
  for (const hour of [10, 12, 14, 16]) await booked(amelie, { scheduledAt: `2026-05-05T${hour}:00:00.000Z` });
  const { texts } = countStatements();
  const cost = async (person: Person) => {
    texts.length = 0;
    const { data } = await exported(person);
    return {
      statements: texts.filter(isOfRequest).length,
      histories: data.rides?.map(({ events }) => events),
    };
  };

  const [one, many] = [await cost(karim), await cost(amelie)];

  expect(many.statements).toBe(one.statements);
  expect(many.histories).toMatchObject(Array.from({ length: 4 }, () => [{ move: 'book', to: 'pending' }]));
});

test('an admin exports an account without rides, and nobody exports all day long', async () => {
  const world = await openWorld();
  const ines = await world.admin('Inès');

  const { data, page } = await exported(ines);
  const answers = await Promise.all(Array.from({ length: 8 }, () => ines.calls(exportMyData)));

  expect(data).toMatchObject({ profile: { email: ines.email }, rides: [] });
  expect(page).toContain('<p>Rien.</p>');
  expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual([
    ...Array(5).fill('200'),
    ...Array(3).fill('429'),
  ]);
});
