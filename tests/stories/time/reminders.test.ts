import { describe, expect, test } from 'vitest';
import type { Db } from '#server/db/schema.ts';
import { drainOutbox } from '#server/features/notifications/drain-outbox.ts';
import { takeDueEntries } from '#server/features/notifications/outbox-repository.ts';
import { queueReminders } from '#server/features/reminders/queue-reminders.ts';
import { runDueJobs } from '#server/jobs/keep-jobs.ts';
import { agreedRide, booked, toOrly } from '#tests/support/bookings.ts';
import { openReminderWorld } from '#tests/support/reminders.ts';

/** Thursday 7 May 2026, 10:00 in Paris. */
const thursday = { scheduledAt: '2026-05-07T08:00:00.000Z' };
const EVENING = '2026-05-06T16:00:00Z';
const SOON = '2026-05-07T06:00:00Z';
const amelieEvening = 'Votre course de demain, jeu. 7 mai à 10:00';
const amelieSoon = 'Votre course de 10:00 approche';

/** As an agreed change of the ride leaves it. */
async function movesTo(db: Db, id: string, moment: string): Promise<void> {
  await db
    .updateTable('rides')
    .set({ scheduled_at: new Date(moment) })
    .where('id', '=', id)
    .execute();
}

describe('a client is reminded', () => {
  test('the evening before by email, and two hours before by message too, with driver, car and plate', async () => {
    const { amelie, chloe, works, messages, emails, received } = await openReminderWorld();
    await agreedRide(amelie, chloe, thursday);

    await works('2026-05-06T15:59:59Z');
    expect(messages()).toEqual([]);
    await works(EVENING);
    expect(messages()).toEqual([`${amelie.email}: ${amelieEvening}`]);
    expect(emails.at(-1)?.text).toMatch(/Chloé viendra vous chercher à 10:00\s: Gare de Lyon/u);
    expect(emails.at(-1)?.text).toMatch(/Véhicule\s: Tesla Model 3, GH-482-KT\./u);

    await works('2026-05-07T05:59:59Z');
    expect(messages()).toHaveLength(1);
    await works(SOON);
    expect(messages().slice(0, 1)).toEqual([`+33612345678: ${amelieSoon}`]);
    expect(received.at(-1)?.text).toContain('GH-482-KT');
  });

  test.each([
    ['after six the evening before: two hours before only', '2026-05-06T16:00:01Z', 1],
    ['less than two hours before: not at all', '2026-05-07T06:00:01Z', 0],
  ])('of a ride agreed %s', async (_, agreedAt, expected) => {
    const { amelie, chloe, goTo, works, entries } = await openReminderWorld();
    const ride = await booked(amelie, thursday);
    goTo(agreedAt);
    await chloe.accepts(ride);
    for (const moment of [agreedAt, SOON, '2026-05-07T06:30:00Z', '2026-05-07T07:30:00Z'])
      if (Date.parse(moment) >= Date.parse(agreedAt)) await works(moment);

    expect(await entries('evening_reminder')).toEqual([]);
    expect((await entries('soon_reminder')).filter(({ channel }) => channel === 'email')).toHaveLength(
      expected,
    );
  });

  test('late when the server was away at six, and no longer from ten on', async () => {
    const { amelie, chloe, works, messages } = await openReminderWorld();
    await agreedRide(amelie, chloe, thursday);
    await works('2026-05-06T20:00:00Z');
    expect(messages()).toEqual([]);
    await works('2026-05-06T19:59:59Z');
    expect(messages()).toEqual([`${amelie.email}: ${amelieEvening}`]);
  });

  test('by the clock of Paris in the night when the clocks go back, and two real hours before', async () => {
    const { amelie, chloe, works, messages } = await openReminderWorld();
    // 2:30 in the hour that comes twice, the second time.
    await agreedRide(amelie, chloe, { scheduledAt: '2026-10-25T01:30:00.000Z' });

    await works('2026-10-24T15:59:59Z');
    expect(messages()).toEqual([]);
    await works('2026-10-24T16:00:00Z');
    expect(messages()).toHaveLength(1);
    await works('2026-10-24T23:29:59Z');
    expect(messages()).toHaveLength(1);
    await works('2026-10-24T23:30:00Z');
    await works('2026-10-25T00:29:00Z');
    expect(messages()).toHaveLength(3);
  });

  test('who rides in their place is too, by message, when a telephone is known', async () => {
    const { amelie, chloe, works, received } = await openReminderWorld();
    await agreedRide(amelie, chloe, {
      ...thursday,
      passenger: { name: 'Karim Haddad', phone: '06 39 98 12 07' },
    });
    await works(SOON);
    await works(SOON);

    const toKarim = received.filter(({ event }) => event === 'passenger_reminder');
    expect(toKarim.map(({ to }) => to)).toEqual(['+33639981207']);
    expect(toKarim[0]?.text).toContain('Amélie Martin l’a réservée pour vous.');
    expect(toKarim[0]?.text).toContain('GH-482-KT');
  });

  test('without an account as the operator set it; no email goes to a reserved address', async () => {
    const { chloe, works, messages, entries, emails } = await openReminderWorld();
    const contact = { firstName: 'Camille', lastName: 'Roy', phone: '06 39 98 44 10' };
    await chloe.takesOrder({ contact, ride: { ...toOrly, ...thursday } });
    await works(EVENING);
    await works(SOON);

    expect(messages()).toEqual([`+33639984410: ${amelieSoon}`]);
    expect((await entries('evening_reminder')).map(({ state }) => state)).toEqual(['dropped']);
    expect(emails.filter(({ to }) => to !== chloe.email)).toEqual([]);
  });
});

describe('each reminder leaves once or not at all', () => {
  test('whatever several instances do at the same moment, and again after it', async () => {
    const { amelie, chloe, goTo, deps, works, messages } = await openReminderWorld();
    await agreedRide(amelie, chloe, thursday);
    goTo(EVENING);
    const instances = Array.from({ length: 6 }, () => queueReminders(deps).then(() => drainOutbox(deps)));
    await Promise.all(instances);
    for (const minutes of [1, 2, 30])
      await works(new Date(Date.parse(EVENING) + minutes * 60_000).toISOString());

    expect(messages()).toEqual([`${amelie.email}: ${amelieEvening}`]);
  });

  test('a clock that is set back, and passes the moment twice', async () => {
    const { amelie, chloe, works, messages } = await openReminderWorld();
    await agreedRide(amelie, chloe, thursday);
    await works(EVENING);
    await works('2026-05-06T15:30:00Z');
    await works('2026-05-06T16:00:30Z');

    expect(messages()).toEqual([`${amelie.email}: ${amelieEvening}`]);
  });

  test('an instance that is killed after it took an entry: it may have left, and nobody sends it again', async () => {
    const { amelie, chloe, goTo, deps, works, messages, entries } = await openReminderWorld();
    await agreedRide(amelie, chloe, thursday);
    goTo(EVENING);
    await queueReminders(deps);
    await takeDueEntries(deps.db, ['email', 'message', 'push'], deps.clock());
    for (const moment of ['16:01', '16:05', '17:00', '19:59']) await works(`2026-05-06T${moment}:00Z`);

    expect(messages()).toEqual([]);
    expect((await entries('evening_reminder')).map(({ state }) => state)).toEqual(['uncertain']);
  });

  test('the job is woken when an evening begins and when a pickup comes near, and not before', async () => {
    const { amelie, chloe, goTo, deps } = await openReminderWorld();
    await agreedRide(amelie, chloe, thursday);
    const runsAt = async (moment: string) => {
      goTo(moment);
      return (await runDueJobs(deps)).includes('reminders');
    };

    await runsAt('2026-05-06T15:59:50Z');
    expect(await runsAt('2026-05-06T15:59:59Z')).toBe(false);
    expect(await runsAt(EVENING)).toBe(true);
    await runsAt('2026-05-07T04:44:50Z');
    expect(await runsAt('2026-05-07T04:44:59Z')).toBe(false);
    expect(await runsAt('2026-05-07T04:45:00Z')).toBe(true);
  });

  test('a ride that moves takes its reminders along', async () => {
    const { amelie, chloe, goTo, deps, works, messages, entries } = await openReminderWorld();
    const ride = await agreedRide(amelie, chloe, thursday);
    await works(EVENING);
    goTo(SOON);
    await queueReminders(deps);
    await movesTo(deps.db, ride.id, '2026-05-07T12:00:00Z');
    await drainOutbox(deps);

    expect(messages()).toHaveLength(1);
    expect((await entries('soon_reminder')).map(({ state }) => state)).toEqual(['dropped', 'dropped']);
    await works('2026-05-07T09:59:59Z');
    expect(messages()).toHaveLength(1);
    await works('2026-05-07T10:00:00Z');
    await works('2026-05-07T10:01:00Z');
    expect(messages().slice(0, 1)).toEqual(['+33612345678: Votre course de 14:00 approche']);
    expect(messages()).toHaveLength(3);
  });

  test('a ride that moves to another day is reminded of on the evening before that day', async () => {
    const { amelie, chloe, deps, works, messages } = await openReminderWorld();
    const ride = await agreedRide(amelie, chloe, thursday);
    await works(EVENING);
    await movesTo(deps.db, ride.id, '2026-05-09T08:00:00Z');
    await works('2026-05-08T16:00:00Z');

    expect(messages().map((line) => line.split(': ')[1])).toEqual([
      amelieEvening,
      'Votre course de demain, sam. 9 mai à 10:00',
    ]);
  });

  test('a ride that is cancelled in the last second is not reminded of', async () => {
    const { amelie, chloe, goTo, deps, messages, entries } = await openReminderWorld();
    const ride = await agreedRide(amelie, chloe, thursday);
    goTo(EVENING);
    await queueReminders(deps);
    await chloe.cancels(ride, 'Panne');
    await drainOutbox(deps);
    await queueReminders(deps);
    await drainOutbox(deps);

    expect(messages()).toEqual([]);
    expect((await entries('evening_reminder')).map(({ state }) => state)).toEqual(['dropped']);
  });

  test('what a provider refuses for too long is dropped once it no longer makes sense', async () => {
    const { amelie, chloe, state, works, entries } = await openReminderWorld();
    await agreedRide(amelie, chloe, thursday);
    state.answer = { state: 'refused', reason: 'unreachable', again: true };
    for (const moment of ['06:00', '06:01', '06:03', '06:10', '06:30'])
      await works(`2026-05-07T${moment}:00Z`);
    state.answer = { state: 'sent', reference: 'SM9' };
    await works('2026-05-07T09:00:00Z');

    const [message] = (await entries('soon_reminder')).filter(({ channel }) => channel === 'message');
    expect(message).toMatchObject({ state: 'dropped', error: 'no longer news' });
  });
});
