import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { getCurrentUser, signOut } from '#contract/account/auth.calls.ts';
import { keyOf } from '#web/api/cache-keys.ts';
import { endWithSession } from '#web/signals/session-end.ts';
import { answer, api, hold, on, refuse } from '#web/testing/api.ts';
import { amelie, chloe } from '#web/testing/people.ts';
import { visit } from '#web/testing/visit.tsx';

describe('the route guard', () => {
  test.each([
    ['/', null, '/'],
    ['/login', null, '/login'],
    ['/profile', null, '/'],
    ['/nowhere', null, '/login'],
    ['/', amelie, '/dashboard/client'],
    ['/login', chloe, '/dashboard/driver'],
    ['/dashboard/driver', amelie, '/dashboard/client'],
    ['/dashboard/client', chloe, '/dashboard/driver'],
    ['/app-settings', amelie, '/dashboard/client'],
    ['/nowhere', chloe, '/dashboard/driver'],
    ['/history', amelie, '/history'],
  ])('sends from %s', async (path, as, arrival) => {
    visit(path, { as });

    await waitFor(() => expect(location.pathname).toBe(arrival));
  });

  test('replaces the history entry, so that going back does not loop', () => {
    const before = history.length;

    visit('/dashboard/driver', { as: amelie });

    expect(history.length).toBe(before);
  });

  test('lets an open page say that the session has ended', async () => {
    const { queries } = visit('/pending-rides', { as: amelie });
    await screen.findByRole('heading', { name: 'Courses en attente de validation' });

    act(() => void queries.setQueryData(keyOf(getCurrentUser), { user: null }));

    expect(await screen.findByText('Vous devez être connecté pour accéder à cette page.')).toBeVisible();
    expect(location.pathname).toBe('/pending-rides');
  });

  test('ends what runs for a person with their session', async () => {
    const end = vi.fn();
    endWithSession(end);
    const { queries } = visit('/history', { as: chloe });
    expect(end).not.toHaveBeenCalled();

    act(() => void queries.setQueryData(keyOf(getCurrentUser), { user: null }));

    await waitFor(() => expect(end).toHaveBeenCalledOnce());
  });

  test('lets an open page say that it is for drivers', async () => {
    const { queries } = visit('/dashboard/driver', { as: chloe });
    await screen.findByRole('link', { name: 'Mon Profil' });

    act(() => void queries.setQueryData(keyOf(getCurrentUser), { user: amelie }));

    expect(await screen.findByText('Accès refusé - Cette page est réservée aux chauffeurs.')).toBeVisible();
  });

  test('shows that it is loading until the current user is known', async () => {
    answer(getCurrentUser, { user: amelie });
    const { queries } = visit('/profile', { as: amelie });
    await screen.findByText(/demandées avec votre première facture/u);
    expect(screen.queryByText('Chargement...')).toBeNull();
    const release = hold(getCurrentUser);

    act(() => void queries.resetQueries({ queryKey: keyOf(getCurrentUser) }));

    expect(await screen.findByText('Chargement...')).toBeVisible();
    release();
    expect(await screen.findByRole('heading', { name: 'Amélie Durand' })).toBeVisible();
  });

  test('shows an error box instead of the page when the current user cannot be read, and retries', async () => {
    refuse(getCurrentUser, 500, { code: 'unexpected', message: 'Une erreur est survenue.' });
    const { user, queries } = visit('/history', { as: amelie });

    act(() => void queries.resetQueries({ queryKey: keyOf(getCurrentUser) }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Une erreur est survenue.');

    answer(getCurrentUser, { user: amelie });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('heading', { name: 'Historique des courses' })).toBeVisible();
  });

  test('sets the title of the page and moves the focus to what changed', async () => {
    const { user } = visit('/history', { as: amelie });
    expect(document.title).toBe('Historique des courses – Beaurivage');

    await user.click(screen.getAllByRole('link', { name: 'Tableau de bord' })[0] ?? document.body);

    await waitFor(() => expect(document.title).toBe('Tableau de bord client – Beaurivage'));
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

describe('the navigation bar', () => {
  test('shows the person and the pages they may open', async () => {
    visit('/history', { as: amelie });

    const [bar] = screen.getAllByRole('navigation');

    expect(within(bar ?? document.body).getByRole('link', { name: 'Amélie Durand' })).toHaveAttribute(
      'href',
      '/profile',
    );
    expect(screen.getByRole('link', { name: 'Beaurivage' })).toHaveAttribute('href', '/');
  });

  test('opens the same entries from a menu on narrow screens, and closes with Escape', async () => {
    const { user } = visit('/history', { as: amelie });

    await user.click(screen.getByRole('button', { name: 'Ouvrir le menu' }));
    expect(screen.getByRole('link', { name: 'Mon profil (Amélie Durand)' })).toBeVisible();

    await user.keyboard('{Escape}');
    expect(screen.queryByRole('link', { name: 'Mon profil (Amélie Durand)' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Ouvrir le menu' })).toHaveFocus();
  });

  test('signs out, clears what was stored and opens the login page', async () => {
    answer(signOut, { message: 'ok' });
    answer(getCurrentUser, { user: null });
    localStorage.setItem('vtc.booking-draft', '{}');
    localStorage.setItem('theme', 'dark');
    const { user, queries } = visit('/history', { as: amelie });
    queries.setQueryData(['rides'], ['une course']);

    await user.click(screen.getByRole('button', { name: 'Déconnexion' }));

    await waitFor(() => expect(location.pathname).toBe('/login'));
    await waitFor(() => expect(queries.getQueryData(['rides'])).toBeUndefined());
    expect(Object.keys(localStorage)).toEqual(['theme']);
  });

  test('shows when signing out failed, and stays', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    api.use(on(signOut, () => HttpResponse.error()));
    const { user } = visit('/history', { as: amelie });

    await user.click(screen.getByRole('button', { name: 'Déconnexion' }));

    expect(await screen.findByText('Erreur lors de la déconnexion')).toBeVisible();
    expect(location.pathname).toBe('/history');
    expect(log).toHaveBeenCalled();
    log.mockRestore();
  });
});
