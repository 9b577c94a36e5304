import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { press, typeInto } from './support/keyboard.ts';
import { expect, test } from './support/test.ts';

const DEPARTURE = '2031-05-13T08:15';

test('an order by telephone, typed by keyboard alone, is confirmed and paid by its client as a guest', async ({
  driver,
  browser,
  site,
}, { testId }) => {
  test.slow();
  const name = `Camille-${testId.slice(-6)}`;

  await test.step('the driver takes the order', async () => {
    await driver.goto('/dashboard/driver');
    await press(driver.getByRole('button', { name: 'Nouvelle course' }));
    const order = driver.getByRole('dialog', { name: 'Nouvelle course' });
    await expect(order).toBeVisible();
    await typeInto(order.getByLabel('Client', { exact: true }), '06 39 98 00 01');
    await press(order.getByRole('button', { name: /Nouveau contact/u }));
    await typeInto(order.getByLabel('Prénom'), name);
    await choose(driver, 'Adresse de départ', 'gare de lyon');
    await choose(driver, 'Destination', 'charles');
    await order.getByLabel('Date et heure de départ').fill(DEPARTURE);
    await expect(order.getByRole('region', { name: 'Prix' }).getByRole('status')).toContainText(
      /\d+,\d\d\s€/u,
    );
    await typeInto(order.getByLabel('Autre prix'), '65');
    await typeInto(order.getByLabel('Raison'), 'Cliente fidèle');
    await expectAccessible(driver);
    await expectNoSidewaysScroll(driver);
    await press(order.getByRole('button', { name: 'Créer la course et envoyer le lien' }));
  });

  const taken = driver.getByRole('dialog', { name: 'Course créée' });
  await expect(taken.getByRole('button', { name: 'Copier' })).toBeVisible();
  await expectAccessible(driver);
  const link = await taken.locator('code').innerText();
  const guest = await (await browser.newContext({ baseURL: site.url })).newPage();

  await test.step('the client reads and confirms it, without an account', async () => {
    await guest.goto(new URL(link).pathname);
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText(`${name}, votre course est prête`);
    await expect(guest.getByText('65,00 €').first()).toBeVisible();
    await expect(guest.getByText('fidèle')).toHaveCount(0);
    await expectAccessible(guest);
    await expectNoSidewaysScroll(guest);
    await press(guest.getByRole('button', { name: 'Réserver avec obligation de paiement' }));
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText('C’est réservé');
    await expectAccessible(guest);
    await expectNoSidewaysScroll(guest);
  });

  await test.step('and pays', async () => {
    await press(guest.getByRole('link', { name: 'Payer' }));
    await guest.getByRole('radio', { name: /^Espèces/u }).check();
    await expectAccessible(guest);
    await expectNoSidewaysScroll(guest);
    await press(guest.getByRole('button', { name: /^Payer 65,00/u }));
    await expect(guest.getByText('À régler au chauffeur, en espèces')).toBeVisible();
    expect(await guest.context().cookies()).toEqual([]);
  });

  await test.step('the driver reads both on the card, and ends the link', async () => {
    await press(taken.getByRole('button', { name: 'Terminé' }));
    await driver.goto('/dashboard/driver?onglet=validees');
    const card = driver.locator('article[data-ride]').filter({ hasText: name });
    await expect(card).toContainText(/Confirmée par le client/u);
    await press(card.getByRole('button', { name: 'Lien client' }));
    const dialog = driver.getByRole('dialog', { name: 'Lien du client' });
    await expect(dialog.getByRole('button', { name: 'Copier' })).toBeVisible();
    await expectAccessible(driver);
    await press(dialog.getByRole('button', { name: 'Désactiver' }));
    await expect(dialog).toContainText('Ce lien n’est plus actif.');
    await guest.reload();
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Ce lien n’est plus actif');
    await expectAccessible(guest);
    await expectNoSidewaysScroll(guest);
  });
});

async function choose(page: Page, label: string, typed: string): Promise<void> {
  await typeInto(page.getByRole('combobox', { name: label, exact: true }), typed);
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeHidden();
}
