import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { eraseUser } from '#contract/account/personal-data.calls.ts';
import { changeUser, listUsers, resetUserPassword } from '#contract/platform/admin.calls.ts';
import { answer, at, refuse } from '#web/testing/api.ts';
import { visit } from '#web/testing/visit.tsx';
import { ines, karim, keepPlatform } from '../stand-in-admin.ts';

const open = () => visit('/dashboard/admin?onglet=utilisateurs', { as: ines });
const changed = (change: object) => ({ user: karim, message: 'C’est fait.', resetLink: null, ...change });

describe('the accounts', () => {
  test('are searched once the typing pauses, and narrowed by role and state', async () => {
    const { asked } = keepPlatform();
    const { user } = open();
    await screen.findByText('Karim Haddad');

    await user.type(screen.getByRole('searchbox', { name: 'Nom, email ou téléphone' }), 'karim');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rôle' }), 'Client');
    await user.selectOptions(screen.getByRole('combobox', { name: 'État' }), 'Bloqués');

    await waitFor(() => expect(asked).toContain('/users?search=karim&role=client&state=blocked'));
    expect(asked.filter((path) => /search=k(?!arim)/u.test(path))).toEqual([]);
  });

  test('that match nothing say so', async () => {
    keepPlatform({ users: [] });

    open();

    expect(await screen.findByRole('heading', { name: 'Personne ne correspond' })).toBeVisible();
  });

  test('that cannot be loaded say so', async () => {
    keepPlatform();
    refuse(listUsers, 403, { code: 'not_allowed', message: 'Non.' });

    open();

    expect(await screen.findByText('Impossible de charger les utilisateurs.')).toBeVisible();
  });

  test('name a contact who has none, without a role to change or a password to reset', async () => {
    keepPlatform({ users: [{ ...karim, email: '', isContact: true }] });

    open();

    expect(await screen.findByText('sans compte')).toBeVisible();
    expect(screen.queryByRole('combobox', { name: /Rôle de/u })).toBeNull();
    expect(screen.queryByRole('button', { name: /Réinitialiser/u })).toBeNull();
    expect(screen.getByRole('button', { name: 'Bloquer Karim Haddad' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Supprimer Karim Haddad' })).toBeVisible();
  });

  test('offer nothing against one’s own', async () => {
    keepPlatform({ users: [{ ...karim, id: ines.id, firstName: 'Inès', role: 'admin' }] });

    open();

    expect(await screen.findByText('votre compte')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Bloquer/u })).toBeNull();
    expect(screen.queryByRole('combobox', { name: /Rôle de/u })).toBeNull();
  });
});

describe('an account', () => {
  test('is blocked with a reason, after a confirmation', async () => {
    keepPlatform();
    const sent = answer(at(changeUser, { id: 'karim' }), changed({ message: 'Le compte est bloqué.' }));
    const { user } = open();

    await user.click(await screen.findByRole('button', { name: 'Bloquer Karim Haddad' }));
    const dialog = await screen.findByRole('dialog', { name: /Bloquer le compte de Karim/u });
    await user.type(within(dialog).getByLabelText(/Motif/u), 'Deux courses non honorées');
    await user.click(within(dialog).getByRole('button', { name: 'Bloquer le compte' }));

    expect(await screen.findByText('Le compte est bloqué.')).toBeVisible();
    expect(sent).toEqual([{ blocked: true, reason: 'Deux courses non honorées' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each([
    ['client', 'Ses courses restent telles quelles.'],
    ['driver', 'Ses courses acceptées sont annulées sans frais et leurs clients prévenus'],
  ] as const)('of a %s says, before it is blocked, what becomes of its rides', async (role, sentence) => {
    keepPlatform({ users: [{ ...karim, role }] });
    const { user } = open();

    await user.click(await screen.findByRole('button', { name: 'Bloquer Karim Haddad' }));

    expect(await screen.findByRole('dialog')).toHaveTextContent(sentence);
  });

  test('keeps its role until the change is confirmed', async () => {
    keepPlatform();
    const sent = answer(at(changeUser, { id: 'karim' }), changed({}));
    const { user } = open();

    const choice = await screen.findByRole('combobox', { name: 'Rôle de Karim Haddad' });
    await user.selectOptions(choice, 'Chauffeur');
    expect(await screen.findByRole('dialog')).toHaveTextContent('d’au moins 12 caractères');
    await user.click(screen.getByRole('button', { name: 'Retour' }));

    expect(choice).toHaveValue('client');
    expect(sent).toEqual([]);
  });

  test('shows its reset link once, to be copied, when it could not be emailed', async () => {
    keepPlatform();
    const link = 'https://vtc.example/reset-password#token';
    answer(at(changeUser, { id: 'karim' }), changed({ message: 'Remettez ce lien.', resetLink: link }));
    const { user } = open();
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'Rôle de Karim Haddad' }),
      'Chauffeur',
    );
    await user.click(screen.getByRole('button', { name: 'Passer en chauffeur' }));

    expect(await screen.findByLabelText('Lien')).toHaveValue(link);
    await user.click(screen.getByRole('button', { name: 'Copier le lien' }));

    expect(await screen.findByRole('button', { name: 'Lien copié' })).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(link);
    await user.click(screen.getAllByRole('button', { name: 'Fermer' }).at(-1) ?? document.body);
    expect(screen.queryByLabelText('Lien')).toBeNull();
  });

  test('that may not be changed says why, and the dialog stays open', async () => {
    keepPlatform();
    refuse(at(changeUser, { id: 'karim' }), 409, {
      code: 'driver_has_rides',
      message: 'Ce chauffeur a encore une course acceptée ou en cours.',
    });
    const { user } = open();

    await user.click(await screen.findByRole('button', { name: 'Bloquer Karim Haddad' }));
    await user.click(screen.getByRole('button', { name: 'Bloquer le compte' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('Ce chauffeur a encore une course');
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  test('gets a link for a new password', async () => {
    keepPlatform();
    const sent = answer(at(resetUserPassword, { id: 'karim' }), changed({ message: 'Un lien est parti.' }));
    const { user } = open();

    await user.click(
      await screen.findByRole('button', { name: 'Réinitialiser le mot de passe de Karim Haddad' }),
    );
    await user.click(screen.getByRole('button', { name: 'Envoyer le lien' }));

    expect(await screen.findByText('Un lien est parti.')).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  test('is erased after a question that says what goes, and one that must stay says why', async () => {
    keepPlatform();
    const call = at(eraseUser, { id: 'karim' });
    refuse(call, 409, { code: 'account_held', message: 'De l’argent reste dû.' });
    const { user } = open();

    await user.click(await screen.findByRole('button', { name: 'Supprimer le compte de Karim Haddad' }));
    expect(screen.getByText(/sont effacés partout/u)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Supprimer le compte' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('De l’argent reste dû.');
    const sent = answer(call, { message: 'Le compte est supprimé.' });
    await user.click(screen.getByRole('button', { name: 'Supprimer le compte' }));

    expect(await screen.findByText('Le compte est supprimé.')).toBeVisible();
    expect(sent).toHaveLength(1);
  });
});
