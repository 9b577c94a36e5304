import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { getCurrentUser, signIn } from '#contract/account/auth.calls.ts';
import { noteKnownPerson } from '#web/api/known-person.ts';
import { readTabNote, writeTabNote } from '#web/browser/local-notes.ts';
import { answer, hold, refuse } from '#web/testing/api.ts';
import { amelie, chloe } from '#web/testing/people.ts';
import { visit } from '#web/testing/visit.tsx';

const panel = () => within(screen.getByRole('tabpanel', { name: 'Se connecter' }));

async function fillAndSend({ user }: ReturnType<typeof visit>) {
  await user.type(panel().getByLabelText('Email'), 'amelie@example.fr');
  await user.type(panel().getByLabelText('Mot de passe'), 'bord de mer');
  await user.click(panel().getByRole('button', { name: 'Se connecter' }));
}

describe('the login form', () => {
  test('signs a client in and leads to their dashboard', async () => {
    const received = answer(signIn, amelie);
    answer(getCurrentUser, { user: amelie });

    await fillAndSend(visit('/login'));

    expect(await screen.findByRole('heading', { name: 'Tableau de bord client' })).toBeVisible();
    expect(received).toEqual([{ email: 'amelie@example.fr', password: 'bord de mer' }]);
    expect(location.pathname).toBe('/dashboard/client');
  });

  test('leads a driver to the dashboard of drivers', async () => {
    answer(signIn, chloe);
    answer(getCurrentUser, { user: chloe });

    await fillAndSend(visit('/login'));

    await waitFor(() => expect(location.pathname).toBe('/dashboard/driver'));
  });

  test.each([
    ['another person', chloe.id, undefined],
    ['the same person', amelie.id, 'kept'],
  ])('shows nothing that was read for another person before: %s', async (_, before, left) => {
    answer(signIn, amelie);
    answer(getCurrentUser, { user: amelie });
    const visitor = visit('/login');
    noteKnownPerson(before);
    visitor.queries.setQueryData(['of-the-session-before'], 'kept');
    writeTabNote('booking-edit', 'kept');

    await fillAndSend(visitor);

    await waitFor(() => expect(location.pathname).toBe('/dashboard/client'));
    expect(visitor.queries.getQueryData(['of-the-session-before'])).toBe(left);
    expect(readTabNote('booking-edit')).toBe(left);
  });

  test('shows that it is busy, and is sent once', async () => {
    const received = answer(signIn, amelie);
    const release = hold(signIn);
    answer(getCurrentUser, { user: amelie });
    const visitor = visit('/login');

    await fillAndSend(visitor);
    await visitor.user.click(screen.getByRole('button', { name: 'Connexion...' }));
    release();

    await waitFor(() => expect(location.pathname).toBe('/dashboard/client'));
    expect(received).toHaveLength(1);
  });

  test('is cleared by a success', async () => {
    answer(signIn, amelie);
    answer(getCurrentUser, { user: null });

    await fillAndSend(visit('/login'));

    await waitFor(() => expect(panel().getByLabelText('Email')).toHaveValue(''));
    expect(panel().getByLabelText('Mot de passe')).toHaveValue('');
  });

  test('shows the refusal of the server and keeps what was typed', async () => {
    refuse(signIn, 429, { code: 'too_many_logins', message: 'Trop de tentatives.' });

    await fillAndSend(visit('/login'));

    expect(await screen.findByRole('alert')).toHaveTextContent('Trop de tentatives.');
    expect(panel().getByLabelText('Email')).toHaveValue('amelie@example.fr');
  });

  test('falls back to its own message when the server gives none', async () => {
    refuse(signIn, 401, {});

    await fillAndSend(visit('/login'));

    expect(await screen.findByRole('alert')).toHaveTextContent('Email ou mot de passe incorrect');
  });

  test('marks what is missing', async () => {
    const { user } = visit('/login');

    await user.click(panel().getByRole('button', { name: 'Se connecter' }));

    expect(screen.getByRole('alert')).toHaveTextContent('Veuillez remplir tous les champs');
    expect(panel().getByLabelText('Email')).toHaveFocus();
  });

  test('refuses what is no email address', async () => {
    const { user } = visit('/login');
    await user.type(panel().getByLabelText('Email'), 'amelie');
    await user.type(panel().getByLabelText('Mot de passe'), 'bord de mer');

    await user.click(panel().getByRole('button', { name: 'Se connecter' }));

    expect(panel().getByLabelText('Email')).toHaveAccessibleDescription(
      'Veuillez saisir une adresse email valide.',
    );
  });

  test('shows the password on demand', async () => {
    const { user } = visit('/login');

    await user.click(panel().getByRole('button', { name: 'Afficher le mot de passe' }));
    expect(panel().getByLabelText('Mot de passe')).toHaveAttribute('type', 'text');

    await user.click(panel().getByRole('button', { name: 'Masquer le mot de passe' }));
    expect(panel().getByLabelText('Mot de passe')).toHaveAttribute('type', 'password');
  });

  test('leads to the registration form', async () => {
    const { user } = visit('/login');

    await user.click(panel().getByRole('button', { name: 'Créer un compte' }));

    expect(screen.getByRole('tabpanel', { name: 'Créer un compte' })).toBeVisible();
  });
});
