import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getReminders, saveReminders } from '#contract/notifications/reminders.calls.ts';
import type { RemindersView } from '#contract/notifications/reminders.ts';
import { answer, refuse } from '#web/testing/api.ts';
import { amelie, chloe } from '#web/testing/people.ts';
import { visit } from '#web/testing/visit.tsx';

const ofClient: RemindersView = {
  offered: ['email', 'message', 'push'],
  reminders: [
    { kind: 'evening_reminder', channels: ['email', 'push'] },
    { kind: 'soon_reminder', channels: ['message'] },
  ],
};
const ofDriver: RemindersView = {
  offered: ['email', 'push'],
  reminders: [
    { kind: 'day_list', channels: ['email'] },
    { kind: 'drive_reminder', channels: ['message'] },
  ],
};
const row = (name: RegExp) => screen.findByRole('group', { name });
const box = (group: HTMLElement, name: string) => within(group).getByRole('checkbox', { name });

test('a client chooses the channels of each reminder, and each choice is saved at once', async () => {
  answer(getReminders, ofClient);
  const saved = answer(saveReminders, ofClient);
  const { user } = visit('/profile', { as: amelie });

  const evening = await row(/La veille/u);
  expect(box(evening, 'Email')).toBeChecked();
  expect(box(evening, 'SMS ou WhatsApp')).not.toBeChecked();
  await user.click(box(evening, 'SMS ou WhatsApp'));
  await user.click(box(evening, 'Email'));

  expect(box(evening, 'SMS ou WhatsApp')).toBeChecked();
  expect(box(evening, 'Email')).not.toBeChecked();
  await expect.poll(() => saved.at(-1)).toEqual({ evening_reminder: ['push', 'message'] });
});

test('only what is set up is offered, and what is chosen beside it stays', async () => {
  answer(getReminders, ofDriver);
  const saved = answer(saveReminders, ofDriver);
  const { user } = visit('/driver-profile', { as: chloe });

  const drive = await row(/Avant chaque course/u);
  expect(within(drive).getAllByRole('checkbox')).toHaveLength(2);
  await user.click(box(drive, 'Notification'));

  expect(box(drive, 'Notification')).toBeChecked();
  expect(await row(/courses du jour/u)).toBeVisible();
  await expect.poll(() => saved).toEqual([{ drive_reminder: ['message', 'push'] }]);
});

test('what the server refuses is said, and shown as it is', async () => {
  answer(getReminders, ofClient);
  refuse(saveReminders, 429, { code: 'too_many_requests', message: 'Réessayez dans un instant.' });
  const { user } = visit('/profile', { as: amelie });

  const soon = await row(/Deux heures avant/u);
  await user.click(box(soon, 'Email'));

  expect(await screen.findByText('Réessayez dans un instant.')).toBeVisible();
  await waitFor(() => expect(box(soon, 'Email')).not.toBeChecked());
});

test('a client without a telephone reads that messages need one', async () => {
  answer(getReminders, ofClient);
  visit('/profile', { as: { ...amelie, phone: null } });

  expect(await screen.findByText(/demandent un numéro de téléphone/u)).toBeVisible();
});
