import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { saveCompany } from '#contract/platform/company.calls.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { callApi } from './support/call-api.ts';
import { press } from './support/keyboard.ts';
import {
  agreedRide,
  cancelRide,
  driveRide,
  payByPaypal,
  receiveCash,
  setUpPaypal,
} from './support/paid-rides.ts';
import { driverPage } from './support/people.ts';
import { rideCard } from './support/rides.ts';
import { expect, test } from './support/test.ts';

async function downloaded(page: Page, link: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: link }).click(),
  ]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'latin1') };
}

test('a driver refunds a cancelled ride, sees it in the takings and exports them', async ({
  client,
  browser,
  site,
}) => {
  test.slow();
  const driver = await driverPage(browser, site);
  await setUpPaypal(driver.request);
  const ride = await agreedRide(client.request, driver.request);
  await payByPaypal(client.request, site, ride);
  await cancelRide(client.request, driver.request, ride);

  await test.step('the client sees that a refund is due', async () => {
    await client.goto(`/payment/${ride.id}`);
    await expect(client.getByRole('heading', { name: 'À rembourser' })).toBeVisible();
    await expectAccessible(client);
  });

  await test.step('the takings list it as due', async () => {
    await driver.goto('/takings?periode=jour');
    await expect(rideCard(driver, ride)).toContainText('À rembourser');
    await expectAccessible(driver);
    await expectNoSidewaysScroll(driver);
  });

  await test.step('it is refunded after a confirmation', async () => {
    await press(rideCard(driver, ride).getByRole('button', { name: 'Rembourser' }));
    const dialog = driver.getByRole('dialog', { name: 'Rembourser la course ?' });
    await expect(dialog).toContainText('par PayPal');
    await expectAccessible(driver);
    await press(dialog.getByRole('button', { name: /^Rembourser \d/ }));
    await expect(driver.getByText(new RegExp(`^Course n° ${ride.number}.: remboursée$`))).toBeVisible();
    await expect(rideCard(driver, ride)).toBeHidden();
  });

  await test.step('both movements are listed', async () => {
    const movements = driver.getByRole('row').filter({ hasText: `n° ${ride.number}` });
    await expect(movements).toHaveCount(2);
    await expect(movements.filter({ hasText: 'Remboursement' })).toHaveCount(1);
    await expectAccessible(driver);
    await expectNoSidewaysScroll(driver);
  });

  await test.step('they are exported as a file', async () => {
    const { name, text } = await downloaded(driver, 'Livre des recettes (CSV)');
    expect(name).toMatch(/^recettes-.+\.csv$/);
    expect(text.split('\r\n').filter((line) => line.includes(`;${ride.number};`))).toHaveLength(2);
  });

  await expect(client.getByRole('heading', { name: 'Course remboursée' })).toBeVisible();
  await expectAccessible(client);
  await driver.context().close();
});

test('the takings of a month fit a narrow phone', async ({ driver }) => {
  await driver.setViewportSize({ width: 320, height: 640 });
  await driver.goto('/dashboard/driver');
  await driver.getByRole('link', { name: 'Recettes' }).click();
  await press(driver.getByRole('button', { name: 'Mois' }));
  await press(driver.getByRole('button', { name: 'Période précédente' }));

  await expect(driver.getByRole('heading', { name: 'Aucun mouvement' })).toBeVisible();
  await expect(driver.getByRole('button', { name: 'Période suivante' })).toBeEnabled();
  await expectNoSidewaysScroll(driver);
  await expectAccessible(driver);
});

test('a driver reads a year, finds what is owed, and exports the accounting file', async ({
  client,
  browser,
  site,
}) => {
  test.slow();
  const driver = await driverPage(browser, site);
  await callApi(driver.request, saveCompany, { body: { siren: '999840218' } });
  const [paid, owed] = [
    await agreedRide(client.request, driver.request),
    await agreedRide(client.request, driver.request),
  ];
  for (const ride of [paid, owed]) await driveRide(driver.request, ride);
  await receiveCash(driver.request, paid);

  await test.step('the year has its plot, its rides and its average', async () => {
    await driver.goto('/takings?periode=annee');
    await expect(driver.getByRole('table', { name: 'Recettes par mois' })).toBeAttached();
    await expect(driver.getByText('Courses payées').first()).toBeVisible();
    await expect(driver.getByRole('row').filter({ hasText: `n° ${paid.number}` })).toHaveCount(1);
    await expectAccessible(driver);
    await expectNoSidewaysScroll(driver);
  });

  await test.step('accounts are named as the accountant does', async () => {
    await press(driver.getByRole('button', { name: 'Comptes' }));
    const dialog = driver.getByRole('dialog', { name: 'Comptes et journaux' });
    await dialog.getByRole('group', { name: 'Comptes' }).getByLabel('Ventes').fill('706100');
    await expectAccessible(driver);
    await press(dialog.getByRole('button', { name: 'Enregistrer' }));
    await expect(driver.getByText('Comptes enregistrés')).toBeVisible();
  });

  await test.step('the file has the sales of both rides and the payment of one', async () => {
    const { name, text } = await downloaded(driver, 'Écritures comptables (FEC)');
    expect(name).toMatch(/^\d{9}FEC\d{4}1231\.txt$/);
    const lines = text.split('\r\n');
    expect(lines.filter((line) => line.includes('\t706100\t')).length).toBeGreaterThanOrEqual(2);
    expect(
      lines.filter((line) => line.startsWith('CA\t') && line.includes(` ${paid.number}\t`)),
    ).toHaveLength(2);
  });

  await test.step('what is owed leads to its ride', async () => {
    await press(driver.getByRole('link', { name: new RegExp(`course n°.${owed.number},`) }));
    await expect(driver.getByLabel('Client, adresse ou numéro')).toHaveValue(String(owed.number));
    await expect(driver.getByText(new RegExp(`n°.${owed.number}`)).first()).toBeVisible();
    await expectAccessible(driver);
  });

  await driver.context().close();
});
