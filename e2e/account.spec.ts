import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { press, tabTo, typeInto } from './support/keyboard.ts';
import { expect, test } from './support/test.ts';

test('a stranger registers, changes the profile, signs out and in again, by keyboard alone', async ({
  page,
}, { testId, project }) => {
  const email = `camille-${testId}@example.fr`;
  await page.goto('/');
  await tabTo(page.getByRole('tab', { name: 'Réserver une course' }));
  await page.keyboard.press('End');
  await typeInto(page.getByLabel('Prénom'), 'Camille');
  await typeInto(page.getByLabel('Nom', { exact: true }), 'Rousseau-Delmas');
  await typeInto(page.getByRole('tabpanel').getByLabel('Email'), email);
  await typeInto(page.getByLabel('Téléphone'), '06 12 34 56 78');
  await typeInto(
    page.getByRole('tabpanel').getByLabel('Mot de passe', { exact: true }),
    'quatre petits chats',
  );
  await typeInto(page.getByLabel('Confirmation du mot de passe'), 'quatre petits chats');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard/client');
  await expect(page.getByRole('heading', { name: 'Tableau de bord client' })).toBeVisible();

  await openMenu(page, project.name);
  await press(page.getByRole('link', { name: /Camille Rousseau-Delmas/ }));
  await press(page.getByRole('button', { name: 'Modifier' }));
  await typeInto(page.getByLabel('Prénom'), 'Camille-Rose');
  await press(page.getByRole('button', { name: 'Sauvegarder' }));
  await expect(page.getByText('Profil mis à jour')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Camille-Rose Rousseau-Delmas' })).toBeVisible();
  await expectAccessible(page);

  await openMenu(page, project.name);
  await press(page.getByRole('button', { name: 'Déconnexion' }));
  await expect(page).toHaveURL('/login');
  await typeInto(page.getByRole('tabpanel').getByLabel('Email'), email);
  await typeInto(
    page.getByRole('tabpanel').getByLabel('Mot de passe', { exact: true }),
    'quatre petits chats',
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard/client');
});

test('a registration shows every error under its field and loses nothing that was typed', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('tab', { name: 'Créer un compte' }).click();
  const panel = page.getByRole('tabpanel');
  await panel.getByLabel('Prénom').fill('Camille');
  await panel.getByRole('button', { name: 'Créer un compte' }).click();
  await expect(panel.getByText('Veuillez remplir tous les champs').first()).toBeVisible();

  await panel.getByLabel('Nom', { exact: true }).fill('Rousseau');
  await panel.getByLabel('Email').fill('camille@example.fr');
  await panel.getByLabel('Téléphone').fill('01 42 68 53 00');
  await panel.getByLabel('Mot de passe', { exact: true }).fill('12345');
  await panel.getByLabel('Confirmation du mot de passe').fill('54321');
  await panel.getByRole('button', { name: 'Créer un compte' }).click();

  await expect(panel.getByText('Le numéro doit commencer par 06 ou 07')).toBeVisible();
  await expect(panel.getByText('Le mot de passe doit contenir au moins 6 caractères')).toBeVisible();
  await expect(panel.getByText('Les mots de passe ne correspondent pas')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Se connecter' }).click();
  await page.getByRole('tab', { name: 'Créer un compte' }).click();
  await expect(panel.getByLabel('Prénom')).toHaveValue('Camille');
});

test('a wrong password is shown in the form, and the other form is one step away', async ({ page }) => {
  await page.goto('/login');
  const panel = page.getByRole('tabpanel');
  await panel.getByLabel('Email').fill('nobody@example.fr');
  await panel.getByLabel('Mot de passe', { exact: true }).fill('guess guess');
  await panel.getByRole('button', { name: 'Afficher le mot de passe' }).click();
  await expect(panel.getByLabel('Mot de passe', { exact: true })).toHaveAttribute('type', 'text');
  await panel.getByRole('button', { name: 'Se connecter' }).click();
  await expect(panel.getByRole('alert')).toHaveText('Email ou mot de passe incorrect');
  await expectAccessible(page);

  await panel.getByRole('button', { name: 'Créer un compte' }).click();

  await expect(page.getByRole('tab', { name: 'Créer un compte' })).toHaveAttribute('aria-selected', 'true');
});

test('a forgotten password without a mail server sends the person to the driver', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Mot de passe oublié ?' }).click();
  await expect(page.getByRole('heading', { name: 'Mot de passe oublié' })).toBeVisible();
  await page.getByRole('tabpanel').getByLabel('Email').fill('nobody@example.fr');
  await page.getByRole('tabpanel').getByRole('button', { name: /lien/ }).click();

  await expect(page.getByText(/Contactez le chauffeur/)).toBeVisible();
  await expectAccessible(page);
});

async function openMenu(page: Page, project: string): Promise<void> {
  if (project === 'phone') await press(page.getByRole('button', { name: 'Ouvrir le menu' }));
}
