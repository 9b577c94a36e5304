import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { agreedRide } from './support/paid-rides.ts';
import { clientPage, passengerPage } from './support/people.ts';
import { rideCard } from './support/rides.ts';
import { expect, testOnOwnSite } from './support/test.ts';

/** The desk shows the next ride of the driver, whoever booked it. */
const test = testOnOwnSite('landing');

test('a passenger tells the landing and the luggage, and the driver reads both with their times', async ({
  driver,
  browser,
  site,
}, { testId }) => {
  const client = await clientPage(browser, site, {
    email: `camille-${testId}@example.fr`,
    firstName: 'Camille',
  });
  const ride = await agreedRide(client.request, driver.request);
  await client.goto('/dashboard/client?onglet=en-cours');
  const card = rideCard(client, ride);
  await driver.goto('/dashboard/driver');
  const desk = driver.getByRole('region', { name: 'Prochaine course', exact: true });
  await desk.getByRole('button', { name: 'En route' }).click();
  await expect(desk.getByText('A atterri').locator('+ dd')).toHaveText('pas encore');

  await card.getByRole('button', { name: 'J’ai atterri' }).click();
  await expect(card).toContainText(/Atterri à \d{2}:\d{2}/u);
  await expect(desk.getByText('A atterri').locator('+ dd')).toHaveText(/^\d{2}:\d{2}$/u);
  await card.getByRole('button', { name: 'Annuler', exact: true }).click();
  await expect(card.getByRole('button', { name: 'J’ai atterri' })).toBeVisible();
  await expect(desk.getByText('A atterri').locator('+ dd')).toHaveText('pas encore');

  const passenger = await passengerPage(browser, site, client.request, ride);
  await passenger.route('**/suivi/**', (route) => route.abort());
  await passenger.getByRole('button', { name: 'J’ai atterri' }).click();
  await expect(passenger.getByRole('alert')).toHaveText('L’envoi n’a pas abouti. Réessayez dans un instant.');
  await passenger.unroute('**/suivi/**');
  await passenger.getByRole('button', { name: 'J’ai atterri' }).click();
  await expect(passenger.getByText(/Vous avez atterri à \d{2}:\d{2}/u)).toBeVisible();
  await expect(desk.getByText('A atterri').locator('+ dd')).toHaveText(/^\d{2}:\d{2}$/u);
  await passenger.getByRole('button', { name: 'Annuler', exact: true }).click();
  await expect(desk.getByText('A atterri').locator('+ dd')).toHaveText('pas encore');
  await passenger.getByRole('button', { name: 'J’ai atterri' }).click();
  await expect(passenger.getByRole('button', { name: 'J’ai mes bagages' })).toBeVisible();
  await expect(card.getByRole('button', { name: 'J’ai mes bagages' })).toBeVisible();
  await expectReadable(client, passenger);
  await passenger.context().close();
  await card.getByRole('button', { name: 'J’ai mes bagages' }).click();
  await expect(card).toContainText(/Bagages récupérés à \d{2}:\d{2}/u);
  await expect(desk.getByText('A ses bagages').locator('+ dd')).toHaveText(/^\d{2}:\d{2}$/u);
  await expectReadable(driver, client);
  await client.context().close();
});

async function expectReadable(...pages: Page[]): Promise<void> {
  for (const page of pages) {
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
}
