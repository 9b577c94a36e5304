import type { Browser, Page } from '@playwright/test';
import { listRideHistory } from '#contract/rides/rides.calls.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { callApi } from './support/call-api.ts';
import { press, typeInto } from './support/keyboard.ts';
import { setUpPaypal } from './support/paid-rides.ts';
import { signIn } from './support/people.ts';
import { rideCard } from './support/rides.ts';
import { openSite, type Site } from './support/site.ts';
import { expect, test } from './support/test.ts';

const desk = 'demo-vtc-2026!';

test('an hour more is read before paying and contested; the driver keeps it, and an admin waives another', async ({
  browser,
}) => {
  test.slow();
  const site = await openSite('raised', { demo: true });
  const driver = await demoPage(browser, site, { email: 'chloe@demo.vtc', password: desk });
  await setUpPaypal(driver.request);
  const client = await demoPage(browser, site, { email: 'camille@demo.vtc', password: 'demo-client' });
  const ride = (await callApi(client.request, listRideHistory)).find(({ raise }) => raise !== null);
  if (!ride) throw new Error('The demonstration has no raised price');

  await test.step('the client reads it and contests it by keyboard', async () => {
    await client.goto('/dashboard/client?onglet=historique');
    await expect(rideCard(client, ride)).toContainText(/55,00\s€ de plus que prévu/u);
    await press(rideCard(client, ride).getByRole('link', { name: /^Payer 275,00\s€$/u }));
    const recap = client.getByRole('region', { name: 'Votre course' });
    await expect(recap).toContainText(/Heure commencée\s×\s1/u);
    await expect(recap.getByText(/Contestez avant de payer/u)).toBeVisible();
    await expectAccessible(client);
    await expectNoSidewaysScroll(client);
    await press(recap.getByRole('button', { name: 'Contester' }));
    const dialog = client.getByRole('dialog', { name: 'Contester' });
    await typeInto(dialog.getByRole('textbox'), 'Le chauffeur est arrivé en retard.');
    await expectAccessible(client);
    await press(dialog.getByRole('button', { name: 'Contester' }));
    await expect(recap).toContainText(/Différence contestée/u);
  });

  await test.step('the agreed price is paid, what stays contested is told', async () => {
    await pays(client, '220,00');
    await client.goto('/dashboard/client?onglet=historique');
    await expect(rideCard(client, ride)).toContainText(/55,00\s€ contestés/u);
    await expectAccessible(client);
  });

  await test.step('the driver reads why, and keeps it', async () => {
    await driver.goto('/dashboard/driver?onglet=terminees');
    await driver.getByRole('button', { name: new RegExp(`n°\\s${ride.number}\\D`, 'u') }).press('Enter');
    await rideCard(driver, ride).getByRole('button', { name: 'Répondre au client' }).press('Enter');
    const dialog = driver.getByRole('dialog', { name: 'Prix contesté' });
    await expect(dialog).toContainText('Le chauffeur est arrivé en retard.');
    await expectAccessible(driver);
    await press(dialog.getByRole('button', { name: /^Maintenir 55,00\s€$/u }));
    await expect(driver.getByText(/différence maintenue$/u)).toBeVisible();
  });

  await test.step('only the rest is to pay', async () => {
    await client.goto(`/payment/${ride.id}`);
    await expect(client.getByText('Déjà payé')).toBeVisible();
    await expectAccessible(client);
    await pays(client, '55,00');
    expect(site.paypal.captures.map(({ amount }) => amount.value)).toEqual(['220.00', '55.00']);
  });

  await test.step('an admin waives another in the place of the driver', async () => {
    const admin = await demoPage(browser, site, { email: 'ines@demo.vtc', password: desk });
    await admin.goto('/dashboard/admin?onglet=etat');
    await admin.getByRole('button', { name: 'Répondre au client' }).press('Enter');
    const dialog = admin.getByRole('dialog', { name: 'Prix contesté' });
    await expectAccessible(admin);
    await press(dialog.getByRole('button', { name: /^Renoncer à 55,00\s€$/u }));
    await expect(admin.getByText(/différence abandonnée$/u)).toBeVisible();
    await expect(admin.getByRole('button', { name: 'Répondre au client' })).toBeHidden();
  });
  await site.stop();
});

async function demoPage(
  browser: Browser,
  site: Site,
  account: { email: string; password: string },
): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: site.url })).newPage();
  await signIn(page.request, account);
  return page;
}

async function pays(client: Page, amount: string): Promise<void> {
  await client.getByText('PayPal', { exact: true }).click();
  const pay = client.getByRole('button', { name: new RegExp(`^Payer ${amount}\\s€$`, 'u') });
  await expect(pay).not.toHaveAttribute('aria-busy');
  await pay.click();
  await expect(client.getByRole('heading', { name: 'Paiement réussi !' })).toBeVisible();
}
