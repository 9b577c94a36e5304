import type { Page } from '@playwright/test';
import { listRides } from '#contract/rides/rides.calls.ts';
import { chooseAddress } from './support/addresses.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { callApi } from './support/call-api.ts';
import { press } from './support/keyboard.ts';
import { clientPage, driverPage } from './support/people.ts';
import { acceptRide, bookRide, type Ride, rideCard } from './support/rides.ts';
import { expect, testOnOwnSite } from './support/test.ts';

/** The terms change the orders of everybody: this journey has a site of its own. */
const test = testOnOwnSite('terms');

test('terms are set by the driver and read by the client, who cancels late and pays the fee; another is waived', async ({
  browser,
  site,
}, { testId }) => {
  test.slow();
  const driver = await driverPage(browser, site);
  await setTerms(driver);
  const client = await clientPage(browser, site, { email: `amelie-${testId}@example.fr` });
  const paid = await readTermsAndBook(client);
  const waived = await bookRide(client.request, { hours: 5 });
  for (const ride of [paid, waived]) await acceptRide(driver.request, ride);

  await test.step('the client reads what is due before cancelling, and pays it', async () => {
    await client.goto('/dashboard/client?onglet=en-cours');
    await expect(rideCard(client, paid)).toContainText(/Annulation\s: 50\s%, soit/u);
    await expectAccessible(client);
    await cancelLate(client, rideCard(client, paid));
    await client.goto('/dashboard/client?onglet=annulees');
    await expect(rideCard(client, paid)).toContainText(/Frais d’annulation/u);
    await expectAccessible(client);
    await expectNoSidewaysScroll(client);
    await rideCard(client, paid)
      .getByRole('link', { name: /^Payer/ })
      .click();
    await client.getByText('Espèces', { exact: true }).click();
    await client.getByRole('button', { name: /^Payer/ }).click();
    await expect(client.getByRole('heading', { name: 'Paiement réussi !' })).toBeVisible();
    await expectAccessible(client);
  });

  await test.step('the driver receives the one and waives the other', async () => {
    await client.goto('/dashboard/client?onglet=en-cours');
    await cancelLate(client, rideCard(client, waived));
    await driver.goto('/dashboard/driver?onglet=annulees');
    await rideCard(driver, paid).getByRole('button', { name: 'Espèces reçues' }).click();
    await expect(rideCard(driver, paid).getByRole('button', { name: 'Espèces reçues' })).toBeHidden();
    await rideCard(driver, waived).getByRole('button', { name: 'Renoncer aux frais' }).click();
    const question = driver.getByRole('dialog', { name: 'Renoncer aux frais ?' });
    await expect(question).toBeVisible();
    await expectAccessible(driver);
    await question.getByRole('button', { name: /^Renoncer à/ }).click();
    await expect(rideCard(driver, waived)).toContainText('Vous avez renoncé');
    await expectAccessible(driver);
    await expectNoSidewaysScroll(driver);
  });

  await client.goto('/dashboard/client?onglet=annulees');
  await expect(rideCard(client, waived)).toContainText('a renoncé aux frais d’annulation');
  await expect(rideCard(client, waived).getByRole('link', { name: /^Payer/ })).toBeHidden();
  await expect(rideCard(client, paid)).toContainText('Espèces reçues');
  await client.context().close();
  await driver.context().close();
});

async function setTerms(driver: Page): Promise<void> {
  await driver.goto('/dashboard/driver');
  await openPrices(driver);
  await driver.getByRole('tab', { name: 'Annulation et attente' }).click();
  const asks = driver.getByRole('switch', { name: 'Demander des frais' });
  await expect(asks).toBeVisible();
  if (!(await asks.isChecked())) await asks.click();
  await driver.getByLabel('Gratuite jusqu’à').fill('24');
  await driver.getByLabel('Ensuite, le client doit').fill('50');
  await expect(driver.getByRole('region', { name: 'Si vous annulez' })).toContainText(/soit 32,50\s€/u);
  await expectAccessible(driver);
  await expectNoSidewaysScroll(driver);
  const form = driver.getByRole('form', { name: 'Annulation par le client' });
  await form.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(form.getByRole('button', { name: 'Annuler', exact: true })).toBeDisabled();
}

async function openPrices(driver: Page): Promise<void> {
  const button = driver.getByRole('button', { name: 'Tarification' });
  await button.click();
  await expect(driver.getByRole('dialog', { name: 'Gestion des tarifs' })).toBeVisible();
}

async function readTermsAndBook(client: Page): Promise<Ride> {
  await client.goto('/dashboard/client');
  await chooseAddress(client, 'Adresse de départ', 'gare de lyon');
  await chooseAddress(client, 'Destination', 'charles');
  await press(client.getByRole('button', { name: 'Dans 15 min' }));
  await press(client.getByRole('button', { name: 'Vérifier et réserver' }));
  const recap = client.getByRole('dialog', { name: 'Vérifiez votre course' });
  const terms = recap.getByRole('region', { name: 'Si vous annulez' });
  await expect(terms).toContainText(/50\s% ensuite\s*soit/u);
  await expect(terms).toContainText(/100\s% en cas d’absence/u);
  await expectAccessible(client);
  await expectNoSidewaysScroll(client);
  await press(recap.getByRole('button', { name: 'Réserver avec obligation de paiement' }));
  await expect(client.getByRole('button', { name: 'Voir ma course' })).toBeVisible();
  const [ride] = await callApi(client.request, listRides, { query: {} });
  if (!ride) throw new Error('the ride was not booked');
  return ride;
}

async function cancelLate(client: Page, card: ReturnType<typeof rideCard>): Promise<void> {
  await card.getByRole('button', { name: 'Annuler' }).click();
  const question = client.getByRole('dialog', { name: 'Annuler la course ?' });
  await expect(question).toContainText(/resteraient dus/u);
  await expectAccessible(client);
  await question.getByRole('button', { name: 'Annuler la course' }).click();
  await expect(card).toBeHidden();
}
