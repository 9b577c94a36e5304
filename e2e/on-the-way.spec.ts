import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { agreedRide } from './support/paid-rides.ts';
import { clientPage } from './support/people.ts';
import { rideCard } from './support/rides.ts';
import { expect, testOnOwnSite } from './support/test.ts';

/** The desk shows the next ride of the driver, whoever booked it. */
const test = testOnOwnSite('way');

test('the client reads each step of the driver at once, to the start of the ride', async ({
  driver,
  browser,
  site,
}, { testId }) => {
  const client = await clientPage(browser, site, {
    email: `camille-${testId}@example.fr`,
    firstName: 'Camille',
    lastName: 'Rousseau-Delmas',
  });
  const ride = await agreedRide(client.request, driver.request);
  await client.goto('/dashboard/client?onglet=en-cours');
  const card = rideCard(client, ride);
  await driver.goto('/dashboard/driver');
  const desk = driver.getByRole('region', { name: 'Prochaine course', exact: true });

  await desk.getByRole('button', { name: 'En route' }).click();
  await driver.getByRole('button', { name: 'Pas pour cette course' }).click();
  await expect(driver.getByRole('dialog')).toBeHidden();
  await expect(desk.getByRole('heading', { name: /^En route depuis/u })).toBeVisible();
  await expect(card).toContainText('En route');
  await desk.getByRole('button', { name: 'Annuler' }).click();
  await expect(desk.getByRole('button', { name: 'En route' })).toBeVisible();
  await expect(card).not.toContainText('En route');

  await desk.getByRole('button', { name: 'En route' }).click();
  await expect(desk.getByRole('button', { name: 'Je suis sur place' })).toBeVisible();
  await expect(card.getByRole('list', { name: 'Étapes de la course' })).toContainText('Sur place');
  await expectReadable(driver, client);

  await desk.getByRole('button', { name: 'Je suis sur place' }).click();
  await expect(desk).toContainText('Attente offerte jusqu’à');
  await expect(card).toContainText('Prenez votre temps');
  await expectReadable(driver, client);

  await desk.getByRole('button', { name: 'Pancarte' }).click();
  const board = driver.getByRole('dialog', { name: 'Pancarte' });
  await expect(board).toContainText('Rousseau-Delmas');
  await expect.poll(() => linesOf(board.getByText('Rousseau-Delmas'))).toBeLessThanOrEqual(2);
  await expect.poll(() => linesOf(board.getByText('Camille', { exact: true }))).toBe(1);
  await board.getByRole('button', { name: 'Inverser les couleurs' }).click();
  await expectNoSidewaysScroll(driver);
  await board.getByRole('button', { name: 'Fermer la pancarte' }).click();
  await expect(board).toBeHidden();

  await desk.getByRole('button', { name: 'Démarrer' }).click();
  await expect(card).toContainText('En cours depuis');
  await client.context().close();
});

/** No word of a name is cut: it has as many lines as parts at most. */
async function linesOf(name: Locator): Promise<number> {
  return await name.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
}

async function expectReadable(...pages: Page[]): Promise<void> {
  for (const page of pages) {
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
}
