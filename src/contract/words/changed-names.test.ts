import { expect, test } from 'vitest';
import { notificationConfigBody } from '../notifications/notifications.ts';
import { namedChanges } from './changed-names.fr.ts';

test.each([
  ['settings_changed', 'appName, app_logo, logoUrl', 'nom, logo'],
  [
    'company_changed',
    'vatNumber, franchise_mention, franchise_mention_since',
    'numéro de TVA, mention de la franchise',
  ],
  [
    'accounting_changed',
    'salesAccount 706000, bankJournal BQ',
    'compte des ventes 706000, journal de la banque BQ',
  ],
  ['notifications_changed', 'enabled, driver_phone', 'alertes du chauffeur, téléphone du chauffeur'],
  ['ride_handed_over', 'De Chloé à Marc', 'De Chloé à Marc'],
  ['settings_changed', 'settingOfALaterVersion', 'settingOfALaterVersion'],
] as const)('the journal names the changes of %s', (action, details, named) => {
  expect(namedChanges(action, details)).toBe(named);
});

test('everything about notifications that can change has a name', () => {
  const columns = {
    driverPhone: 'driver_phone',
    messagesPerHour: 'messages_per_hour',
    reminders: 'reminder_channels',
  };
  const keys = Object.keys(notificationConfigBody.shape).map(
    (key) => new Map(Object.entries(columns)).get(key) ?? key,
  );

  expect(keys.filter((key) => namedChanges('notifications_changed', key) === key)).toEqual([]);
});
