import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { resetPassword } from '#contract/account/auth.calls.ts';
import { answer, refuse } from '#web/testing/api.ts';
import { visit } from '#web/testing/visit.tsx';

async function choosePassword(password: string, confirmation = password) {
  const { user } = visit('/reset-password#jeton');
  await user.type(await screen.findByLabelText('Nouveau mot de passe'), password);
  await user.type(screen.getByLabelText('Confirmation du mot de passe'), confirmation);
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
}

describe('a new password by link', () => {
  test('is saved with the token of the link, and leads to the login page', async () => {
    const received = answer(resetPassword, {
      message: 'Votre mot de passe est changé.',
    });

    await choosePassword('bord de mer');

    expect(await screen.findByText('Votre mot de passe est changé.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Se connecter' })).toHaveAttribute('href', '/login');
    expect(received).toEqual([{ token: 'jeton', password: 'bord de mer' }]);
  });

  test('must be typed twice alike', async () => {
    await choosePassword('bord de mer', 'bord de merle');

    expect(screen.getByLabelText('Confirmation du mot de passe')).toHaveAccessibleDescription(
      'Les mots de passe ne correspondent pas',
    );
  });

  test('is refused when the link was used already', async () => {
    refuse(resetPassword, 400, {
      code: 'reset_link_invalid',
      message: 'Ce lien a expiré.',
    });

    await choosePassword('bord de mer');

    expect(await screen.findByRole('alert')).toHaveTextContent('Ce lien a expiré.');
  });

  test('cannot be chosen without a link', async () => {
    visit('/reset-password');

    expect(await screen.findByRole('alert')).toHaveTextContent('Ce lien a expiré ou a déjà servi.');
  });
});
