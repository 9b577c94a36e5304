import type { Browser, Locator, Page } from '@playwright/test';
import { signIn } from '#contract/account/auth.calls.ts';
import { moveRide } from '#contract/rides/rides.calls.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { callApi } from './support/call-api.ts';
import { clientPage, driverPage } from './support/people.ts';
import { acceptRide, bookToday } from './support/rides.ts';
import type { Site } from './support/site.ts';
import { expect, test } from './support/test.ts';

test('the admin sees the figures move when a ride is completed', async ({ admin, browser, site }) => {
  await admin.goto('/dashboard/admin');
  const completed = figure(admin, 'Courses terminées');
  await expect(completed).toHaveText(/\d/);
  const before = Number(await completed.textContent());
  await expectAccessible(admin);
  await expectNoSidewaysScroll(admin);

  const number = await completeARide(browser, site);
  await admin.reload();

  await expect.poll(async () => Number(await completed.textContent())).toBeGreaterThan(before);
  await expect(admin.getByRole('table', { name: 'Courses et recettes par semaine' })).toBeAttached();
  await admin.getByRole('button', { name: '1 an' }).click();
  await expect(admin).toHaveURL(/semaines=52/);
  await expectAccessible(admin);

  await openTab(admin, 'Journal');
  await expect(admin.getByText(`a terminé la course n° ${number}`)).toBeVisible();
  await expectAccessible(admin);
  await openTab(admin, 'Courses');
  await admin.getByRole('searchbox').fill(String(number));
  const found = admin.getByRole('row').filter({ hasText: 'Gare de Lyon' });
  await expect(found).toHaveCount(1);
  await expect(found).toContainText('Terminée');
  await expectAccessible(admin);
  await expectNoSidewaysScroll(admin);
});

test('the admin blocks a client, who is signed out at once', async ({ admin, browser, site }) => {
  const person = karim();
  const client = await clientPage(browser, site, person);
  await client.goto('/dashboard/client');
  await expect(client.getByRole('tab', { name: 'Nouvelle course' })).toBeVisible();

  const row = await findPerson(admin, person.firstName);
  await expectAccessible(admin);
  await openActs(row);
  await row.getByRole('button', { name: /Bloquer/ }).click();
  await expectAccessible(admin);
  await admin.getByLabel(/Motif/).fill('Deux courses non honorées');
  await admin.getByRole('button', { name: 'Bloquer le compte' }).click();
  await expect(row).toContainText('Bloqué');

  await client.reload();
  await expect(client).toHaveURL('/');
  await openTab(admin, 'Journal');
  await expect(admin.getByText('Deux courses non honorées').first()).toBeVisible();
  await client.context().close();
});

test('the admin makes a client a driver, who chooses a longer password', async ({ admin, browser, site }) => {
  const person = karim();
  const driver = await clientPage(browser, site, person);

  const row = await findPerson(admin, person.firstName);
  await openActs(row);
  await row.getByRole('combobox').selectOption('Chauffeur');
  await expect(admin.getByRole('dialog')).toContainText('d’au moins 12 caractères');
  await admin.getByRole('button', { name: 'Passer en chauffeur' }).click();
  const link = await admin.getByLabel('Lien', { exact: true }).inputValue();
  await expectAccessible(admin);
  await admin.getByRole('dialog').getByRole('button', { name: 'Fermer' }).last().click();
  await expect(admin.getByText(link)).toBeHidden();

  await driver.goto(link);
  await choosePassword(driver, 'trop court');
  await expect(driver.getByText(/au moins 12 caractères/).first()).toBeVisible();
  await choosePassword(driver, 'karim conduit bien');
  await expect(driver.getByText('Mot de passe modifié')).toBeVisible();
  const signedIn = await callApi(driver.request, signIn, {
    body: { email: person.email, password: 'karim conduit bien' },
  });
  expect(signedIn.role).toBe('driver');
  await driver.context().close();
});

test('the admin reads the state of the service and changes the settings', async ({ admin }) => {
  await admin.goto('/dashboard/admin');
  await openTab(admin, /État du service/);
  await expect(admin.getByRole('region', { name: 'Tâches de fond' })).toContainText(
    'Envoi des notifications',
  );
  await expectAccessible(admin);
  await expectNoSidewaysScroll(admin);

  await openTab(admin, 'Paramètres');
  const phone = `01 84 80 ${(Date.now() % 90) + 10} ${Math.floor(Math.random() * 90) + 10}`;
  await admin.getByLabel('Téléphone de contact').fill(phone);
  await admin.getByRole('button', { name: 'Sauvegarder' }).click();
  await expect(admin.getByText('Paramètres mis à jour')).toBeVisible();
  await expectAccessible(admin);
  await expectNoSidewaysScroll(admin);
});

function figure(page: Page, name: string): Locator {
  return page.locator('dl > div').filter({ hasText: name }).locator('dd').first();
}

async function openTab(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('tab', { name }).click();
}

async function findPerson(page: Page, name: string): Promise<Locator> {
  await page.goto('/dashboard/admin?onglet=utilisateurs');
  await page.getByRole('searchbox', { name: 'Nom, email ou téléphone' }).fill(name);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toBeVisible();
  return row;
}

/** On a phone the actions are behind a button. */
async function openActs(row: Locator): Promise<void> {
  const more = row.getByRole('button', { name: /Actions pour/ });
  if (await more.isVisible()) await more.click();
}

async function choosePassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill(password);
  await page.getByLabel('Confirmation du mot de passe').fill(password);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
}

/** A unique first name, to find him in the list of accounts. */
function karim() {
  const firstName = `Karim${Math.random().toString(36).slice(2, 10)}`;
  return { firstName, lastName: 'Haddad', email: `${firstName.toLowerCase()}@example.fr` };
}

/** Books and completes a ride; returns its number. */
async function completeARide(browser: Browser, site: Site): Promise<number> {
  const client = await clientPage(browser, site, karim());
  const driver = await driverPage(browser, site);
  const ride = await bookToday(client.request, driver.request);
  await acceptRide(driver.request, ride);
  for (const body of [{ status: 'in_progress', completeCurrent: true }, { status: 'completed' }] as const) {
    await callApi(driver.request, moveRide, { id: ride.id, body });
  }
  await Promise.all([client.context().close(), driver.context().close()]);
  return ride.number;
}
