import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { requestPasswordReset } from '#contract/account/auth.calls.ts';
import { answer } from '#web/testing/api.ts';
import { visit } from '#web/testing/visit.tsx';

async function askForLink() {
  const { user } = visit('/login');
  await user.click(screen.getByRole('button', { name: 'Mot de passe oublié ?' }));
  await screen.findByRole('heading', { name: 'Mot de passe oublié' });
  await user.type(
    screen.getByLabelText('Email', { selector: '[autocomplete=username]' }),
    'amelie@example.fr',
  );
  await user.click(screen.getByRole('button', { name: 'Recevoir un lien' }));
  return user;
}

describe('a forgotten password', () => {
  test('is answered by a link in the mailbox', async () => {
    const received = answer(requestPasswordReset, {
      by: 'email',
      message: 'Un lien est parti.',
    });

    await askForLink();

    expect(await screen.findByText('Un lien est parti.')).toBeVisible();
    expect(received).toEqual([{ email: 'amelie@example.fr' }]);
  });

  test('sends the person to the driver where no mail can be sent', async () => {
    answer(requestPasswordReset, { by: 'contact', message: 'Contactez le chauffeur.' });

    await askForLink();

    await screen.findByText('Contactez le chauffeur.');
    expect(screen.getAllByRole('link', { name: '01 84 80 12 60' })).toHaveLength(2);
  });

  test('leads back to the login form', async () => {
    answer(requestPasswordReset, { by: 'email', message: 'Un lien est parti.' });
    const user = await askForLink();

    await user.click(screen.getByRole('button', { name: 'Retour à la connexion' }));

    expect(screen.getByRole('button', { name: 'Se connecter' })).toBeVisible();
  });
});
