import type { BrowserContext } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { agreedRide } from './support/paid-rides.ts';
import { clientPage, passengerPage } from './support/people.ts';
import { rideCard } from './support/rides.ts';
import { expect, testOnOwnSite } from './support/test.ts';

/** The desk shows the next ride of the driver, whoever booked it. */
const test = testOnOwnSite('positions');

/** Towards the pickup, a few kilometres before it. */
const road = [
  { latitude: 48.8784, longitude: 2.3211 },
  { latitude: 48.8741, longitude: 2.3297 },
  { latitude: 48.8702, longitude: 2.3384 },
];

test('a car on its way moves on the client’s card and on the passenger’s page, until its driver stops', async ({
  driver,
  browser,
  site,
}, { testId }) => {
  const client = await clientPage(browser, site, {
    email: `lea-${testId}@example.fr`,
    firstName: 'Léa',
    lastName: 'Martin',
  });
  const ride = await agreedRide(client.request, driver.request);
  const passenger = await passengerPage(browser, site, client.request, ride);
  await expect(passenger.getByText('Vous verrez la voiture quand')).toBeVisible();
  await passenger.clock.install();
  await passenger.reload();
  await client.goto('/dashboard/client?onglet=en-cours');
  const card = rideCard(client, ride);
  await drive(driver.context(), road[0]);
  await driver.goto('/dashboard/driver');
  const desk = driver.getByRole('region', { name: 'Prochaine course', exact: true });

  await desk.getByRole('button', { name: 'En route' }).click();
  const asked = driver.getByRole('dialog', { name: /Montrer votre position à Léa/u });
  await expect(asked).toBeVisible();
  await expectAccessible(driver);
  await asked.getByRole('button', { name: 'Partager ma position' }).click();
  await expect(asked).toBeHidden();

  await expect(desk.getByText('Position partagée')).toBeVisible();
  await expect(card).toContainText('Arrivée estimée dans');
  await expect(passenger.locator('.car')).toBeVisible();
  await expect(passenger.locator('.follow-time')).toContainText('min');
  const before = await card.locator('.car').getAttribute('style');
  for (const place of road.slice(1)) await drive(driver.context(), place);
  await expect.poll(() => card.locator('.car').getAttribute('style')).not.toBe(before);
  for (const page of [driver, client, passenger]) {
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }

  await test.step('in a tunnel the car turns grey after a minute, and is back behind it', async () => {
    await driver.context().setOffline(true);
    await passenger.clock.fastForward('01:30');
    await expect(passenger.getByText(/^vue il y a \d\smin$/u)).toBeVisible();
    await expect(passenger.locator('.car')).toHaveClass(/car-old/u);
    await expect(passenger.locator('.follow-time')).toContainText('vers');
    await expectAccessible(passenger);
    await driver.context().setOffline(false);
    await drive(driver.context(), road[0]);
    await expect(passenger.locator('.car')).not.toHaveClass(/car-old/u);
    await expect(passenger.getByText(/vue il y a/u)).toBeHidden();
  });

  await desk.getByRole('button', { name: 'Arrêter' }).click();
  await expect(desk.getByText('Position non partagée')).toBeVisible();
  await expect(card.locator('.car')).toHaveCount(0);
  await expect(passenger.locator('.car')).toHaveCount(0);
  await passenger.context().close();
  await client.context().close();
});

async function drive(context: BrowserContext, place = road[0]): Promise<void> {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(place ?? null);
}
