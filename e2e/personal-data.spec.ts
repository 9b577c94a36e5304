import { readFile } from 'node:fs/promises';
import { cancelRide } from '#contract/rides/rides.calls.ts';
import { unzip } from '../tests/support/unzip.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { callApi } from './support/call-api.ts';
import { clientPage } from './support/people.ts';
import { bookRide } from './support/rides.ts';
import { expect, test } from './support/test.ts';

const password = 'trois petits chats';

test('a client takes the own data away, settles what is open, and erases the account', async ({
  browser,
  site,
}, { testId }) => {
  const email = `erased-${testId}@example.fr`;
  const page = await clientPage(browser, site, { email });
  const ride = await bookRide(page.request, { hours: 5 });
  await page.goto('/profile');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exporter' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^mes-donnees-\d{4}-\d\d-\d\d\.zip$/u);
  const files = unzip(await readFile(await file.path()));
  expect(files.get('mes-donnees.html')).toContain(email);
  expect(JSON.parse(files.get('mes-donnees.json') ?? '')).toMatchObject({
    profile: { email },
    rides: [{ id: ride.id }],
  });

  const open = page.getByRole('button', { name: 'Supprimer mon compte' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Supprimer mon compte' });
  await expect(dialog.getByText('Pas encore possible')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('link', { name: /Une course est prévue/u }).click();
  await expect(page).toHaveURL('/dashboard/client?onglet=en-attente');
  await callApi(page.request, cancelRide, { id: ride.id, body: {} });

  await page.goto('/profile');
  await open.click();
  await expect(dialog.getByText('Effacé maintenant')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Votre mot de passe').fill('raté');
  await dialog.getByRole('button', { name: 'Supprimer mon compte' }).click();
  await expect(dialog.getByText('Le mot de passe actuel est incorrect.')).toBeVisible();
  await dialog.getByLabel('Votre mot de passe').fill(password);
  await dialog.getByRole('button', { name: 'Supprimer mon compte' }).click();

  await expect(page.getByText('Votre compte est supprimé.')).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.goto('/login');
  const panel = page.getByRole('tabpanel');
  await panel.getByLabel('Email').fill(email);
  await panel.getByLabel('Mot de passe', { exact: true }).fill(password);
  await panel.getByRole('button', { name: 'Se connecter' }).click();
  await expect(panel.getByText('Email ou mot de passe incorrect')).toBeVisible();
});

test('the admin reads how long data is kept', async ({ admin }) => {
  await admin.goto('/dashboard/admin?onglet=etat');

  await expect(admin.getByRole('region', { name: 'Données effacées' }).getByRole('listitem')).toHaveCount(9);
  await expectAccessible(admin);
});
