import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { countRides, listRides } from '#contract/rides/rides.calls.ts';
import { api, on, refuse } from '#web/testing/api.ts';
import { amelie } from '#web/testing/people.ts';
import { accepted, asked, completed, expired, keepRides } from '#web/testing/stand-in-rides.ts';
import { visit } from '#web/testing/visit.tsx';

const open = (tab: string) => visit(`/dashboard/client?onglet=${tab}`, { as: amelie });
const numbers = async () =>
  (await screen.findAllByRole('article')).map(
    (card) => card.getAttribute('aria-label') ?? within(card).getByRole('heading').textContent,
  );

describe('the dashboard of a client', () => {
  test('opens on the booking form', async () => {
    keepRides();

    visit('/dashboard/client', { as: amelie });

    expect(await screen.findByRole('tab', { name: 'Nouvelle course' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect(screen.getByRole('heading', { name: 'Tableau de bord client' })).toBeVisible();
    expect(screen.getByText('Gérez vos courses et réservations')).toBeVisible();
  });

  test('shows each ride in the tab of its status', async () => {
    const cancelled = { ...asked, id: 'ride-4', number: 4, status: 'cancelled' as const };
    const rejected = { ...asked, id: 'ride-5', number: 5, status: 'rejected' as const };
    const started = { ...accepted, id: 'ride-6', number: 6, status: 'in_progress' as const };
    keepRides(asked, { ...accepted, id: 'ride-8', number: 8 }, started, completed, cancelled, rejected);
    const { user } = open('en-attente');

    expect(await numbers()).toEqual(['Course n° 12']);
    await user.click(screen.getByRole('tab', { name: /En cours/u }));
    expect(await numbers()).toEqual(['Course n° 8', 'Course n° 6']);
    await user.click(screen.getByRole('tab', { name: 'Historique' }));
    expect(await numbers()).toEqual(['Course n° 3']);
    await user.click(screen.getByRole('tab', { name: 'Annulées' }));
    expect(await numbers()).toEqual(['Course n° 4', 'Course n° 5']);
  });

  test('leads on to all requests and to the detailed history', async () => {
    keepRides(asked, completed);
    const { user } = open('en-attente');

    const requests = await screen.findByRole('link', { name: 'Toutes vos demandes en attente' });
    expect(requests).toHaveAttribute('href', '/pending-rides');
    await user.click(screen.getByRole('tab', { name: 'Historique' }));
    const history = await screen.findByRole('link', { name: 'Historique détaillé' });
    expect(history).toHaveAttribute('href', '/history');
  });

  test('counts the open rides, up to a thousand', async () => {
    keepRides();
    const counts = { pending: 2, accepted: 1000, in_progress: 1, completed: 9, cancelled: 9, rejected: 9 };
    api.use(on(countRides, () => HttpResponse.json(counts)));

    open('historique');

    expect(await screen.findByRole('tab', { name: /En attente ?2/u })).toBeVisible();
    expect(screen.getByRole('tab', { name: /En cours ?1\s000\+/u })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Annulées' })).toBeVisible();
  });

  test('returns to the first tab with Back, whatever tabs were opened', async () => {
    keepRides();
    const { user } = visit('/dashboard/client', { as: amelie });
    await user.click(await screen.findByRole('tab', { name: /En attente/u }));
    await user.click(screen.getByRole('tab', { name: 'Historique' }));
    const entries = history.length;

    history.back();

    await waitFor(() =>
      expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Nouvelle course'),
    );
    await user.click(screen.getByRole('tab', { name: 'Annulées' }));
    await user.click(screen.getByRole('tab', { name: 'Nouvelle course' }));
    await waitFor(() => expect(location.search).toBe(''));
    expect(history.length).toBe(entries);
    expect(history.state).toBeNull();
  });

  test('keeps the open tab in the URL', async () => {
    keepRides(accepted);
    const { user } = open('en-cours');
    expect(await screen.findByRole('tab', { name: /En cours/u })).toHaveAttribute('aria-selected', 'true');

    await user.click(screen.getByRole('tab', { name: 'Annulées' }));

    expect(location.search).toBe('?onglet=annulees');
  });

  test('shows the time until departure on its first current ride', async () => {
    keepRides(accepted, { ...accepted, id: 'ride-13', number: 13 });

    open('en-cours');

    const [first, second] = await screen.findAllByRole('article');
    expect(first).toHaveTextContent(/Départ dans 2\sh\s59/u);
    expect(second).not.toHaveTextContent('Départ dans');
  });

  test.each([
    ['en-attente', 'Aucune course trouvée'],
    ['en-cours', 'Aucune course en cours'],
    ['historique', "Aucune course dans l'historique"],
    ['annulees', 'Aucune course trouvée'],
  ])('says that %s is empty, and offers a new ride', async (tab, sentence) => {
    keepRides();
    const { user } = open(tab);

    expect(await screen.findByRole('heading', { name: sentence })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Nouvelle course' }));

    expect(screen.getByRole('tab', { name: 'Nouvelle course' })).toHaveAttribute('aria-selected', 'true');
  });

  test('says what could not be loaded, and tries again', async () => {
    keepRides(asked);
    refuse(listRides, 403, { code: 'not_allowed', message: 'Non.' });
    const { user } = open('en-attente');
    expect(await screen.findByText('Impossible de charger vos courses.')).toBeVisible();

    keepRides(asked);
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));

    expect(await screen.findByRole('article', { name: 'Course n° 12' })).toBeVisible();
  });

  test('shows skeletons while loading', async () => {
    keepRides(asked);
    api.use(on(listRides, () => new Promise(() => undefined)));

    open('en-attente');

    expect(await screen.findByText('Chargement...')).toBeInTheDocument();
  });

  test('loads more rides on demand', async () => {
    keepRides(completed, expired);
    api.use(
      on(listRides, ({ request }) => {
        const before = new URL(request.url).searchParams.get('before');
        if (before === 'a+b') return HttpResponse.json([{ ...completed, id: 'ride-2', number: 2 }]);
        return HttpResponse.json([completed], { headers: { 'X-Next-Cursor': 'a+b' } });
      }),
    );
    const { user } = open('historique');

    await user.click(await screen.findByRole('button', { name: 'Afficher plus de courses (1 sur 1)' }));

    expect(await screen.findByRole('article', { name: 'Course n° 2' })).toBeVisible();
    expect(screen.getByRole('article', { name: 'Course n° 3' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Afficher plus/u })).toBeNull();
  });
});
