import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { saveCompany } from '#contract/platform/company.calls.ts';
import { saveSettings } from '#contract/platform/settings.calls.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { callApi } from './support/call-api.ts';
import { agreedRide, driveRide } from './support/paid-rides.ts';
import { driverPage } from './support/people.ts';
import { type Ride, rideCard } from './support/rides.ts';
import { expect, test } from './support/test.ts';

const ADDRESS = '6 place de la Pyramide, 92800 Puteaux';
const invoiceName = /^Facture F-\d{4}-\d{5}/u;
const creditName = /^Avoir A-\d{4}-\d{5}/u;

test('a client types a company once, has both rides invoiced, and reads the avoir of the driver', async ({
  client,
  browser,
  site,
}) => {
  test.slow();
  const driver = await driverPage(browser, site);
  await sayWhoInvoices(driver);
  const [first, second] = [await drivenRide(client, driver), await drivenRide(client, driver)];
  await client.goto('/dashboard/client?onglet=historique');

  await test.step('the first invoice asks to whom', async () => {
    const dialog = await askForInvoice(client, first);
    await dialog.getByRole('button', { name: 'Une société' }).click();
    await dialog.getByLabel('Raison sociale').fill('Atelier Delmas SARL');
    await dialog.getByLabel('Adresse de facturation').fill(ADDRESS);
    await dialog.getByLabel('SIREN').fill('999 317 050');
    await expect(dialog.getByLabel('Numéro de TVA')).toHaveValue('FR01 999 317 050');
    await expectAccessible(client);
    await expectNoSidewaysScroll(client);
    await dialog.getByRole('button', { name: 'Émettre la facture' }).click();
    await expect(papersOf(client, first).getByRole('link', { name: invoiceName })).toContainText(
      'Atelier Delmas SARL',
    );
    await expectAccessible(client);
  });

  await test.step('it is downloaded as a PDF', async () => {
    const [download] = await Promise.all([
      client.waitForEvent('download'),
      papersOf(client, first).getByRole('link', { name: invoiceName }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.pdf$/u);
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
  });

  await test.step('the second is one tap, with nothing to type', async () => {
    const dialog = await askForInvoice(client, second);
    await expect(dialog.getByLabel('Raison sociale')).toHaveValue('Atelier Delmas SARL');
    await dialog.getByRole('button', { name: 'Émettre la facture' }).click();
    await expect(papersOf(client, second).getByRole('link', { name: invoiceName })).toContainText(
      'Atelier Delmas SARL',
    );
  });

  await test.step('the driver credits a part, with a reason', async () => {
    await driver.goto('/history');
    await papersOf(driver, first)
      .getByRole('button', { name: /^Émettre un avoir/u })
      .click();
    const dialog = driver.getByRole('dialog', { name: 'Émettre un avoir' });
    await dialog.getByRole('button', { name: 'Une partie' }).click();
    await dialog
      .getByRole('textbox', { name: /^(?!Motif)/u })
      .first()
      .fill('4,20');
    await dialog.getByLabel('Motif').fill('Attente comptée en trop');
    await expect(dialog).toContainText(/En faveur du client\s*4,20\s€/u);
    await expectAccessible(driver);
    await expectNoSidewaysScroll(driver);
    await dialog.getByRole('button', { name: 'Émettre l’avoir' }).click();
    await expect(papersOf(driver, first).getByRole('link', { name: creditName })).toContainText(/4,20\s€/u);
  });

  await test.step('the card of the client shows the avoir', async () => {
    await client.reload();
    await expect(papersOf(client, first).getByRole('link', { name: creditName })).toContainText(/4,20\s€/u);
    await expect(papersOf(client, second).getByRole('link', { name: creditName })).toBeHidden();
    await expectAccessible(client);
    await expectNoSidewaysScroll(client);
  });

  await test.step('the profile shows the company, which can be changed there', async () => {
    await client.goto('/profile');
    const card = client.getByRole('region', { name: 'Facturation' });
    await expect(card.getByRole('definition')).toHaveText([
      'Atelier Delmas SARL',
      ADDRESS,
      '999 317 050',
      'FR01 999 317 050',
    ]);
    await expectAccessible(client);
    await card.getByRole('button', { name: 'Modifier' }).click();
    await card.getByLabel('Votre référence').fill('PROJET-2291');
    await expectAccessible(client);
    await expectNoSidewaysScroll(client);
    await card.getByRole('button', { name: 'Sauvegarder' }).click();
    await expect(card.getByRole('definition').last()).toHaveText('PROJET-2291');
  });
  await driver.context().close();
});

/** Nobody who has not said who they are issues an invoice. */
async function sayWhoInvoices({ request }: Page): Promise<void> {
  const company = {
    legalName: 'Beaurivage',
    legalForm: 'SAS',
    siren: '999840218',
    vatRegime: 'liable',
  } as const;
  await callApi(request, saveCompany, { body: company });
  const companyAddress = '27 bis avenue du Général-Michel-Bizot, 75012 Paris';
  await callApi(request, saveSettings, { body: { companyAddress } });
}

async function drivenRide(client: Page, driver: Page): Promise<Ride> {
  const ride = await agreedRide(client.request, driver.request);
  await driveRide(driver.request, ride);
  return ride;
}

function papersOf(page: Page, ride: Ride): Locator {
  return rideCard(page, ride).getByRole('list', { name: 'Documents de la course' });
}

async function askForInvoice(client: Page, ride: Ride): Promise<Locator> {
  await papersOf(client, ride)
    .getByRole('button', { name: /^Recevoir une facture/u })
    .click();
  return client.getByRole('dialog', { name: 'Recevoir une facture' });
}
