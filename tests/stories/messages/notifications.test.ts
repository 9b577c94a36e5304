import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import {
  getNotificationConfig,
  saveNotificationConfig,
  testNotifications,
} from '#contract/notifications/notifications.calls.ts';
import { drainOutbox } from '#server/features/notifications/drain-outbox.ts';
import type { Messenger } from '#server/ports/messenger.ts';
import type { SendOutcome } from '#server/ports/send-outcome.ts';
import { booked, completedRide } from '#tests/support/bookings.ts';
import type { Person } from '#tests/support/people.ts';
import { telephones, withMessages } from '#tests/support/telephones.ts';
import { openWorld } from '#tests/support/world.ts';

async function openWithHourlyLimit() {
  const phones = telephones();
  const world = await openWorld({ messengers: phones.messengers });
  const [amelie, chloe] = [await world.client('Amélie'), await world.driver('Chloé')];
  await amelie.savesProfile({ phone: '06 12 34 56 78' });
  await withMessages(chloe);
  const outbox = async () =>
    await world.deps.db
      .selectFrom('outbox')
      .selectAll()
      .where('channel', '=', 'message')
      .orderBy('id')
      .execute();
  return { ...world, ...phones, amelie, chloe, outbox, drain: () => drainOutbox(world.deps) };
}

const accept = (driver: Person, { id }: { id: string }) => driver.accepts({ id });

describe('who is notified', () => {
  test('the driver of a new request, the client of the answer, each once', async () => {
    const { amelie, chloe, drain, received } = await openWithHourlyLimit();
    await chloe.savesDriverProfile({ vehicleMake: 'Tesla', vehiclePlate: 'GH-482-KT' });
    const ride = await booked(amelie, { passengers: 3 });
    await drain();
    await accept(chloe, ride);
    await drain();
    await drain();

    expect(received.map(({ to, event }) => [to, event])).toEqual([
      ['+33698765432', 'new_ride'],
      ['+33612345678', 'accepted'],
    ]);
    expect(received[0]?.text).toContain('Nouvelle demande, lun. 4 mai à 14:00');
    expect(received[0]?.text).toContain('Amélie Martin, 3\u00a0passagers');
    expect(received[1]?.text).toContain('Chloé viendra vous chercher lun. 4 mai à 14:00');
    expect(received[1]?.text).toContain('Tesla, GH-482-KT');
  });

  test('no one while the messages are off', async () => {
    const { amelie, chloe, drain, received } = await openWithHourlyLimit();
    await withMessages(chloe, { enabled: false });
    await booked(amelie);
    await withMessages(chloe, { enabled: true, provider: 'disabled' });
    await booked(amelie);
    await drain();

    expect(received).toEqual([]);
  });

  test('no driver of a new request while all of them are inactive', async () => {
    const { amelie, chloe, drain, received } = await openWithHourlyLimit();
    await chloe.savesDriverProfile({ isActive: false });
    await booked(amelie);
    await drain();

    expect(received).toEqual([]);
  });

  test('no one of what is outdated by the time it is sent', async () => {
    const { amelie, drain, received, outbox } = await openWithHourlyLimit();
    const ride = await booked(amelie);
    await amelie.cancels(ride);
    await drain();

    expect(received).toEqual([]);
    expect((await outbox()).map(({ state }) => state)).toEqual(['dropped']);
  });

  test('by email too, with the ride for the calendar, when there is a mail server', async () => {
    const { amelie, chloe, drain, emails } = await openWithHourlyLimit();
    const ride = await booked(amelie);
    await drain();
    await accept(chloe, ride);
    await drain();
    await chloe.cancels(ride, 'Panne');
    await drain();

    const messages = emails.map(({ to, subject, calendar }) => [to, subject.split(' –')[0], calendar]);
    // The first two leave together, in no order of their own.
    expect(messages.slice(0, 2)).toEqual(
      expect.arrayContaining([
        [chloe.email, 'Nouvelle demande, lun. 4 mai à 14:00', undefined],
        [amelie.email, 'Votre demande est reçue', undefined],
      ]),
    );
    expect(messages.slice(2)).toEqual([
      [amelie.email, 'Votre course est confirmée', expect.stringContaining('CONFIRMED')],
      [amelie.email, 'Votre course est annulée', expect.stringContaining('CANCELLED')],
    ]);
    expect(emails.at(-1)?.text).toContain('Motif\u00a0: Panne');
  });

  test('of an absence by its name, and when nothing is asked for it', async () => {
    const { amelie, chloe, drain, emails, passes } = await openWithHourlyLimit();
    await chloe.savesSettings({ cancellationTerms: '24/50/100' });
    const ride = await booked(amelie);
    await accept(chloe, ride);
    await drain();
    passes(24 * 60);
    await chloe.notesAbsence(ride);
    await drain();
    const messages = emails.at(-1);
    await chloe.waivesFee(ride);
    await drain();

    expect([messages?.to, messages?.text]).toEqual([
      amelie.email,
      expect.stringContaining('Frais d’absence\u00a0: '),
    ]);
    expect(emails.at(-1)?.text).toContain('renonce aux frais d’absence de la course');
  });

  test('by no email when there is none', async () => {
    const { client, deps } = await openWorld({ withoutMail: true });
    await booked(await client('Amélie'));

    expect(await deps.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });
});

describe('when the provider', () => {
  const refused = (again: boolean): SendOutcome => ({ state: 'refused', reason: 'unreachable', again });

  test('cannot be reached, booking goes on and the message leaves once it is back', async () => {
    const { amelie, drain, state, received, outbox, passes } = await openWithHourlyLimit();
    state.answer = refused(true);
    const ride = await booked(amelie);
    await drain();
    const waiting = await outbox();
    state.answer = { state: 'sent', reference: 'SM7' };
    await drain();
    const tooEarly = received.length;
    passes(1);
    await drain();
    await drain();

    expect(ride.status).toBe('pending');
    expect(waiting).toMatchObject([{ state: 'waiting', attempts: 1, error: 'unreachable' }]);
    expect(tooEarly).toBe(1);
    expect(received).toHaveLength(2);
    expect(await outbox()).toMatchObject([{ state: 'sent', reference: 'SM7', attempts: 2, error: null }]);
  });

  test('refuses for good, the message fails at once; refused again and again, it fails in the end', async () => {
    const { amelie, drain, state, outbox, received, passes } = await openWithHourlyLimit();
    const later = { scheduledAt: '2026-05-09T12:00:00.000Z' };
    state.answer = refused(false);
    await booked(amelie, later);
    await drain();
    state.answer = refused(true);
    await booked(amelie, later);
    for (let round = 0; round < 12; round += 1) {
      await drain();
      passes(7 * 60);
    }

    expect((await outbox()).map(({ state: end, attempts }) => [end, attempts])).toEqual([
      ['failed', 1],
      ['failed', 8],
    ]);
    expect(received).toHaveLength(9);
  });

  test.each([
    ['does not say what happened', { state: 'unknown', reason: 'timeout' } as const],
    ['breaks in our hands', 'throws' as const],
  ])('%s, the message is uncertain and never sent again by itself', async (_, answer) => {
    const { amelie, drain, state, outbox, received, passes } = await openWithHourlyLimit();
    state.answer = answer;
    await booked(amelie, { scheduledAt: '2026-05-09T12:00:00.000Z' });
    await drain();
    state.answer = { state: 'sent', reference: 'SM8' };
    passes(24 * 60);
    await drain();

    expect(received).toHaveLength(1);
    expect(await outbox()).toMatchObject([{ state: 'uncertain', attempts: 1 }]);
  });

  test('was not asked yet when the database failed, the message leaves later', async () => {
    const { amelie, deps, drain, outbox, received, passes } = await openWithHourlyLimit();
    await booked(amelie, { scheduledAt: '2026-05-09T12:00:00.000Z' });
    await sql`alter table driver_profiles rename to mislaid_profiles`.execute(deps.db);
    await drain();
    await sql`alter table mislaid_profiles rename to driver_profiles`.execute(deps.db);
    const waiting = await outbox();
    passes(1);
    await drain();

    expect(waiting).toMatchObject([{ state: 'waiting', attempts: 1 }]);
    expect(await outbox()).toMatchObject([{ state: 'sent', attempts: 2 }]);
    expect(received).toHaveLength(1);
  });

  test('is cut by a crash in the middle, the message is uncertain two minutes later', async () => {
    const { amelie, drain, state, outbox, received, passes } = await openWithHourlyLimit();
    state.answer = 'never';
    await booked(amelie);
    drain().catch(() => 'the world is gone by now');
    await expect.poll(() => received).toHaveLength(1);
    passes(1);
    await drain();
    const early = await outbox();
    passes(2);
    await drain();

    expect(early).toMatchObject([{ state: 'sending' }]);
    expect(await outbox()).toMatchObject([{ state: 'uncertain', error: 'interrupted while sending' }]);
    expect(received).toHaveLength(1);
  });

  test('is not set up yet, messages wait for it without using up their attempts', async () => {
    const { amelie, drain, state, outbox, received } = await openWithHourlyLimit();
    state.missing = ['TWILIO_AUTH_TOKEN n’est pas défini.'];
    await booked(amelie);
    await drain();
    const before = await outbox();
    state.missing = [];
    await drain();

    expect(before).toMatchObject([{ state: 'waiting', attempts: 0 }]);
    expect(received).toHaveLength(1);
  });
});

test('a message whose template nobody approved is dropped, and the others leave', async () => {
  const { messengers, received } = telephones();
  const twilio: Messenger = { ...messengers.twilio, sends: (event) => event !== 'new_ride' };
  const { client, driver, deps } = await openWorld({ messengers: { ...messengers, twilio } });
  const [amelie, chloe] = [await client('Amélie'), await driver('Chloé')];
  await amelie.savesProfile({ phone: '06 12 34 56 78' });
  await withMessages(chloe);
  const ride = await booked(amelie);
  await drainOutbox(deps);
  await accept(chloe, ride);
  await drainOutbox(deps);

  expect(received.map(({ event }) => event)).toEqual(['accepted']);
  const entries = deps.db.selectFrom('outbox').select(['event', 'state']).where('channel', '=', 'message');
  expect(await entries.orderBy('id').execute()).toEqual([
    { event: 'new_ride', state: 'dropped' },
    { event: 'accepted', state: 'sent' },
  ]);
});

test('several instances that drain at once send each message once', async () => {
  const { amelie, chloe, deps, drain, received } = await openWithHourlyLimit();
  await completedRide(amelie, chloe);
  await drain();
  received.length = 0;
  for (let count = 0; count < 25; count += 1) await booked(amelie);

  await Promise.all([drainOutbox(deps), drainOutbox(deps), drainOutbox(deps), drainOutbox(deps)]);

  expect(received).toHaveLength(25);
});

test('a change that is rolled back notifies no one', async () => {
  const { amelie, chloe, deps, drain, received } = await openWithHourlyLimit();
  const ride = await booked(amelie);
  await drain();
  await deps.db.updateTable('rides').set({ version: 99 }).where('id', '=', ride.id).execute();
  await Promise.all([accept(chloe, ride), accept(chloe, ride), accept(chloe, ride)]);
  await drain();

  expect(received.map(({ event }) => event)).toEqual(['new_ride', 'accepted']);
});

describe('the connection', () => {
  test('gets exactly what is missing', async () => {
    const { chloe, state } = await openWithHourlyLimit();
    const test = async () => (await chloe.calls(testNotifications)).json();
    state.missing = ['TWILIO_FROM n’est pas défini.'];
    const unset = await test();
    state.missing = [];
    await withMessages(chloe, { driverPhone: '' });
    const noPhone = await test();
    await withMessages(chloe, { enabled: false });
    const off = await test();

    expect(unset).toEqual({ success: false, message: 'TWILIO_FROM n’est pas défini.' });
    expect(noPhone.message).toBe('Indiquez le téléphone du chauffeur, puis sauvegardez.');
    expect(off.message).toBe('Activez les notifications et choisissez un fournisseur, puis sauvegardez.');
  });

  test('that answers again lets what waits leave at once', async () => {
    const { amelie, chloe, drain, state, received } = await openWithHourlyLimit();
    state.answer = { state: 'refused', reason: 'unreachable', again: true };
    await booked(amelie);
    await drain();
    const failed = (await chloe.calls(testNotifications)).json();
    state.answer = { state: 'sent', reference: null };
    const passed = (await chloe.calls(testNotifications)).json();
    await drain();

    expect(failed).toEqual({ success: false, message: 'Twilio a refusé le message (unreachable).' });
    expect(passed).toEqual({ success: true, message: 'Message remis à Twilio pour le +33698765432.' });
    expect(received.map(({ event }) => event)).toEqual(['new_ride', 'test', 'test', 'new_ride']);
  });
});

describe('the configuration', () => {
  test('is read and changed by drivers, and the number is stored in its international form', async () => {
    const { chloe } = await openWithHourlyLimit();

    const { driverPhone, ...config } = (await chloe.calls(getNotificationConfig)).json();

    expect(driverPhone).toBe('+33698765432');
    expect(config).toEqual({
      provider: 'twilio',
      enabled: true,
      messagesPerHour: 30,
      missing: [],
      emails: true,
      reminders: expect.objectContaining({ evening_reminder: ['email', 'push'] }),
    });
  });

  test.each([
    [{ provider: 'pigeon' }, 'Ce fournisseur est inconnu.'],
    [{ enabled: 'true' }, 'Cette option vaut oui ou non.'],
    [
      { driverPhone: '12' },
      'Ce numéro n’est pas valide. Format international recommandé\u00a0: +33 6 12 34 56 78',
    ],
  ])('is never %j', async (body, sentence) => {
    const { chloe } = await openWithHourlyLimit();

    const answer = await chloe.sends('PATCH', saveNotificationConfig.path, { body });

    expect([answer.statusCode, answer.json().message]).toEqual([400, sentence]);
  });
});
