import { describe, expect, test } from 'vitest';
import { drainOutbox } from '#server/features/notifications/drain-outbox.ts';
import { queueReminders } from '#server/features/reminders/queue-reminders.ts';
import { agreedRide, booked, quoted } from '#tests/support/bookings.ts';
import { letsAccept, worksBy } from '#tests/support/hours.ts';
import { withRule } from '#tests/support/prices.ts';
import { openReminderWorld } from '#tests/support/reminders.ts';

/** Thursday 7 May 2026 in Paris, two hours ahead of these. */
const SIX = '2026-05-07T04:00:00Z';
const on = (moment: string) => ({ scheduledAt: `2026-05-${moment}:00.000Z` });

describe('at six in the morning a driver gets the list of the day', () => {
  test('with times, names, places and the total, until six the next morning', async () => {
    const { amelie, chloe, works, emails, messagesOfDriver } = await openReminderWorld();
    await agreedRide(amelie, chloe, on('07T08:00'));
    await agreedRide(amelie, chloe, { ...on('07T16:30'), passenger: { name: 'Karim Haddad', phone: '' } });
    await agreedRide(amelie, chloe, on('08T03:00'));
    await agreedRide(amelie, chloe, on('08T04:00'));
    await works('2026-05-07T03:59:59Z');
    expect(messagesOfDriver()).toEqual([]);
    await works(SIX);
    await works('2026-05-07T04:01:00Z');

    expect(messagesOfDriver()).toEqual([`${chloe.email}: Vos 3 courses du jour, jeu. 7 mai`]);
    expect(emails.at(-1)?.text.split('\n').slice(2, 7)).toEqual([
      'Vos 3 courses du jour, jeu. 7 mai.',
      expect.stringMatching(/^10:00 – Amélie Martin\s: Gare de Lyon, 75012 Paris → Aéroport de Paris-Orly/u),
      expect.stringMatching(/^18:30 – Karim Haddad/u),
      expect.stringMatching(/^05:00 \(demain\) – Amélie Martin/u),
      expect.stringMatching(/^Total\s: 3\scourses, \d+,\d\d\s€\.$/u),
    ]);
  });

  test('and nothing on an empty day, nor when the only ride went away in the last second', async () => {
    const { amelie, chloe, works, goTo, deps, messagesOfDriver, entries } = await openReminderWorld();
    await works('2026-05-06T04:00:00Z');
    const ride = await agreedRide(amelie, chloe, on('07T08:00'));
    goTo(SIX);
    await queueReminders(deps);
    await chloe.cancels(ride, 'Panne');
    await drainOutbox(deps);

    expect(messagesOfDriver()).toEqual([]);
    expect((await entries('day_list')).map(({ state }) => state)).toEqual(['dropped']);
  });

  test('once, although its first ride is another by now', async () => {
    const { amelie, chloe, works, messagesOfDriver } = await openReminderWorld();
    const first = await agreedRide(amelie, chloe, on('07T08:00'));
    await agreedRide(amelie, chloe, on('07T10:00'));
    await works(SIX);
    await chloe.cancels(first, 'Panne');
    await works('2026-05-07T04:01:00Z');

    expect(messagesOfDriver()).toHaveLength(1);
  });

  test('of what was agreed by then: a first ride of the day that comes later makes no list', async () => {
    const { amelie, chloe, works, goTo, entries } = await openReminderWorld();
    const ride = await booked(amelie, on('07T14:00'));
    goTo('2026-05-07T04:00:01Z');
    await chloe.accepts(ride);
    await works('2026-05-07T04:01:00Z');

    expect(await entries('day_list')).toEqual([]);
  });
});

/** Other messages may leave in the same moment, in any order. */
function remindedOf(received: readonly { event: string; text: string }[]): string | undefined {
  return received.findLast(({ event }) => event === 'drive_reminder')?.text;
}

describe('before each ride its driver is reminded in time for the road', () => {
  const next = (driver: string) => `${driver}: Prochaine course à 18:30`;

  test('from where the ride before ends, fifteen minutes before leaving', async () => {
    const { amelie, chloe, works, received, messagesOfDriver } = await openReminderWorld();
    // From Orly back to the Gare de Lyon: 35 minutes by the rough road.
    await agreedRide(amelie, chloe, on('07T14:00'));
    await agreedRide(amelie, chloe, on('07T16:30'));
    await works('2026-05-07T15:39:59Z');
    const before = messagesOfDriver().filter((line) => line === next('+33698765432'));
    await works('2026-05-07T15:40:00Z');
    await works('2026-05-07T15:41:00Z');

    expect(before).toEqual([]);
    expect(messagesOfDriver().filter((line) => line === next('+33698765432'))).toHaveLength(1);
    expect(remindedOf(received)).toMatch(/Départ conseillé à 17:55\s: environ 35\smin de route\./u);
  });

  test('from the driver’s base for the first ride of the day', async () => {
    const { amelie, chloe, deps, works, received } = await openReminderWorld();
    await deps.db
      .insertInto('driver_hours')
      .values({ user_id: chloe.id, base_address: 'Orly', base_lat: 48.7262, base_lng: 2.3652 })
      .execute();
    await agreedRide(amelie, chloe, on('07T16:30'));
    await works('2026-05-07T15:39:59Z');
    const before = received.filter(({ event }) => event === 'drive_reminder');
    await works('2026-05-07T15:40:00Z');

    expect(before).toEqual([]);
    expect(remindedOf(received)).toMatch(/Départ conseillé à 17:55/u);
  });

  test('from the company’s address where the driver has none', async () => {
    const { amelie, chloe, works, received } = await openReminderWorld();
    await chloe.savesSettings({ companyAddress: 'Aéroport d’Orly' });
    await agreedRide(amelie, chloe, on('07T16:30'));
    await works('2026-05-07T15:45:00Z');

    expect(remindedOf(received)).toMatch(/Départ conseillé à 17:56/u);
  });

  test('three quarters of an hour before where nobody knows the way, and it names none', async () => {
    const { amelie, chloe, works, received, messagesOfDriver } = await openReminderWorld();
    await agreedRide(amelie, chloe, on('07T16:30'));
    await works('2026-05-07T15:44:59Z');
    expect(messagesOfDriver()).toEqual([]);
    await works('2026-05-07T15:45:00Z');

    expect(messagesOfDriver()).toEqual([next('+33698765432')]);
    expect(remindedOf(received)).not.toContain('Départ conseillé');
  });

  test('not once the driver has left; one who takes that back within the minute is', async () => {
    const { amelie, chloe, works, goTo, messagesOfDriver } = await openReminderWorld();
    const gone = await agreedRide(amelie, chloe, on('07T16:30'));
    goTo('2026-05-07T15:20:00Z');
    await chloe.setsOff(gone);
    await works('2026-05-07T15:45:00Z');
    const afterLeaving = messagesOfDriver();
    const slip = await agreedRide(amelie, chloe, on('08T16:30'));
    goTo('2026-05-08T15:44:30Z');
    await chloe.setsOff(slip);
    await works('2026-05-08T15:45:00Z');
    await chloe.undoes(slip, 'on_the_way');
    const beforeTheMinute = messagesOfDriver();
    await works('2026-05-08T15:45:32Z');

    expect(afterLeaving).toEqual([]);
    expect(beforeTheMinute).toEqual([]);
    expect(messagesOfDriver()).toEqual([next('+33698765432')]);
  });

  test('at once of a ride that the platform accepted after that moment, not of one that the driver did', async () => {
    const { amelie, chloe, works, goTo, deps, messagesOfDriver } = await openReminderWorld();
    await withRule({ deps });
    await worksBy(chloe);
    goTo('2026-05-06T15:50:00Z');
    const accepted = await agreedRide(amelie, chloe, on('06T16:30'));
    await works();
    const afterAccepting = messagesOfDriver();
    await chloe.cancels(accepted, 'Panne');
    await letsAccept(chloe);
    goTo('2026-05-07T15:50:00Z');
    const { quoteId } = await quoted(amelie, on('07T16:30'));
    const ride = await booked(amelie, { ...on('07T16:30'), quoteId });
    await works();

    expect(afterAccepting).toEqual([]);
    expect(ride.status).toBe('accepted');
    expect(messagesOfDriver()).toEqual([next('+33698765432')]);
  });

  test('who no longer drives it is not; who took it over is', async () => {
    const { amelie, chloe, works, goTo, deps, entries, driver, admin } = await openReminderWorld();
    const [yann, ines] = [await driver('Yann'), await admin('Inès')];
    const ride = await agreedRide(amelie, chloe, on('07T16:30'));
    goTo('2026-05-07T15:45:00Z');
    await queueReminders(deps);
    goTo('2026-05-07T15:45:01Z');
    await ines.handsOver(ride, yann);
    await drainOutbox(deps);
    await works('2026-05-07T15:46:00Z');

    expect(await entries('drive_reminder')).toMatchObject([{ recipient_id: chloe.id, state: 'dropped' }]);
    const early = await agreedRide(amelie, chloe, on('08T16:30'));
    await ines.handsOver(early, yann);
    await works('2026-05-08T15:45:00Z');
    expect((await entries('drive_reminder')).at(-1)).toMatchObject({ recipient_id: yann.id });
  });
});
