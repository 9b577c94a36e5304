import { cleanup, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, describe, expect, test } from 'vitest';
import { getCurrentUser } from '#contract/account/auth.calls.ts';
import { keyOf } from '#web/api/cache-keys.ts';
import { forgetAllNotes } from '#web/browser/local-notes.ts';
import { closeChat } from '#web/signals/chat-request.ts';
import { amelie } from '#web/testing/people.ts';
import { hasUnsentMessages } from './outbox-note.ts';
import { keepRideChat, openAs } from './stand-in-chat.tsx';

const field = () => screen.findByPlaceholderText('Tapez votre message...');
const cutOff = () => HttpResponse.error();
const refusal = (status: number, message: string) => () => HttpResponse.json({ message }, { status });
const comeBack = () => window.dispatchEvent(new Event('online'));
const contents = (sent: readonly { content: string }[]) => sent.map(({ content }) => content);

afterEach(closeChat);

describe('unsent messages', () => {
  test('are shown at once, and once in the conversation afterwards', async () => {
    const { moods } = keepRideChat(amelie);
    let answerNow = () => {};
    const held = new Promise<void>((resolve) => {
      answerNow = resolve;
    });
    moods.push((store) => held.then(() => HttpResponse.json(store())));
    const { user } = openAs(amelie);

    await user.type(await field(), 'Bonjour{Enter}');

    expect(await screen.findByText('Envoi…')).toBeVisible();
    answerNow();
    await waitFor(() => expect(screen.queryByText('Envoi…')).toBeNull());
    expect(screen.getAllByText('Bonjour')).toHaveLength(1);
    expect(hasUnsentMessages(amelie.id)).toBe(false);
  });

  test('wait for the network and are sent in order, each once', async () => {
    const { sent, messages, network } = keepRideChat(amelie);
    network.isUp = false;
    const { user } = openAs(amelie);
    await user.type(await field(), 'Un{Enter}');
    await user.type(await field(), 'Deux{Enter}');
    await waitFor(() => expect(sent).not.toEqual([]));
    expect(screen.getAllByText('Envoi…')).toHaveLength(2);

    network.isUp = true;
    comeBack();

    await waitFor(() => expect(screen.queryByText('Envoi…')).toBeNull());
    expect(contents(messages)).toEqual(['Un', 'Deux']);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
  });

  test('are retried even without an online event', async () => {
    const { messages, moods } = keepRideChat(amelie);
    moods.push(cutOff, refusal(503, 'Indisponible.'));
    const { user } = openAs(amelie);

    await user.type(await field(), 'Bonjour{Enter}');

    await waitFor(() => expect(contents(messages)).toEqual(['Bonjour']));
  });

  test('survive a reload', async () => {
    const { messages, network } = keepRideChat(amelie);
    network.isUp = false;
    const { user, queries } = openAs(amelie);
    await user.type(await field(), 'Un{Enter}');
    await user.type(await field(), 'Deux{Enter}');
    expect(hasUnsentMessages(amelie.id)).toBe(true);
    cleanup();
    queries.clear();
    network.isUp = true;

    openAs(amelie);

    await waitFor(() => expect(contents(messages)).toEqual(['Un', 'Deux']));
    await waitFor(() => expect(hasUnsentMessages(amelie.id)).toBe(false));
  });

  test('are stored once when the answer to the first attempt was lost', async () => {
    const { messages, sent, moods } = keepRideChat(amelie);
    const { user } = openAs(amelie);
    moods.push((store) => {
      store();
      return cutOff();
    });
    await user.type(await field(), 'Bonjour{Enter}');

    await waitFor(() => expect(sent).toHaveLength(2));
    await waitFor(() => expect(screen.queryByText('Envoi…')).toBeNull());

    expect(contents(messages)).toEqual(['Bonjour']);
    expect(screen.getAllByText('Bonjour')).toHaveLength(1);
  });

  test('of a person who signed out are neither stored nor sent', async () => {
    const { sent, network } = keepRideChat(amelie);
    network.isUp = false;
    const { user, queries } = openAs(amelie);
    await user.type(await field(), 'Bonjour{Enter}');
    await waitFor(() => expect(sent).not.toEqual([]));

    forgetAllNotes();
    queries.setQueryData(keyOf(getCurrentUser), { user: null });
    await waitFor(() => expect(screen.queryByText('Envoi…')).toBeNull());
    const tries = sent.length;
    network.isUp = true;
    comeBack();
    await new Promise((done) => setTimeout(done, 50));

    expect(sent).toHaveLength(tries);
    expect(hasUnsentMessages(amelie.id)).toBe(false);
  });
});

describe('a refused message', () => {
  test.each([
    [429, 'Trop de messages en peu de temps. Patientez une minute.'],
    [409, 'Cette conversation est close.'],
    [400, 'Ce texte contient des caractères interdits.'],
  ])('says why (%i), holds those after it, and is sent when retried', async (status, sentence) => {
    const { messages, sent, moods } = keepRideChat(amelie);
    moods.push(refusal(status, sentence));
    const { user } = openAs(amelie);
    await user.type(await field(), 'Un{Enter}');
    expect(await screen.findByText(sentence)).toBeVisible();
    await user.type(await field(), 'Deux{Enter}');
    comeBack();
    expect(sent).toHaveLength(1);

    await user.click(screen.getByRole('button', { name: 'Réessayer' }));

    await waitFor(() => expect(contents(messages)).toEqual(['Un', 'Deux']));
    expect(screen.queryByText(sentence)).toBeNull();
  });

  test('is deleted, and those after it are sent', async () => {
    const { messages, moods } = keepRideChat(amelie);
    moods.push(refusal(400, 'Non.'));
    const { user } = openAs(amelie);
    await user.type(await field(), 'Un{Enter}');
    await screen.findByText('Non.');
    await user.type(await field(), 'Deux{Enter}');

    await user.click(screen.getByRole('button', { name: 'Supprimer' }));

    await waitFor(() => expect(contents(messages)).toEqual(['Deux']));
    expect(screen.queryByText('Un')).toBeNull();
  });
});
