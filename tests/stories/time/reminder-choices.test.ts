import { describe, expect, test } from 'vitest';
import { eraseUser, exportMyData } from '#contract/account/personal-data.calls.ts';
import {
  getNotificationConfig,
  saveNotificationConfig,
} from '#contract/notifications/notifications.calls.ts';
import { getReminders, saveReminders } from '#contract/notifications/reminders.calls.ts';
import { agreedRide, toOrly } from '#tests/support/bookings.ts';
import type { Person } from '#tests/support/people.ts';
import { openReminderWorld } from '#tests/support/reminders.ts';
import { withMessages } from '#tests/support/telephones.ts';
import { unzip } from '#tests/support/unzip.ts';
import { openWorld } from '#tests/support/world.ts';

const thursday = { scheduledAt: '2026-05-07T08:00:00.000Z' };
const EVENING = '2026-05-06T16:00:00Z';
const SOON = '2026-05-07T06:00:00Z';

async function dataOf(person: Person) {
  const files = unzip((await person.calls(exportMyData)).rawPayload);
  return JSON.parse(files.get('mes-donnees.json') ?? '');
}

describe('the channels of a reminder', () => {
  test('are the platform’s own, then the operator’s, then those of the person', async () => {
    const { amelie, chloe } = await openReminderWorld();
    const evening = async () => (await amelie.calls(getReminders)).json().reminders[0];

    expect(await evening()).toEqual({ kind: 'evening_reminder', channels: ['email', 'push'] });
    await chloe.calls(saveNotificationConfig, { body: { reminders: { evening_reminder: ['message'] } } });
    expect(await evening()).toEqual({ kind: 'evening_reminder', channels: ['message'] });
    await amelie.calls(saveReminders, { body: { evening_reminder: [] } });
    expect(await evening()).toEqual({ kind: 'evening_reminder', channels: [] });
  });

  test('are used as they were chosen', async () => {
    const { amelie, chloe, works, messages, messagesOfDriver } = await openReminderWorld();
    await agreedRide(amelie, chloe, thursday);
    await amelie.calls(saveReminders, { body: { evening_reminder: ['message'], soon_reminder: ['email'] } });
    await chloe.calls(saveReminders, { body: { day_list: [], drive_reminder: [] } });
    await works(EVENING);
    await works(SOON);
    await works('2026-05-07T07:20:00Z');

    expect(messages()).toEqual([
      '+33612345678: Votre course de demain, jeu. 7 mai à 10:00',
      `${amelie.email}: Votre course de 10:00 approche`,
    ]);
    expect(messagesOfDriver()).toEqual([]);
  });

  test('that the operator set reach who chose nothing, a contact without an account too', async () => {
    const { chloe, works, messages } = await openReminderWorld();
    const reminders = { evening_reminder: ['message' as const], soon_reminder: [] };
    await chloe.calls(saveNotificationConfig, { body: { reminders } });
    const contact = { firstName: 'Camille', lastName: 'Roy', phone: '06 39 98 44 10' };
    await chloe.takesOrder({ contact, ride: { ...toOrly, ...thursday } });
    await works(EVENING);
    await works(SOON);

    expect(messages()).toEqual(['+33639984410: Votre course de demain, jeu. 7 mai à 10:00']);
  });

  test('are offered where they are set up', async () => {
    const { client, driver } = await openWorld({ withoutMail: true });
    const [amelie, chloe] = [await client('Amélie'), await driver('Chloé')];

    expect((await amelie.calls(getReminders)).json().offered).toEqual(['push']);
    await withMessages(chloe);
    expect((await amelie.calls(getReminders)).json().offered).toEqual(['message', 'push']);
    expect((await chloe.calls(getReminders)).json().reminders.map(({ kind }) => kind)).toEqual([
      'day_list',
      'drive_reminder',
    ]);
  });

  test('that a person does not get, or that nobody knows, are not kept', async () => {
    const { amelie, chloe, deps } = await openReminderWorld();
    await amelie.calls(saveReminders, { body: { day_list: [], soon_reminder: ['push'] } });
    const unknown = await amelie.sends('PATCH', saveReminders.path, { body: { soon_reminder: ['pigeon'] } });

    const rows = await deps.db.selectFrom('reminder_choices').select('channels').execute();
    expect(rows).toEqual([{ channels: { soon_reminder: ['push'] } }]);
    expect(unknown.statusCode).toBe(400);
    await chloe.calls(saveNotificationConfig, { body: { reminders: { day_list: ['push'] } } });
    expect((await chloe.calls(getNotificationConfig)).json().reminders).toMatchObject({
      day_list: ['push'],
      evening_reminder: ['email', 'push'],
    });
  });

  test('are in the export of a person, and go with an erased one', async () => {
    const { amelie, admin, deps } = await openReminderWorld();
    await amelie.calls(saveReminders, { body: { soon_reminder: ['push'] } });

    expect((await dataOf(amelie)).reminders).toEqual([{ kind: 'soon_reminder', channels: ['push'] }]);
    await (await admin('Inès')).calls(eraseUser, { id: amelie.id });
    expect(await deps.db.selectFrom('reminder_choices').selectAll().execute()).toEqual([]);
  });
});
