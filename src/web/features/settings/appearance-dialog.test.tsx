import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { saveSettings } from '#contract/platform/settings.calls.ts';
import { api, on } from '#web/testing/api.ts';
import { OpenDialog } from '#web/testing/show.tsx';
import { AppearanceDialog } from './appearance-dialog.tsx';
import { showSettings } from './show-settings.tsx';

const dialog = <OpenDialog button="Apparence" dialog={AppearanceDialog} />;
const nameField = () => screen.findByLabelText('Nom de l’application');

test('offers the appearance and nothing about payments', async () => {
  showSettings(dialog);

  await nameField();
  for (const label of [
    'Description',
    'E-mail de contact',
    'Téléphone de contact',
    'Couleur principale',
    'Couleur secondaire',
    'Adresse de l’entreprise',
    /Déposez votre logo ici/u,
  ]) {
    expect(screen.getByLabelText(label)).toBeInTheDocument();
  }
  expect(screen.queryByText(/PayPal/u)).not.toBeInTheDocument();
});

test('saves what changed, confirms it and closes', async () => {
  const { user, received } = showSettings(dialog);

  await user.type(await nameField(), ' VTC');
  await user.click(screen.getByRole('button', { name: 'Sauvegarder' }));

  expect(await screen.findByText('Paramètres mis à jour')).toBeInTheDocument();
  expect(received).toEqual([{ appName: 'Beaurivage VTC' }]);
  expect(screen.queryByLabelText('Nom de l’application')).not.toBeInTheDocument();
});

test('keeps what was typed when it is closed by mistake, until Réinitialiser', async () => {
  const { user } = showSettings(dialog);

  await user.type(await nameField(), ' VTC');
  await user.click(screen.getByRole('button', { name: 'Fermer' }));
  await user.click(screen.getByRole('button', { name: 'Apparence' }));
  expect(await nameField()).toHaveValue('Beaurivage VTC');
  await user.click(screen.getByRole('button', { name: 'Réinitialiser' }));

  expect(await nameField()).toHaveValue('Beaurivage');
});

test('shows a failed save and stays open', async () => {
  const { user } = showSettings(dialog);
  api.use(on(saveSettings, () => HttpResponse.error()));

  await user.type(await nameField(), ' VTC');
  await user.click(screen.getByRole('button', { name: 'Sauvegarder' }));

  expect(await screen.findByText('Erreur')).toBeInTheDocument();
  expect(screen.getByText('Impossible de mettre à jour les paramètres.')).toBeInTheDocument();
  expect(await nameField()).toHaveValue('Beaurivage VTC');
});
