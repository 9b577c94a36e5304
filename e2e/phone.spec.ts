import type { Locator, Page } from '@playwright/test';
import { driverPage } from './support/people.ts';
import { acceptRide, bookRide, rideCard } from './support/rides.ts';
import { expect, test } from './support/test.ts';

test('Back closes a dialog and a tab before it leaves the page', async ({ client }) => {
  await bookRide(client.request, { hours: 5 });
  await client.goto('/profile');
  await client.goto('/dashboard/client');

  await client.getByRole('tab', { name: /En attente/u }).click();
  await client.getByRole('button', { name: 'Annuler' }).click();
  await expect(client.getByRole('dialog')).toBeVisible();
  await client.goBack();
  await expect(client.getByRole('dialog')).toBeHidden();
  await expect(client.getByRole('tab', { selected: true })).toHaveText(/En attente/u);

  await client.goBack();
  await expect(client.getByRole('tab', { selected: true })).toHaveText('Nouvelle course');
  await expect(client).toHaveURL('/dashboard/client');

  await client.goBack();
  await expect(client).toHaveURL('/profile');
});

test('Back closes the menu of a phone', async ({ client }, { project }) => {
  test.skip(project.name !== 'phone', 'A wide screen has no menu.');
  await client.goto('/profile');
  await client.goto('/dashboard/client');

  await client.getByRole('button', { name: 'Ouvrir le menu' }).click();
  await expect(client.getByRole('button', { name: 'Fermer le menu' })).toBeVisible();
  await client.goBack();

  await expect(client.getByRole('button', { name: 'Ouvrir le menu' })).toBeVisible();
  await expect(client).toHaveURL('/dashboard/client');
});

test('the form keeps its margins on every phone', async ({ client }, { project }) => {
  test.skip(project.name !== 'phone', 'A wide screen has room.');
  await client.goto('/dashboard/client');
  const submit = client.getByRole('button', { name: 'Vérifier et réserver' });
  const parts = [
    client.getByRole('group', { name: 'Ajouter à la course' }),
    client.getByLabel('Date et heure de départ'),
  ];
  /** Words of the row have a margin to be tapped on. */
  const TAPPED = 5;
  const rightOf = async (part: Locator) => part.evaluate((shown) => shown.getBoundingClientRect().right);

  for (const width of [390, 375, 360, 320]) {
    await client.setViewportSize({ width, height: 844 });
    for (const part of parts)
      await expect
        .poll(async () => (await rightOf(part)) - (await rightOf(submit)), { message: `${width} px` })
        .toBeLessThanOrEqual(TAPPED);
  }
});

test('a link that is followed while a dialog closes is not undone', async ({ client }) => {
  await client.goto('/dashboard/client');
  await client.getByRole('button', { name: 'Discussion' }).first().click();
  await expect(client.getByRole('dialog')).toBeVisible();
  const close = client.getByRole('dialog').getByRole('button', { name: 'Fermer' });

  await close.evaluate((button: HTMLElement) => {
    button.click();
    setTimeout(() => document.querySelector<HTMLElement>('a[href="/profile"]')?.click());
  });

  await expect(client.getByRole('heading', { name: 'Informations personnelles' })).toBeVisible();
  await client.waitForTimeout(300);
  await expect(client).toHaveURL('/profile');
  await client.goBack();
  await expect(client).toHaveURL('/dashboard/client');
});

test('nothing covers a button of a ride, and the actions stand two by two, the main one first', async ({
  client,
  browser,
  site,
}, { project }) => {
  test.skip(project.name !== 'phone', 'A wide screen has them in a line.');
  const ride = await bookRide(client.request, { hours: 5 });
  await acceptRide((await driverPage(browser, site)).request, ride);
  await client.goto('/dashboard/client?onglet=en-cours');
  const actions = rideCard(client, ride).locator('footer > *');
  await actions.last().scrollIntoViewIfNeeded();

  const boxes = await Promise.all((await actions.all()).map((action) => action.boundingBox()));
  const rows = new Set(boxes.map((box) => Math.round(box?.y ?? 0)));
  expect(rows.size).toBe(Math.ceil(boxes.length / 2));
  for (const action of await actions.all()) expect(await isUncovered(action)).toBe(true);
});

test('what saves the settings is never under the dock of a driver, nor moved by it', async ({ driver }, {
  project,
}) => {
  test.skip(project.name !== 'phone', 'A wide screen has no dock.');
  let bring = () => {};
  const held = new Promise<void>((resolve) => {
    bring = resolve;
  });
  await driver.route(/driver_dashboard.*\.js/u, async (route) => {
    await held;
    await route.continue();
  });
  await driver.goto('/app-settings');
  await driver.getByLabel('Description').fill('Chauffeurs privés à Paris');
  const save = driver.getByRole('button', { name: 'Sauvegarder' });
  await expect.poll(() => isUncovered(save)).toBe(true);
  await save.click({ trial: true });
  const place = await save.boundingBox();

  bring();
  await expect(driver.getByRole('navigation', { name: 'Parties du tableau de bord' })).toBeVisible();

  expect(await save.boundingBox()).toEqual(place);
  expect(await isUncovered(save)).toBe(true);
  await save.click();
  await expect(driver.getByText('Paramètres mis à jour')).toBeVisible();
});

test('suggestions are never under the foot, above the keyboard of a phone', async ({ page }, { project }) => {
  test.skip(project.name !== 'phone', 'A wide screen has no foot.');
  await page.goto('/');
  await page.setViewportSize({ width: 390, height: 480 });
  await page.getByRole('combobox', { name: 'Destination' }).fill('gare');
  await expect(page.getByRole('option').first()).toBeVisible();

  await expect.poll(() => isUncovered(page.getByRole('option').first())).toBe(true);
  await expect.poll(() => isUncovered(page.getByRole('option').nth(3))).toBe(true);
});

test('the focus never falls to the page', async ({ client }) => {
  await bookRide(client.request, { hours: 5 });
  await client.goto('/dashboard/client');
  await client.getByText(/1\s+passager/u).click();
  const fewer = client.getByRole('button', { name: 'Retirer un passager' });
  await client.getByRole('button', { name: 'Ajouter un passager' }).click();
  await fewer.focus();
  await client.keyboard.press('Enter');
  await expect(fewer).toBeDisabled();
  await expect.poll(() => focusOf(client)).not.toBe('BODY');

  await client.goto('/dashboard/client?onglet=en-attente');
  await client.getByRole('button', { name: 'Annuler' }).click();
  await client.getByRole('dialog').getByRole('button', { name: 'Annuler la course' }).click();
  await expect(client.getByText('Aucune course trouvée')).toBeVisible();
  await expect.poll(() => focusOf(client)).not.toBe('BODY');
});

function focusOf(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.activeElement?.tagName);
}

/** Whether a press in the middle of an element reaches it. */
function isUncovered(element: Locator): Promise<boolean> {
  return element.evaluate((wanted) => {
    const { left, top, width, height } = wanted.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && wanted.contains(hit);
  });
}
