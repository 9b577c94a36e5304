import { act, screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse } from 'msw';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { UserView } from '#contract/account/auth.ts';
import { acceptRide, listPendingRides, rejectRide } from '#contract/rides/rides.calls.ts';
import { listVerdicts } from '#contract/rides/verdicts.calls.ts';
import { answer, api, hold, on, refuse } from '#web/testing/api.ts';
import { amelie, chloe } from '#web/testing/people.ts';
import { asked, expired, keepRides } from '#web/testing/stand-in-rides.ts';
import { visit } from '#web/testing/visit.tsx';

const ines: UserView = { ...chloe, id: 'ines', role: 'admin', firstName: 'Inès' };
const open = (as: UserView) => visit('/pending-rides', { as });
const card = (number: number) => screen.findByRole('article', { name: `Course n° ${number}` });

afterEach(() => vi.useRealTimers());

describe('the page of pending rides', () => {
  test('counts the requests and those that expired', async () => {
    keepRides(asked, expired);

    open(chloe);

    expect(await screen.findByText(/2\scourses en attente/u)).toBeVisible();
    expect(screen.getByText(/1\sexpirée/u)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Courses en attente de validation' })).toBeVisible();
  });

  test('says that there is no request', async () => {
    keepRides();

    open(chloe);

    expect(await screen.findByRole('heading', { name: 'Aucune course en attente' })).toBeVisible();
    expect(screen.getByText(/0\scourse en attente/u)).toBeVisible();
  });

  test('says what could not be loaded', async () => {
    refuse(listPendingRides, 403, { code: 'not_allowed', message: 'Non.' });

    open(chloe);

    expect(await screen.findByRole('heading', { name: 'Erreur de chargement' })).toBeVisible();
    expect(screen.getByText('Impossible de charger les courses en attente.')).toBeVisible();
  });

  test('asks to sign in when the session has ended', async () => {
    refuse(listPendingRides, 401, { code: 'signed_out', message: 'Vous devez être connecté.' });

    open(amelie);

    expect(await screen.findByText('Vous devez être connecté pour accéder à cette page.')).toBeVisible();
  });

  test('is refreshed every thirty seconds, until that is switched off', async () => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
      shouldAdvanceTime: true,
    });
    const loads = answer(listPendingRides, [asked]);
    const { user } = open(chloe);
    await card(12);

    await act(() => vi.advanceTimersByTimeAsync(30_100));
    await waitFor(() => expect(loads).toHaveLength(2));
    await user.click(screen.getByRole('checkbox', { name: 'Actualisation auto' }));
    await act(() => vi.advanceTimersByTimeAsync(90_000));

    expect(screen.getByRole('checkbox', { name: 'Actualisation auto' })).not.toBeChecked();
    expect(loads).toHaveLength(2);
  });

  test('is refreshed at once by its button, which shows a failure', async () => {
    const { rides } = keepRides(asked);
    const { user } = open(chloe);
    await card(12);
    rides.set(expired.id, expired);

    await user.click(screen.getByRole('button', { name: 'Actualiser' }));
    expect(await card(7)).toBeVisible();
    refuse(listPendingRides, 403, { code: 'not_allowed', message: 'Non.' });
    await user.click(screen.getByRole('button', { name: 'Actualiser' }));

    expect(await screen.findByText('Impossible de charger les courses en attente.')).toBeVisible();
    expect(screen.getByRole('article', { name: 'Course n° 7' })).toBeVisible();
  });
});

describe('a driver', () => {
  test('sees the client, and accepts or refuses what has not expired', async () => {
    keepRides(asked, expired);

    open(chloe);

    expect(await card(12)).toHaveTextContent('Amélie DurandClient · amelie@example.fr');
    expect(await within(await card(12)).findByRole('button', { name: 'Accepter la course' })).toBeVisible();
    expect(within(await card(12)).getByRole('button', { name: 'Refuser' })).toBeVisible();
    expect(within(await card(7)).queryByRole('button', { name: 'Accepter la course' })).toBeNull();
    expect(within(await card(7)).getByRole('button', { name: 'Refuser' })).toBeVisible();
  });

  test('finds the buttons where they were while the margin was worked out', async () => {
    keepRides(asked);
    const release = hold(listVerdicts);
    open(chloe);
    const room = (await screen.findByText('Calcul de la marge…')).closest('.verdict-room');
    release();

    await waitFor(() => expect(screen.queryByText('Calcul de la marge…')).toBeNull());
    expect(room).toBeInTheDocument();
    expect(room?.nextElementSibling).toContainElement(
      screen.getByRole('button', { name: 'Accepter la course' }),
    );
  });

  test('accepts a request, which leaves the list', async () => {
    keepRides(asked);
    const { user } = open(chloe);

    await user.click(await screen.findByRole('button', { name: 'Accepter la course' }));

    expect(await screen.findByText('Course n° 12 acceptée')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Aucune course en attente' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Courses en attente' })).toHaveFocus();
  });

  test('cannot accept twice at once', async () => {
    keepRides(asked);
    let pressed = 0;
    api.use(
      on(acceptRide, async () => {
        pressed += 1;
        await delay(50);
        return HttpResponse.json({ ...asked, status: 'accepted' });
      }),
    );
    const { user } = open(chloe);

    await user.dblClick(await screen.findByRole('button', { name: 'Accepter la course' }));
    await screen.findByText('Course n° 12 acceptée');

    expect(pressed).toBe(1);
  });

  test.each([
    [
      { code: 'ride_taken', message: 'Cette course a déjà été acceptée par Karim.' },
      'Cette course a déjà été acceptée par Karim.',
    ],
    [{}, 'Erreur lors de la validation'],
  ])('sees why a request could not be accepted', async (refusal, sentence) => {
    keepRides(asked);
    refuse(acceptRide, 409, refusal);
    const { user } = open(chloe);

    await user.click(await screen.findByRole('button', { name: 'Accepter la course' }));

    expect(await screen.findByText(sentence)).toBeVisible();
  });

  test('refuses with a reason, which is never blank', async () => {
    const { received } = keepRides(asked);
    const { user } = open(chloe);
    await user.click(await screen.findByRole('button', { name: 'Refuser' }));
    const dialog = await screen.findByRole('dialog', { name: 'Refuser la course' });
    const confirm = within(dialog).getByRole('button', { name: 'Refuser la course' });

    await user.type(screen.getByLabelText('Motif du refus'), '   ');
    expect(confirm).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Trop éloigné' }));
    await user.type(screen.getByLabelText('Motif du refus'), ', désolée');
    await user.click(confirm);

    expect(await screen.findByText('Course n° 12 refusée')).toBeVisible();
    expect(received).toEqual([{ rejectionReason: 'Trop éloigné, désolée', version: asked.version }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('closes the dialog without refusing', async () => {
    const { received } = keepRides(asked);
    const { user } = open(chloe);
    await user.click(await screen.findByRole('button', { name: 'Refuser' }));

    await user.click(screen.getByRole('button', { name: 'Retour' }));

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(received).toEqual([]);
  });

  test('keeps the reason on the screen when the refusal fails', async () => {
    keepRides(asked);
    refuse(rejectRide, 409, {});
    const { user } = open(chloe);
    await user.click(await screen.findByRole('button', { name: 'Refuser' }));
    await user.click(await screen.findByRole('button', { name: 'Déjà en course' }));

    await user.click(screen.getByRole('button', { name: 'Refuser la course' }));

    expect(await screen.findByText('Impossible de refuser la course.')).toBeVisible();
    expect(screen.getByLabelText('Motif du refus')).toHaveValue('Déjà en course');
  });
});

describe('the others', () => {
  test('an admin only reads', async () => {
    keepRides(asked, expired);

    open(ines);

    const words = await within(await card(12)).findByText('Seul un chauffeur peut répondre à cette demande.');
    expect(words).toBeVisible();
    expect(await card(12)).toHaveTextContent('amelie@example.fr');
    expect(await card(7)).toHaveTextContent('Cette course sera annulée automatiquement.');
    expect(await card(7)).not.toHaveTextContent('Seul un chauffeur');
    expect(within(await card(12)).queryByRole('button')).toBeNull();
    expect(within(await card(7)).queryByRole('button')).toBeNull();
  });

  test('a client has the actions of their own list', async () => {
    keepRides(asked);
    const { user } = open(amelie);
    expect(await within(await card(12)).findByRole('button', { name: 'Modifier' })).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    await user.click(await screen.findByRole('button', { name: 'Annuler la course' }));

    expect(await screen.findByRole('heading', { name: 'Aucune course en attente' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Nouvelle course' })).toHaveAttribute(
      'href',
      '/dashboard/client',
    );
  });
});
