import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  askAssistant,
  countUnread,
  listGeneralMessages,
  listRideMessages,
  listRideThreads,
  listThreads,
  readGeneralMessages,
  readRideMessages,
  sendGeneralMessage,
} from '#contract/people/chat.calls.ts';
import type { ThreadView } from '#contract/people/chat.ts';
import { getRide } from '#contract/rides/rides.calls.ts';
import { closeChat } from '#web/signals/chat-request.ts';
import { answer, api, on, refuse } from '#web/testing/api.ts';
import { amelie, chloe } from '#web/testing/people.ts';
import { holdTelephone } from '#web/testing/screen-size.ts';
import { visit } from '#web/testing/visit.tsx';
import { ride as accepted, generalMessage, minutesAgo, openAs, rideMessage } from '../stand-in-chat.tsx';

const thread: ThreadView = {
  clientId: amelie.id,
  clientName: 'Amélie Durand',
  lastMessage: generalMessage(amelie, 'Travaillez-vous dimanche ?'),
  unread: 2,
};
const open = () => openAs(chloe, { kind: 'general' });

afterEach(() => {
  closeChat();
  vi.unstubAllGlobals();
});

describe('the inbox of a driver', () => {
  test('opens from the corner of a wide screen', async () => {
    answer(listThreads, []);
    answer(countUnread, { general: 1, rides: { 'ride-12': 2 }, total: 3 });
    const { user } = visit('/dashboard/driver', { as: chloe });

    await user.click(await screen.findByRole('button', { name: /^Assistant\s*, 3\smessages non lus$/u }));

    expect(await screen.findByRole('dialog', { name: 'Assistant' })).toBeVisible();
  });

  test('opens from the bar of a phone', async () => {
    holdTelephone();
    answer(listThreads, []);
    const { user } = visit('/dashboard/driver', { as: chloe });

    await user.click(await screen.findByRole('button', { name: 'Messages' }));

    expect(await screen.findByRole('dialog', { name: 'Messages' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Assistant' })).toBeNull();
  });

  test('lists the conversations, with the last message and the unread count', async () => {
    const own = generalMessage(chloe, 'Oui, dès 6 h.');
    answer(listThreads, [thread, { clientId: 'karim', clientName: 'Karim B.', lastMessage: own, unread: 0 }]);

    open();

    const [first, second] = await screen.findAllByRole('listitem');
    expect(first).toHaveTextContent(/Amélie Durand\d{2}:\d{2}Travaillez-vous dimanche \?2/u);
    expect(first).toHaveTextContent(/2\smessages non lus/u);
    expect(second).toHaveTextContent('Vous : Oui, dès 6 h.');
  });

  test('holds the conversations about rides too, and opens them', async () => {
    const lastMessage = rideMessage(amelie, 'Je suis devant la gare.');
    answer(listThreads, []);
    answer(listRideThreads, [{ ride: accepted, lastMessage, unread: 2 }]);
    answer(listRideMessages, [lastMessage]);
    answer(getRide, accepted);
    answer(readRideMessages, { message: 'Conversation lue.' });
    const { user } = open();

    const line = await screen.findByRole('button', { name: /Amélie Durand.*Course n° 12.*devant la gare/u });
    expect(line).toHaveTextContent(/2\smessages non lus/u);
    expect(screen.queryByText('Aucun message pour le moment.')).toBeNull();
    await user.click(line);

    expect(await screen.findByRole('dialog', { name: 'Conversation avec Amélie Durand' })).toBeVisible();
    expect(await screen.findByText('Je suis devant la gare.')).toBeVisible();
  });

  test('says that there is no conversation yet', async () => {
    answer(listThreads, []);

    open();

    expect(await screen.findByText('Aucun message pour le moment.')).toBeVisible();
  });

  test('says that it could not be loaded', async () => {
    refuse(listThreads, 403, { code: 'not_allowed', message: 'Non.' });

    open();

    expect(await screen.findByText('Impossible de charger les conversations.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  });

  test('opens a conversation, where an answer goes to its client, and leads back', async () => {
    answer(listThreads, [thread]);
    answer(listGeneralMessages, [thread.lastMessage]);
    const readings = answer(readGeneralMessages, { message: 'Conversation lue.' });
    const sent = answer(sendGeneralMessage, generalMessage(chloe, 'Oui.'));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^Amélie Durand/u }));
    expect(await screen.findByRole('dialog', { name: 'Conversation avec Amélie Durand' })).toBeVisible();

    await user.type(await screen.findByPlaceholderText('Tapez votre message...'), 'Oui.{Enter}');

    await waitFor(() =>
      expect(sent).toEqual([{ content: 'Oui.', clientId: amelie.id, key: expect.any(String) }]),
    );
    await waitFor(() => expect(readings).toEqual([{ clientId: amelie.id }]));
    await user.click(screen.getByRole('button', { name: 'Retour aux conversations' }));
    expect(await screen.findByRole('heading', { name: 'Conversations' })).toBeVisible();
  });
});

describe('a quick answer', () => {
  const view = {
    nextRide: {
      id: 'ride-12',
      number: 12,
      scheduledAt: minutesAgo(-1),
      clientName: 'Amélie Durand',
      pickupAddress: 'Gare de Lyon, 75012 Paris',
      destinationAddress: 'Aéroport d’Orly, 94390 Orly',
      hours: null,
    },
    today: { rides: 4, done: 1, takings: '120.00' },
    week: { rides: 8, takings: '312.20' },
  };

  test.each([
    ['Ma prochaine course', /à \d{2}:\d{2}, Amélie Durand.*Course n° 12.*Gare de Lyon.*Orly/u],
    ['Mes courses du jour', /4\scourses aujourd’hui, dont 1\sterminée.*120,00\s€/u],
    ['Mes recettes de la semaine', /312,20\s€ cette semaine.*8\scourses terminées/u],
  ])('to %s is shown here and not sent', async (question, text) => {
    answer(listThreads, [thread]);
    answer(askAssistant, view);
    const sent = answer(sendGeneralMessage, generalMessage(chloe, 'Reçu.'));
    const { user } = open();

    await user.click(await screen.findByRole('button', { name: question }));

    const quick = screen.getByRole('region', { name: 'Réponses rapides' });
    await waitFor(() => expect(within(quick).getByRole('status')).toHaveTextContent(text));
    expect(sent).toEqual([]);
  });

  test('of an instance of the version before, which tells no hours, is that of a trip', async () => {
    const { hours: _, ...nextRide } = view.nextRide;
    answer(listThreads, []);
    answer(askAssistant, { ...view, nextRide });
    const { user } = open();

    await user.click(await screen.findByRole('button', { name: 'Ma prochaine course' }));

    expect(await screen.findByText('Destination : Aéroport d’Orly, 94390 Orly')).toBeVisible();
    expect(screen.queryByText(/Mise à disposition/u)).toBeNull();
  });

  test('says that no ride is planned', async () => {
    answer(listThreads, []);
    answer(askAssistant, { ...view, nextRide: null });
    const { user } = open();

    await user.click(await screen.findByRole('button', { name: 'Ma prochaine course' }));

    expect(await screen.findByText('Aucune course prévue.')).toBeVisible();
  });
});

describe('an announcement to all', () => {
  test('is sent once, after confirmation', async () => {
    answer(listThreads, [thread]);
    const sent = answer(sendGeneralMessage, generalMessage(chloe, 'Fermé le 1er mai.', null));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Annonce à tous' }));
    expect(screen.getByRole('button', { name: 'Continuer' })).toBeDisabled();
    await user.type(screen.getByLabelText('Votre annonce'), 'Fermé le 1er mai.');
    await user.click(screen.getByRole('button', { name: 'Continuer' }));
    expect(screen.getByText('Envoyer cette annonce à tous les clients ?')).toBeVisible();
    expect(sent).toEqual([]);

    await user.dblClick(screen.getByRole('button', { name: 'Envoyer à tous' }));

    expect(await screen.findByText('Annonce envoyée')).toBeVisible();
    expect(sent).toEqual([{ content: 'Fermé le 1er mai.', key: expect.any(String) }]);
    expect(await screen.findByRole('heading', { name: 'Conversations' })).toBeVisible();
  });

  test('stays typed while the conversations are read, and is gone once it is sent', async () => {
    answer(listThreads, []);
    answer(sendGeneralMessage, generalMessage(chloe, 'Fermé', null));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Annonce à tous' }));
    await user.type(screen.getByLabelText('Votre annonce'), 'Fermé');
    await user.click(screen.getByRole('button', { name: 'Retour aux conversations' }));

    await user.click(await screen.findByRole('button', { name: 'Annonce à tous' }));
    expect(screen.getByLabelText('Votre annonce')).toHaveValue('Fermé');
    await user.click(screen.getByRole('button', { name: 'Continuer' }));
    await user.click(screen.getByRole('button', { name: 'Envoyer à tous' }));
    expect(await screen.findByText('Annonce envoyée')).toBeVisible();

    await user.click(await screen.findByRole('button', { name: 'Annonce à tous' }));
    expect(screen.getByLabelText('Votre annonce')).toHaveValue('');
  });

  test('whose answer was lost is sent again under the same key, also after it was read once more', async () => {
    answer(listThreads, []);
    const keys: string[] = [];
    api.use(
      on(sendGeneralMessage, async ({ request }) => {
        keys.push(((await request.json()) as { key: string }).key);
        return HttpResponse.error();
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Annonce à tous' }));
    await user.type(screen.getByLabelText('Votre annonce'), 'Fermé');
    for (const times of [1, 2]) {
      await user.click(screen.getByRole('button', { name: 'Continuer' }));
      await user.click(screen.getByRole('button', { name: 'Envoyer à tous' }));
      await waitFor(() => expect(keys).toHaveLength(times));
      await user.click(await screen.findByRole('button', { name: 'Retour' }));
    }

    expect(keys[1]).toBe(keys[0]);
  });

  test('can be cancelled, and a refusal is shown', async () => {
    answer(listThreads, []);
    refuse(sendGeneralMessage, 429, { code: 'too_many_messages', message: 'Trop de messages.' });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Annonce à tous' }));
    await user.type(screen.getByLabelText('Votre annonce'), 'Fermé');
    await user.click(screen.getByRole('button', { name: 'Continuer' }));
    await user.click(screen.getByRole('button', { name: 'Envoyer à tous' }));
    expect(await screen.findByText('Trop de messages.')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Retour' }));

    expect(screen.getByLabelText('Votre annonce')).toHaveValue('Fermé');
  });
});
