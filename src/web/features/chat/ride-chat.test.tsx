import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, describe, expect, test } from 'vitest';
import { listRideMessages, readRideMessages } from '#contract/people/chat.calls.ts';
import { closeChat, openChat } from '#web/signals/chat-request.ts';
import { api, on, refuse } from '#web/testing/api.ts';
import { amelie, chloe } from '#web/testing/people.ts';
import { keepRideChat, minutesAgo, openAs, ride, rideMessage } from './stand-in-chat.tsx';

const log = () => screen.findByRole('log', { name: 'Messages' });
const field = () => screen.findByPlaceholderText('Tapez votre message...');

afterEach(closeChat);

describe('the conversation of a ride', () => {
  test('is with the driver, by first name and vehicle, for the client', async () => {
    keepRideChat(amelie);

    openAs(amelie);

    const dialog = await screen.findByRole('dialog', { name: 'Conversation avec Chloé' });
    expect(dialog).toHaveTextContent('Mercedes-Benz Classe E · GH-482-KT');
    expect(dialog).toHaveTextContent(/Acceptée.*Gare de Lyon.*Aéroport d’Orly/u);
    expect(within(dialog).getByRole('link', { name: 'Appeler Chloé' })).toHaveAttribute(
      'href',
      'tel:0698765432',
    );
  });

  test('is with all drivers while the ride is pending', async () => {
    keepRideChat(amelie);

    openAs(amelie, { kind: 'ride', ride: { ...ride, status: 'pending', driver: null, driverId: null } });

    expect(
      await screen.findByRole('dialog', { name: 'Conversation avec les chauffeurs' }),
    ).toBeInTheDocument();
  });

  test('is with the client for the driver', async () => {
    keepRideChat(chloe);

    openAs(chloe);

    expect(
      await screen.findByRole('dialog', { name: 'Conversation avec Amélie Durand' }),
    ).toBeInTheDocument();
  });

  test('invites to begin while it is empty', async () => {
    keepRideChat(amelie);

    openAs(amelie);

    expect(await screen.findByText('Aucun message pour le moment.')).toBeVisible();
    expect(screen.getByText('Commencez la conversation !')).toBeVisible();
  });

  test('shows the days, the times, and what was read', async () => {
    const evening = new Date(Date.now() - 86_400_000).toISOString();
    keepRideChat(
      amelie,
      rideMessage(amelie, 'Trois valises ?', { createdAt: evening, readAt: minutesAgo(5) }),
      rideMessage(chloe, 'Elles tiennent.'),
      rideMessage(amelie, 'Merci'),
    );

    openAs(amelie);

    const shown = await log();
    expect(shown).toHaveTextContent(/Hier.*Trois valises \?\d{2}:\d{2}Lu.*Aujourd’hui.*tiennent.*Merci/u);
    expect(within(shown).getAllByText('Lu')).toHaveLength(1);
    expect(shown).toHaveAttribute('aria-live', 'polite');
  });

  test('names the drivers once several write', async () => {
    const yann = { ...chloe, id: 'yann', firstName: 'Yann' };
    keepRideChat(amelie, rideMessage(chloe, 'Je peux venir.'), rideMessage(yann, 'Moi aussi.'));

    openAs(amelie);

    expect(await log()).toHaveTextContent(/Chauffeur\s?Chloé\s?Je peux.*Chauffeur\s?Yann\s?Moi aussi/u);
  });

  test('names who rides in the client’s place for what they wrote from the link', async () => {
    keepRideChat(
      amelie,
      rideMessage(chloe, 'Je suis là.'),
      rideMessage(amelie, 'Elle arrive.'),
      rideMessage(amelie, 'Sortie 3 ?', { senderName: 'Leïla Haddad' }),
    );

    openAs(amelie);

    expect(await log()).toHaveTextContent(/Chloé.*Je suis là.*Elle arrive.*Leïla Haddad\s?Sortie 3/u);
  });

  test('shows what was typed as text, and links only to the web', async () => {
    keepRideChat(
      amelie,
      rideMessage(chloe, '<img src=x onerror=alert(1)> javascript:alert(1) https://exemple.fr/plan'),
    );

    openAs(amelie);

    const shown = await log();
    expect(shown).toHaveTextContent('<img src=x onerror=alert(1)> javascript:alert(1)');
    expect(shown.querySelector('img')).toBeNull();
    const [link, ...others] = within(shown).getAllByRole('link');
    expect(others).toEqual([]);
    expect(link).toHaveAttribute('href', 'https://exemple.fr/plan');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  test('says that it is closed once the ride will not take place', async () => {
    keepRideChat(amelie);

    openAs(amelie, { kind: 'ride', ride: { ...ride, status: 'cancelled' } });

    expect(await screen.findByText('Cette conversation est close.')).toBeVisible();
    expect(screen.queryByPlaceholderText('Tapez votre message...')).toBeNull();
    expect(await screen.findByText('Aucun message pour le moment.')).toBeVisible();
    expect(screen.queryByText('Commencez la conversation !')).toBeNull();
  });

  test('is read again after a failure', async () => {
    refuse(listRideMessages, 429, { code: 'too_many_requests', message: 'Patientez.' });
    const { user } = openAs(amelie);
    const retry = await screen.findByRole('button', { name: 'Réessayer' });
    expect(screen.getByText('Patientez.')).toBeVisible();
    keepRideChat(amelie, rideMessage(chloe, 'Me voici.'));

    await user.click(retry);

    expect(await screen.findByText('Me voici.')).toBeVisible();
  });

  test('that belongs to others is not found, and not retried', async () => {
    refuse(listRideMessages, 404, {
      code: 'ride_not_found',
      message: 'Course non trouvée',
    });

    openAs(chloe);

    expect(await screen.findByText('Course non trouvée')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull();
  });
});

describe('the read receipt', () => {
  test('is sent once, for the unread messages at the end', async () => {
    const { readings, messages } = keepRideChat(amelie, rideMessage(chloe, 'Me voici.'));
    openAs(amelie);
    await waitFor(() => expect(readings).toEqual(['ride-12']));

    messages.push(rideMessage(chloe, 'Devant le 18 bis.'));

    expect(await screen.findByText('Devant le 18 bis.')).toBeVisible();
    await waitFor(() => expect(readings).toHaveLength(2));
  });

  test('is sent again when the network takes it away', async () => {
    const { readings } = keepRideChat(amelie, rideMessage(chloe, 'Me voici.'));
    api.use(on(readRideMessages, () => HttpResponse.error(), { once: true }));

    openAs(amelie);

    await waitFor(() => expect(readings).toEqual(['ride-12']));
  });

  test('is not sent when nothing is unread', async () => {
    const { readings } = keepRideChat(amelie, rideMessage(amelie, 'Bonjour'));

    openAs(amelie);
    await screen.findByText('Bonjour');

    expect(readings).toEqual([]);
  });

  test('is not sent while the reader is further up, who is shown that a message arrived', async () => {
    const { readings, messages } = keepRideChat(amelie, rideMessage(amelie, 'Bonjour'));
    const { user } = openAs(amelie);
    await screen.findByText('Bonjour');
    scrollTo(await log(), 0);
    expect(await log()).toHaveAttribute('aria-live', 'off');

    messages.push(rideMessage(chloe, 'Me voici.'));

    const pill = await screen.findByRole('button', { name: 'Nouveaux messages' });
    expect(readings).toEqual([]);
    await user.click(pill);
    await waitFor(() => expect(readings).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Nouveaux messages' })).toBeNull();
  });
});

test('older messages are loaded on scrolling up', async () => {
  const many = Array.from({ length: 120 }, (_, index) => rideMessage(chloe, `Message ${index}`));
  keepRideChat(amelie, ...many);
  openAs(amelie);
  expect(await screen.findByText('Message 119')).toBeVisible();
  expect(screen.queryByText('Message 69')).toBeNull();

  scrollTo(await log(), 0);

  const inOrder = /Message 20.*Message 69.*Message 70.*Message 119/u;
  await waitFor(() => expect(screen.getByRole('log')).toHaveTextContent(inOrder));
});

describe('what is typed', () => {
  test('is sent with Enter, trimmed, and begins a line with Shift+Enter', async () => {
    const { sent } = keepRideChat(amelie);
    const { user } = openAs(amelie);

    await user.type(await field(), '  Bonjour,{Shift>}{Enter}{/Shift}à 9 h ?  {Enter}');

    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      rideId: 'ride-12',
      messageType: 'text',
      content: 'Bonjour,\nà 9 h ?',
    });
    expect(await field()).toHaveValue('');
  });

  test('is sent once, however often Enter is pressed', async () => {
    const { sent } = keepRideChat(amelie);
    const { user } = openAs(amelie);

    await user.type(await field(), 'Bonjour{Enter}{Enter}{Enter}');

    await screen.findByText('Bonjour');
    await waitFor(() => expect(screen.queryByText('Envoi…')).toBeNull());
    expect(screen.getByText('Bonjour')).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  test('is not sent while it is blank', async () => {
    const { sent } = keepRideChat(amelie);
    const { user } = openAs(amelie);

    await user.type(await field(), '   {Enter}');
    await user.click(screen.getByRole('button', { name: 'Envoyer' }));

    expect(sent).toEqual([]);
  });

  test('is counted near the limit, and not sent beyond', async () => {
    const { sent } = keepRideChat(amelie);
    const { user } = openAs(amelie);
    fireEvent.change(await field(), { target: { value: 'a'.repeat(1850) } });
    expect(screen.getByText(/^1\s850 \/ 2\s000$/u)).toBeVisible();

    fireEvent.change(await field(), { target: { value: 'a'.repeat(2001) } });
    await user.type(await field(), '{Enter}');

    expect(screen.getByText(/2\s001 \/ 2\s000\s: ce message est trop long\./u)).toBeVisible();
    expect(sent).toEqual([]);
  });

  test('is still there when the conversation is opened again', async () => {
    keepRideChat(amelie);
    const { user } = openAs(amelie);
    await user.type(await field(), 'Je réfléchis');

    await user.click(screen.getByRole('button', { name: 'Fermer' }));
    act(() => openChat({ kind: 'ride', ride }));

    expect(await field()).toHaveValue('Je réfléchis');
  });
});

test('a reader who scrolls up is not brought back by a message that arrives at that moment', async () => {
  const { messages } = keepRideChat(amelie, rideMessage(amelie, 'Bonjour'));
  openAs(amelie);
  await screen.findByText('Bonjour');
  scrollTo(await log(), 1400);

  move(await log(), 700);
  messages.push(rideMessage(chloe, 'Me voici.'));

  expect(await screen.findByText('Me voici.')).toBeInTheDocument();
  expect((await log()).scrollTop).toBe(700);
});

function scrollTo(element: HTMLElement, top: number) {
  move(element, top);
  fireEvent.scroll(element);
}

/** jsdom has no layout: the log is given a height larger than its window. The event of the scroll comes later. */
function move(element: HTMLElement, top: number) {
  Object.defineProperties(element, {
    scrollHeight: { value: 2000, configurable: true },
    clientHeight: { value: 600, configurable: true },
  });
  element.scrollTop = top;
}
