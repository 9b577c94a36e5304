import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { subscribeToPush } from '#contract/notifications/push.calls.ts';
import { saveDriverProfile } from '#contract/people/driver-profile.calls.ts';
import { getInstant, saveInstant } from '#contract/time/hours.calls.ts';
import { builtinPlaces } from '#server/adapters/places/builtin-places.ts';
import { buildApp } from '#server/app.ts';
import { openChangeFeed } from '#server/db/feed/change-feed.ts';
import { settingsReader } from '#server/db/settings-reader.ts';
import { drainOutbox } from '#server/features/notifications/drain-outbox.ts';
import type { Point } from '#server/ports/places.ts';
import type { Push, PushNote } from '#server/ports/push.ts';
import { agreedRide, booked, quoted } from '#tests/support/bookings.ts';
import { letsAccept, worksBy } from '#tests/support/hours.ts';
import { openTestPool } from '#tests/support/open-test-pool.ts';
import { type Person, peopleOf } from '#tests/support/people.ts';
import { withRule } from '#tests/support/prices.ts';
import { telephones, withMessages } from '#tests/support/telephones.ts';
import { openWorld, type World } from '#tests/support/world.ts';

const at = (clock: string) => ({ scheduledAt: `2026-05-04T${clock}:00.000Z` });

async function openInstantWorld(rateLimitScale = 1, outside: Parameters<typeof openWorld>[0] = {}) {
  const world = await openWorld({ options: { rateLimitScale }, ...outside });
  await withRule(world);
  const [amelie, chloe] = [await world.client('Amélie'), await world.driver('Chloé')];
  await worksBy(chloe, { pauseMinutes: 15 });
  await letsAccept(chloe);
  return { ...world, amelie, chloe };
}

async function booksAt(client: Person, clock: string) {
  const { quoteId } = await quoted(client, at(clock));
  return await client.books({ ...at(clock), quoteId });
}

/** Another server on the same database, with memory and connections of its own. */
async function anotherInstance({ deps, databaseUrl }: World) {
  const { db, pool, close } = openTestPool(databaseUrl, 12);
  const changes = openChangeFeed(databaseUrl);
  const own = { ...deps, db, pool, changes, settings: settingsReader(db, changes) };
  const app = await buildApp(own, pino({ level: 'silent' }));
  onTestFinished(async () => {
    await app.close();
    await changes.close();
    await close();
  });
  return peopleOf(app, own);
}

test('a request at a known price is accepted at once, with its voucher and its margin', async () => {
  const { amelie, chloe, deps } = await openInstantWorld();
  await agreedRide(amelie, chloe, at('09:00'));

  const ride = (await booksAt(amelie, '12:00')).json();

  expect(ride).toMatchObject({ status: 'accepted', driverId: chloe.id, instant: { margin: null } });
  const vouchers = await deps.db.selectFrom('vouchers').select('ride_id').execute();
  expect(vouchers.map(({ ride_id }) => ride_id)).toContain(ride.id);
  const { rides } = (await chloe.calls(getInstant)).json();
  expect(rides).toMatchObject([{ id: ride.id, margin: expect.any(Number) }]);
  const events = await deps.db
    .selectFrom('ride_events')
    .select(['move', 'actor_id', 'reason'])
    .where('ride_id', '=', ride.id)
    .orderBy('id')
    .execute();
  expect(events).toEqual([
    { move: 'book', actor_id: amelie.id, reason: null },
    { move: 'accept', actor_id: chloe.id, reason: 'Réservation immédiate' },
  ]);
});

test('its driver is told of it by message, by email and by push', async () => {
  const phones = telephones();
  const woken: PushNote[] = [];
  const send: Push['send'] = async (_, note) => {
    woken.push(note);
    return { state: 'sent', reference: null };
  };
  const world = await openInstantWorld(1, {
    messengers: phones.messengers,
    push: { publicKey: 'BKey', send },
  });
  const { amelie, chloe, deps, emails } = world;
  await withMessages(chloe);
  await chloe.calls(subscribeToPush, {
    body: {
      endpoint: 'https://fcm.googleapis.com/fcm/send/chloe',
      expirationTime: null,
      keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
    },
  });

  await booksAt(amelie, '12:00');
  await drainOutbox(deps);

  const noted = 'Une course vous est confiée, lun. 4 mai à 14:00';
  const messages = phones.received.filter(({ to }) => to === '+33698765432');
  expect(messages.map(({ text }) => text.split('\n')[0])).toEqual([noted]);
  const received = emails.filter(({ to }) => to === chloe.email);
  expect(received.map(({ subject }) => subject.split(' –')[0])).toEqual([noted]);
  expect(woken.map(({ title }) => title)).toEqual([noted]);
});

test('everything else waits as before: a price to confirm, a small margin, no active driver, switched off', async () => {
  const { amelie, chloe } = await openInstantWorld();
  const statusAt = async (clock: string) => (await booksAt(amelie, clock)).json().status;

  const unquoted = await booked(amelie, at('10:00'));
  await chloe.calls(saveInstant, { body: { leastMargin: 200 } });
  await agreedRide(amelie, chloe, at('14:00'));
  const small = await statusAt('12:00');
  await chloe.calls(saveInstant, { body: { leastMargin: 20 } });
  await chloe.calls(saveDriverProfile, { body: { isActive: false } });
  const away = await statusAt('10:00');
  await chloe.calls(saveDriverProfile, { body: { isActive: true } });
  await chloe.calls(saveInstant, { body: { on: false } });

  expect([unquoted.status, small, away, await statusAt('10:00')]).toEqual(Array(4).fill('pending'));
});

test('the same order sent again answers the ride that it made', async () => {
  const { amelie } = await openInstantWorld();
  const { quoteId } = await quoted(amelie, at('12:00'));
  const books = () => amelie.books({ ...at('12:00'), quoteId }, { 'idempotency-key': 'once' });

  const [first, again] = [(await books()).json(), (await books()).json()];

  expect(again).toMatchObject({ id: first.id, status: 'accepted' });
});

test('the roads are those that verdicts remember: measured once, before anything is locked', async () => {
  const asked: string[] = [];
  const places = {
    ...builtinPlaces(),
    measure: async (from: Point, to: Point) => {
      asked.push(`${from.lat} ${to.lat}`);
      return { km: 10, minutes: 100, path: [], estimated: false, isApproximate: false };
    },
  };
  const world = await openInstantWorld(1, { places });
  await agreedRide(world.amelie, world.chloe, at('08:00'));
  asked.length = 0;

  // The ride before ends at 9:40, its pause at 9:55: half an hour by the rough road, 100 minutes by the measured one.
  const first = (await booksAt(world.amelie, '11:30')).json();
  const backwards = asked.filter((way) => way === '48.7262 48.8443');
  await booksAt(world.amelie, '11:30');

  expect(first.status).toBe('pending');
  expect(backwards).toHaveLength(1);
  expect(asked.filter((way) => way === '48.7262 48.8443')).toHaveLength(1);
  expect(await world.deps.db.selectFrom('measured_roads').select('minutes').execute()).toEqual([
    { minutes: 100 },
  ]);
});

test('of two hundred orders for one moment, over two instances, one is confirmed and the others read the next moments', async () => {
  const world = await openInstantWorld(1000);
  const [one, other] = [await anotherInstance(world), await anotherInstance(world)];
  const clients = await Promise.all([
    ...['Basile', 'Carla', 'Dario', 'Elsa'].map((name) => one.client(name)),
    ...['Farid', 'Gaëlle', 'Hugo', 'Ilyès'].map((name) => other.client(name)),
  ]);
  const { quoteId } = await quoted(world.amelie, at('12:00'));

  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      (clients[index % clients.length] as Person).books({ ...at('12:00'), quoteId }),
    ),
  );

  const confirmed = answers.filter(({ statusCode }) => statusCode === 200);
  const refused = answers.filter(({ statusCode }) => statusCode !== 200).map((answer) => answer.json());
  const rides = await world.deps.db.selectFrom('rides').select(['status', 'driver_id']).execute();
  expect(confirmed.map((answer) => answer.json().status)).toEqual(['accepted']);
  expect(refused).toHaveLength(199);
  expect(new Set(refused.map(({ code, moments }) => `${code} ${moments?.length}`))).toEqual(
    new Set(['moment_taken 3']),
  );
  expect(rides).toEqual([{ status: 'accepted', driver_id: world.chloe.id }]);
});

test('rides that are accepted so never overlap, whatever is asked at once', async () => {
  const world = await openInstantWorld(1000);
  const other = await anotherInstance(world);
  const clients = [await world.client('Basile'), await other.client('Carla')];
  const clocks = Array.from({ length: 40 }, (_, index) => {
    const minutes = 8 * 60 + index * 7;
    return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  });

  await Promise.all(clocks.map((clock, index) => booksAt(clients[index % 2] as Person, clock)));

  const rides = await world.deps.db
    .selectFrom('rides')
    .select(['scheduled_at', 'duration_minutes', 'instant_margin'])
    .where('status', '=', 'accepted')
    .orderBy('scheduled_at')
    .execute();
  const gaps = rides.slice(1).map(({ scheduled_at }, index) => {
    const before = rides[index];
    const end = (before?.scheduled_at.getTime() ?? 0) + (before?.duration_minutes ?? 0) * 60_000;
    return (scheduled_at.getTime() - end) / 60_000;
  });
  expect(rides.length).toBeGreaterThan(1);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(15 + 20);
});

test('a newcomer cannot fill the agenda: what the platform accepted counts like what waits', async () => {
  const { amelie, chloe } = await openInstantWorld();
  const first = (await booksAt(amelie, '08:00')).json();
  const answers = [first];
  for (const clock of ['10:00', '12:00', '14:00', '16:00', '17:45'])
    answers.push((await booksAt(amelie, clock)).json());

  expect(answers.map((answer) => answer.status ?? answer.code)).toEqual([
    ...Array.from({ length: 5 }, () => 'accepted'),
    'too_many_open_requests',
  ]);
  await chloe.starts(first);
  await chloe.completes(first);
  expect((await booksAt(amelie, '17:45')).json()).toMatchObject({ status: 'accepted' });
});
