import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import {
  countUnread,
  listGeneralMessages,
  readGeneralMessages,
  sendGeneralMessage,
} from '#contract/people/chat.calls.ts';
import { closeChat } from '#web/signals/chat-request.ts';
import { answer } from '#web/testing/api.ts';
import { amelie, chloe } from '#web/testing/people.ts';
import { visit } from '#web/testing/visit.tsx';
import { generalMessage, openAs } from './stand-in-chat.tsx';

afterEach(closeChat);

test('a client opens the discussion from the head of the page and from its corner', async () => {
  answer(listGeneralMessages, []);
  answer(countUnread, { general: 2, rides: {}, total: 2 });
  const { user } = visit('/dashboard/client', { as: amelie });
  const buttons = await screen.findAllByRole('button', { name: /^Discussion\s*, 2\smessages non lus$/u });
  expect(buttons).toHaveLength(2);

  for (const button of buttons) {
    await user.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Discussion avec les chauffeurs' });
    expect(await within(dialog).findByText('Commencez la conversation !')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Fermer' }));
  }
}, 20_000);

test('every message says whether a driver or the client wrote it, and which are announcements', async () => {
  const readings = answer(readGeneralMessages, { message: 'Conversation lue.' });
  answer(listGeneralMessages, [
    generalMessage(amelie, 'Travaillez-vous dimanche ?'),
    generalMessage(chloe, 'Oui, dès 6 h.'),
    generalMessage(chloe, 'Fermé le 1er mai.', null),
  ]);

  openAs(amelie, { kind: 'general' });

  const log = await screen.findByRole('log');
  expect(log).toHaveTextContent(/Client\s?Amélie\s?Travaillez.*Chauffeur\s?Chloé\s?Oui.*Annonce\s?Fermé/u);
  expect(within(log).getAllByText('Chauffeur')).toHaveLength(2);
  expect(within(log).getAllByText('Annonce')).toHaveLength(1);
  await waitFor(() => expect(readings).toEqual([{}]));
});

test('a question of a client goes to all drivers', async () => {
  answer(listGeneralMessages, []);
  const sent = answer(sendGeneralMessage, generalMessage(amelie, 'Bonjour'));
  const { user } = openAs(amelie, { kind: 'general' });

  await user.type(await screen.findByPlaceholderText('Tapez votre message...'), 'Bonjour{Enter}');

  await waitFor(() => expect(sent).toEqual([{ content: 'Bonjour', key: expect.any(String) }]));
});
