import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { getCurrentUser, register } from '#contract/account/auth.calls.ts';
import { answer, refuse } from '#web/testing/api.ts';
import { amelie } from '#web/testing/people.ts';
import { visit } from '#web/testing/visit.tsx';

const good = {
  Prénom: 'Amélie',
  Nom: 'Durand',
  Email: 'amelie@example.fr',
  Téléphone: '06 12 34 56 78',
  'Mot de passe': 'bord de mer',
  'Confirmation du mot de passe': 'bord de mer',
};

const panel = () => within(screen.getByRole('tabpanel', { name: 'Créer un compte' }));
const fieldOf = (label: string) => panel().getByLabelText(label);

async function fillAndSend(changes: Partial<typeof good> = {}) {
  const { user } = visit('/');
  await user.click(screen.getByRole('tab', { name: 'Créer un compte' }));
  await panel().findByLabelText('Prénom');
  for (const [label, text] of Object.entries({ ...good, ...changes })) {
    if (text) await user.type(fieldOf(label), text);
  }
  await user.click(panel().getByRole('button', { name: 'Créer un compte' }));
}

describe('the registration form', () => {
  test('creates a client, who arrives at their dashboard', async () => {
    const received = answer(register, amelie);
    answer(getCurrentUser, { user: amelie });

    await fillAndSend();

    await waitFor(() => expect(location.pathname).toBe('/dashboard/client'));
    expect(received).toEqual([
      {
        firstName: 'Amélie',
        lastName: 'Durand',
        email: 'amelie@example.fr',
        phone: '06 12 34 56 78',
        password: 'bord de mer',
      },
    ]);
  });

  test.each(Object.keys(good))('needs the field %s', async (label) => {
    await fillAndSend({ [label]: '' });

    expect(screen.getByRole('alert')).toHaveTextContent('Veuillez remplir tous les champs');
    expect(fieldOf(label)).toHaveFocus();
  });

  test.each([
    ['Confirmation du mot de passe', 'bord de merle', 'Les mots de passe ne correspondent pas'],
    ['Mot de passe', 'court', 'Le mot de passe doit contenir au moins 6 caractères'],
    ['Mot de passe', 'azerty', 'Ce mot de passe est trop courant.'],
    ['Téléphone', '06 12 34 56', 'Le numéro doit contenir 10 chiffres'],
    ['Téléphone', '01-42-68-53-00', 'Le numéro doit commencer par 06 ou 07'],
    ['Téléphone', '06 12 34 56 7x', 'Le numéro ne doit contenir que des chiffres'],
    ['Email', 'amelie', 'Veuillez saisir une adresse email valide.'],
  ])('refuses in %s the value %s: %s', async (label, typed, sentence) => {
    await fillAndSend({ [label]: typed });

    expect(fieldOf(label)).toHaveAttribute('aria-invalid', 'true');
    expect(fieldOf(label)).toHaveAccessibleDescription(expect.stringContaining(sentence));
  });

  test('shows the refusal of the server under its field', async () => {
    const sentence = 'Un compte existe déjà avec cette adresse email.';
    refuse(register, 409, {
      code: 'email_taken',
      message: sentence,
      fields: { email: sentence },
    });

    await fillAndSend();

    await waitFor(() => expect(fieldOf('Email')).toHaveAccessibleDescription(sentence));
  });

  test('falls back to its own message when the server gives none', async () => {
    refuse(register, 500, {});

    await fillAndSend();

    expect(await screen.findByRole('alert')).toHaveTextContent(
      "Erreur lors de l'inscription. Veuillez réessayer.",
    );
  });
});
