import { expect, test } from 'vitest';
import { getJournal, getOutbox, getServiceState, resendMessage } from '#contract/platform/admin.calls.ts';
import type { ServiceStateView } from '#contract/platform/service-state.ts';
import type { OutboxState } from '#domain/notification/notification.ts';
import { builtinPlaces } from '#server/adapters/places/builtin-places.ts';
import type { Messenger } from '#server/ports/messenger.ts';
import { agreedRide, booked } from '#tests/support/bookings.ts';
import { telephones, withMessages } from '#tests/support/telephones.ts';
import { openWorld, type World } from '#tests/support/world.ts';

const stateOf = (view: ServiceStateView, name: string) =>
  view.providers.find((provider) => provider.name === name);

async function withEntries(world: World, states: OutboxState[]) {
  const [ines, karim] = [await world.admin('Inès'), await world.client('Karim')];
  const ride = await booked(karim);
  await world.deps.db.deleteFrom('outbox').execute();
  const at = world.deps.clock();
  const entries = states.map((state) => ({
    ride_id: ride.id,
    event: 'new_ride' as const,
    channel: 'message' as const,
    recipient_id: state === 'sent' ? karim.id : null,
    state,
    attempts: 3,
    due_at: at,
    changed_at: at,
    created_at: at,
    provider: 'twilio',
    error: state === 'failed' ? 'provider refused' : null,
  }));
  const ids =
    entries.length === 0
      ? []
      : await world.deps.db.insertInto('outbox').values(entries).returning('id').execute();
  const read = async () => (await ines.calls(getServiceState)).json();
  return { ines, ride, ids: ids.map(({ id }) => id), read };
}

test('a platform without services says so, calmly', async () => {
  const world = await openWorld({ withoutMail: true });
  const { read } = await withEntries(world, []);

  const { providers, outbox, jobs } = await read();

  expect(providers.map(({ name, health }) => [name, health])).toEqual([
    ['places', 'ready'],
    ['email', 'off'],
    ['whatsapp-business', 'off'],
    ['twilio', 'off'],
    ['whatsapp-web', 'off'],
    ['paypal', 'off'],
    ['stripe', 'off'],
    ['backups', 'off'],
  ]);
  expect(outbox).toEqual({ waiting: 0, sending: 0, sent: 0, dropped: 0, failed: 0, uncertain: 0 });
  expect(jobs.map(({ name, finishedAt }) => [name, finishedAt])).toContainEqual(['outbox', null]);
});

/** A platform that sends through Twilio, which still lacks these. */
async function openWithTwilio(missing: string[]) {
  const messenger: Messenger = {
    missing: async () => missing,
    send: async () => ({ state: 'sent', reference: null }),
  };
  const messengers = { twilio: messenger, 'whatsapp-business': messenger, 'whatsapp-web': messenger };
  const world = await openWorld({ messengers });
  await world.deps.db.updateTable('notification_config').set({ provider: 'twilio', enabled: true }).execute();
  return world;
}

test('a provider whose last message failed is in trouble, until one leaves', async () => {
  const world = await openWithTwilio([]);
  const { read, ids } = await withEntries(world, ['failed', 'sent']);
  const touch = async (id = '') => {
    world.passes(1);
    const changed_at = world.deps.clock();
    await world.deps.db.updateTable('outbox').set({ changed_at }).where('id', '=', id).execute();
  };

  await touch(ids[0]);
  const failed = stateOf(await read(), 'twilio');
  await touch(ids[1]);
  const sent = stateOf(await read(), 'twilio');

  expect([failed?.health, sent?.health]).toEqual(['trouble', 'ready']);
});

test('a chosen provider says what it still lacks', async () => {
  const world = await openWithTwilio(['TWILIO_AUTH_TOKEN n’est pas défini.']);
  const { read } = await withEntries(world, []);

  expect(stateOf(await read(), 'twilio')).toEqual({
    name: 'twilio',
    health: 'trouble',
    detail: 'TWILIO_AUTH_TOKEN n’est pas défini.',
  });
});

test.each([
  [true, 'trouble', 'Géoplateforme ne répond pas\u00a0: distances estimées'],
  [false, 'ready', 'Géoplateforme'],
] as const)(
  'distances that are estimated (%s) show whether the service answers',
  async (estimated, health, detail) => {
    const builtin = builtinPlaces();
    const road = { km: 1, minutes: 1, path: [], isApproximate: false };
    const places = { ...builtin, measure: async () => ({ ...road, estimated }) };
    const world = await openWorld({ options: { placesProvider: 'open' }, places });
    const ines = await world.admin('Inès');

    const view = (await ines.calls(getServiceState)).json();

    expect(stateOf(view, 'places')).toEqual({ name: 'places', health, detail });
  },
);

test('jobs show when they ran and their outcome', async () => {
  const world = await openWorld();
  const { read } = await withEntries(world, []);
  const at = world.deps.clock();
  await world.deps.db
    .updateTable('jobs')
    .set({
      due_at: at,
      started_at: at,
      finished_at: at,
      outcome: '4 lignes effacées',
      failures: 2,
      error: 'x',
    })
    .where('name', '=', 'sweep')
    .execute();

  const { jobs } = await read();

  expect(jobs.find((job) => job.name === 'sweep')).toEqual({
    name: 'sweep',
    everySeconds: 300,
    startedAt: at.toISOString(),
    finishedAt: at.toISOString(),
    outcome: '4 lignes effacées',
    failures: 2,
    error: 'La dernière exécution a échoué\u00a0; le journal du serveur dit pourquoi.',
  });
});

test('notifications are read by state, latest first, page by page', async () => {
  const world = await openWorld();
  const { ines, ids, ride } = await withEntries(
    world,
    Array.from({ length: 25 }, (_, n) => (n < 23 ? 'failed' : 'sent')),
  );

  const first = (await ines.calls(getOutbox, { query: { state: 'failed' } })).json();
  const rest = (await ines.calls(getOutbox, { query: { state: 'failed', before: first.next ?? '' } })).json();

  expect([...first.entries, ...rest.entries].map((entry) => entry.id)).toEqual(ids.slice(0, 23).toReversed());
  expect(rest.next).toBeNull();
  expect(first.entries[0]).toMatchObject({
    rideNumber: ride.number,
    recipient: 'Téléphone du chauffeur',
    error: 'provider refused',
  });
  expect((await ines.sends('GET', `${getOutbox.path}?state=lost`)).statusCode).toBe(400);
});

test('a failed or uncertain message leaves again when the admin says so, and the journal knows', async () => {
  const world = await openWorld();
  const { ines, ids, ride, read } = await withEntries(world, ['failed', 'uncertain']);
  world.passes(5);

  for (const id of ids) expect((await ines.calls(resendMessage, { id })).statusCode).toBe(200);

  expect((await read()).outbox).toMatchObject({ waiting: 2, failed: 0, uncertain: 0 });
  const { entries } = (await ines.calls(getOutbox, { query: { state: 'waiting' } })).json();
  expect(entries[0]).toMatchObject({ attempts: 3, dueAt: world.deps.clock().toISOString() });
  const journal = (await ines.calls(getJournal, { query: { kind: 'platform' } })).json();
  expect(journal.entries.map(({ subject, details }) => [subject, details])).toEqual([
    [`Course n° ${ride.number}`, 'incertain → en attente'],
    [`Course n° ${ride.number}`, 'échec → en attente'],
  ]);
});

test('a message that waits, leaves or has left is not sent again, nor one that never was', async () => {
  const world = await openWorld();
  const { ines, ids } = await withEntries(world, ['waiting', 'sending', 'sent', 'dropped']);

  const answers = await Promise.all(ids.map((id) => ines.calls(resendMessage, { id })));
  const unknown = await Promise.all(['999', 'x'].map((id) => ines.calls(resendMessage, { id })));

  expect(answers.map((answer) => answer.json().code)).toEqual(Array(4).fill('not_resendable'));
  expect(unknown.map((answer) => answer.statusCode)).toEqual([404, 404]);
});

test('two hurried clicks send a message again once', async () => {
  const world = await openWorld();
  const { ines, ids } = await withEntries(world, ['uncertain']);

  const answers = await Promise.all([1, 2, 3].map(() => ines.calls(resendMessage, { id: ids[0] ?? '' })));

  expect(answers.map((answer) => String(answer.statusCode)).toSorted()).toEqual(['200', '409', '409']);
});

test('a database whose owner is the application is something to change', async () => {
  const world = await openWorld();
  const { read } = await withEntries(world, []);

  expect((await read()).advice).toEqual([expect.stringContaining('DATABASE_OWNER_URL')]);
});

test('a message to a passenger is listed as one to the passenger', async () => {
  const phones = telephones();
  const world = await openWorld({ messengers: phones.messengers });
  const [ines, amelie, chloe] = [
    await world.admin('Inès'),
    await world.client('Amélie'),
    await world.driver('Chloé'),
  ];
  await withMessages(chloe);
  await agreedRide(amelie, chloe, { passenger: { name: 'Karim Haddad', phone: '06 39 98 12 07' } });

  const { entries } = (await ines.calls(getOutbox)).json();

  const messages = entries.filter(({ event }) => event === 'passenger_expected' || event === 'new_ride');
  expect(
    new Set(messages.filter(({ channel }) => channel === 'message').map(({ recipient }) => recipient)),
  ).toEqual(new Set(['Téléphone du passager', 'Téléphone du chauffeur']));
});
