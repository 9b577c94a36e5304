import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { changePassword, getCurrentUser, saveProfile } from '#contract/account/auth.calls.ts';
import { suggestPlaces } from '#contract/trip/places.calls.ts';
import { keyOf } from '#web/api/cache-keys.ts';
import { answer, refuse } from '#web/testing/api.ts';
import { amelie, chloe } from '#web/testing/people.ts';
import { visit } from '#web/testing/visit.tsx';

async function edit() {
  const { user } = visit('/profile', { as: amelie });
  await user.click(await screen.findByRole('button', { name: 'Modifier' }));
  return user;
}

describe('the profile', () => {
  test('shows the account and since when it exists', async () => {
    visit('/profile', { as: amelie });

    expect(await screen.findByRole('heading', { name: 'Amélie Durand' })).toBeVisible();
    expect(screen.getByText('Client')).toBeVisible();
    expect(screen.getByText('Membre depuis mai 2026')).toBeVisible();
    expect(screen.getByText('06 12 34 56 78')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Retour au tableau de bord' })).toHaveAttribute(
      'href',
      '/dashboard/client',
    );
  });

  test('shows a driver where the professional data are', async () => {
    visit('/profile', { as: chloe });

    expect(await screen.findByRole('link', { name: 'profil professionnel' })).toHaveAttribute(
      'href',
      '/driver-profile',
    );
    expect(screen.getByText('Chauffeur')).toBeVisible();
  });

  test('is saved, shown again and confirmed', async () => {
    const received = answer(saveProfile, amelie);
    answer(getCurrentUser, { user: { ...amelie, firstName: 'Amélia' } });
    const user = await edit();

    await user.clear(screen.getByLabelText('Prénom'));
    await user.type(screen.getByLabelText('Prénom'), 'Amélia');
    await user.click(screen.getByRole('button', { name: 'Sauvegarder' }));

    expect(await screen.findByText('Profil mis à jour')).toBeVisible();
    expect(screen.getByText('Vos informations ont été sauvegardées avec succès.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Amélia Durand' })).toBeVisible();
    expect(received).toEqual([expect.objectContaining({ firstName: 'Amélia', workAddress: '' })]);
  });

  test('asks for the password when the email changes, and only then', async () => {
    const received = answer(saveProfile, amelie);
    const user = await edit();
    expect(screen.queryByLabelText('Votre mot de passe')).toBeNull();

    await user.clear(screen.getByLabelText('Email'));
    await user.type(screen.getByLabelText('Email'), 'rose@example.fr');
    await user.click(screen.getByRole('button', { name: 'Sauvegarder' }));
    expect(received).toEqual([]);
    expect(screen.getByLabelText('Votre mot de passe')).toBeInvalid();
    await user.type(screen.getByLabelText('Votre mot de passe'), 'bord de mer');
    await user.click(screen.getByRole('button', { name: 'Sauvegarder' }));

    await waitFor(() =>
      expect(received).toEqual([
        expect.objectContaining({ email: 'rose@example.fr', currentPassword: 'bord de mer' }),
      ]),
    );
  });

  test('sends no password with the same email', async () => {
    const received = answer(saveProfile, amelie);
    const user = await edit();

    await user.click(screen.getByRole('button', { name: 'Sauvegarder' }));

    await waitFor(() => expect(received).toHaveLength(1));
    expect(received[0]).not.toHaveProperty('currentPassword');
  });

  test('shows under the password that it is wrong', async () => {
    const sentence = 'Le mot de passe actuel est incorrect.';
    refuse(saveProfile, 400, { message: sentence, fields: { currentPassword: sentence } });
    const user = await edit();
    await user.type(screen.getByLabelText('Email'), 'x');
    await user.type(screen.getByLabelText('Votre mot de passe'), 'au hasard');

    await user.click(screen.getByRole('button', { name: 'Sauvegarder' }));

    await waitFor(() =>
      expect(screen.getByLabelText('Votre mot de passe')).toHaveAccessibleDescription(
        expect.stringContaining(sentence),
      ),
    );
  });

  test('takes its addresses from the list, with their coordinates', async () => {
    const received = answer(saveProfile, amelie);
    answer(getCurrentUser, { user: amelie });
    const nice = { id: 'builtin:06088', address: '06000 Nice', lat: 43.7034, lng: 7.2663 };
    answer(suggestPlaces, { suggestions: [nice], clearId: nice.id, limited: true });
    const user = await edit();

    await user.type(screen.getByRole('combobox', { name: /Adresse du travail/u }), 'nice');
    await user.tab();
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: /Adresse du travail/u })).toHaveValue('06000 Nice'),
    );
    await user.click(screen.getByRole('button', { name: 'Sauvegarder' }));

    await screen.findByText('Profil mis à jour');
    expect(received).toEqual([
      expect.objectContaining({ workAddress: '06000 Nice', workLat: 43.7034, workLng: 7.2663 }),
    ]);
    expect(received[0]).not.toHaveProperty('homeLat');
  });

  test('is left as it was by a cancel', async () => {
    const user = await edit();
    await user.type(screen.getByLabelText('Prénom'), 'xxx');

    await user.click(screen.getByRole('button', { name: 'Annuler' }));

    expect(screen.getByRole('heading', { name: 'Amélie Durand' })).toBeVisible();
    expect(screen.queryByLabelText('Prénom')).toBeNull();
  });

  test.each(['Prénom', 'Nom', 'Email'])('needs the field %s', async (label) => {
    const user = await edit();

    await user.clear(screen.getByLabelText(label));
    await user.click(screen.getByRole('button', { name: 'Sauvegarder' }));

    expect(screen.getByRole('alert')).toHaveTextContent('Veuillez remplir tous les champs');
  });

  test('shows a failure for five seconds', async () => {
    refuse(saveProfile, 500, {});
    const user = await edit();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });

    await user.click(screen.getByRole('button', { name: 'Sauvegarder' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Impossible de mettre à jour le profil');
    act(() => void vi.advanceTimersByTime(5_100));

    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    vi.useRealTimers();
  });

  test('says that access is refused when the session ends while it is open', async () => {
    const { queries } = visit('/profile', { as: amelie });
    await screen.findByRole('heading', { name: 'Amélie Durand' });

    act(() => void queries.setQueryData(keyOf(getCurrentUser), { user: null }));

    expect(await screen.findByRole('heading', { name: 'Accès refusé' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Se connecter' })).toHaveAttribute('href', '/login');
  });
});

describe('the password on the profile', () => {
  async function change(current: string, next: string, as = amelie) {
    const { user } = visit('/profile', { as });
    await user.type(await screen.findByLabelText('Mot de passe actuel'), current);
    await user.type(screen.getByLabelText('Nouveau mot de passe'), next);
    await user.type(screen.getByLabelText('Confirmation du mot de passe'), next);
    await user.click(screen.getByRole('button', { name: 'Changer le mot de passe' }));
  }

  test('is changed with the current one', async () => {
    const received = answer(changePassword, { message: 'Votre mot de passe est changé.' });

    await change('bord de mer', 'pleine montagne');

    expect(await screen.findByText('Votre mot de passe est changé.')).toBeVisible();
    expect(received).toEqual([{ currentPassword: 'bord de mer', newPassword: 'pleine montagne' }]);
    expect(screen.getByLabelText('Mot de passe actuel')).toHaveValue('');
  });

  test('must be longer for drivers', async () => {
    await change('bord de mer', 'montagne', chloe);

    expect(screen.getByLabelText('Nouveau mot de passe')).toHaveAccessibleDescription(
      expect.stringContaining('Le mot de passe doit contenir au moins 12 caractères.'),
    );
  });
});
