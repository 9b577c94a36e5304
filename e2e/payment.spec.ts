import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { press, tabTo } from './support/keyboard.ts';
import { agreedRide, setUpPaypal } from './support/paid-rides.ts';
import { driverPage } from './support/people.ts';
import { driverTabOf, rideCard } from './support/rides.ts';
import { expect, test } from './support/test.ts';

test('a client declares cash by keyboard, undoes it, declares it again, and the driver confirms it', async ({
  client,
  browser,
  site,
}) => {
  test.slow();
  const driver = await driverPage(browser, site);
  const ride = await agreedRide(client.request, driver.request);
  const success = client.getByRole('heading', { name: 'Paiement réussi !' });

  await test.step('the ride links to its payment', async () => {
    await client.goto('/dashboard/client?onglet=en-cours');
    await expectAccessible(client);
    await press(rideCard(client, ride).getByRole('link', { name: /^Payer/ }));
    await expect(client).toHaveURL(`/payment/${ride.id}`);
  });

  await test.step('cash is declared', async () => {
    const cash = client.getByRole('radio', { name: /^Espèces/ });
    await tabTo(client.getByRole('radio', { checked: true }));
    if (!(await cash.isChecked())) await client.keyboard.press('ArrowUp');
    await expect(cash).toBeChecked();
    await expectAccessible(client);
    await expectNoSidewaysScroll(client);
    await client.keyboard.press('Enter');

    await expect(success).toBeFocused();
    await expect(client.getByText(/à régler au chauffeur/)).toBeVisible();
    await expect(client.getByText(/^P-\d{4}-\d{6}$/)).toBeVisible();
    await expectAccessible(client);
  });

  await test.step('another method may be chosen until the driver confirms it', async () => {
    await press(client.getByRole('button', { name: 'Choisir un autre moyen de paiement' }));
    const cash = client.getByRole('radio', { name: /^Espèces/ });
    await expect(cash).toBeVisible();
    await client.getByText('Espèces', { exact: true }).click();
    await expect(cash).toBeChecked();
    await client.getByRole('button', { name: /^Payer/ }).dblclick();
    await expect(success).toBeVisible();
    await client.reload();
    await expect(success).toBeVisible();
  });

  await test.step('the driver confirms it', async () => {
    await driver.goto(`/dashboard/driver?onglet=${driverTabOf(ride)}`);
    await expect(rideCard(driver, ride)).toContainText('À régler au chauffeur');
    await expectAccessible(driver);
    await press(rideCard(driver, ride).getByRole('button', { name: 'Espèces reçues' }));
    await expect(driver.getByText(new RegExp(`^Course n° ${ride.number}.: espèces reçues$`))).toBeVisible();
    await expect(rideCard(driver, ride).getByRole('button', { name: 'Espèces reçues' })).toBeHidden();
    await expectAccessible(driver);
  });

  await expect(client.getByText(/payés en espèces/)).toBeVisible();
  await expect(client.getByRole('button', { name: 'Choisir un autre moyen de paiement' })).toBeHidden();
  await client.getByRole('link', { name: 'Voir la course' }).click();
  await expect(rideCard(client, ride)).toContainText('Espèces reçues');
  await driver.context().close();
});

test('a client closes the window of PayPal, then pays with it, once', async ({ client, browser, site }) => {
  test.slow();
  const driver = await driverPage(browser, site);
  await setUpPaypal(driver.request);
  const ride = await agreedRide(client.request, driver.request);
  const takenBefore = site.paypal.captures.length;
  const pay = client.getByRole('button', { name: /^Payer/ });

  await client.goto(`/payment/${ride.id}`);
  await client.getByText('PayPal', { exact: true }).click();
  await expect(pay).not.toHaveAttribute('aria-busy');
  await expectAccessible(client);

  await test.step('nothing is captured when the window is closed', async () => {
    await client.evaluate(() => Object.assign(window, { __paypalOutcome: 'cancel' }));
    await pay.click();
    await expect(client.getByText(/rien n’a été débité/)).toBeVisible();
    await expectAccessible(client);
    expect(site.paypal.captures).toHaveLength(takenBefore);
  });

  await test.step('a refusal of the bank is shown', async () => {
    site.paypal.failNext('declined');
    await client.evaluate(() => Object.assign(window, { __paypalOutcome: undefined }));
    await pay.click();
    await expect(client.getByText('Erreur de paiement')).toBeVisible();
    await expect(client.getByText(/Le paiement a été refusé/)).toBeVisible();
    await expectAccessible(client);
  });

  await test.step('two presses are one payment', async () => {
    await expect(pay).not.toHaveAttribute('aria-busy');
    await pay.dblclick();
    await expect(client.getByRole('heading', { name: 'Paiement réussi !' })).toBeVisible();
    await expect(client.getByText(/payés par PayPal/)).toBeVisible();
    await expectAccessible(client);
    await expectNoSidewaysScroll(client);
    expect(site.paypal.captures).toHaveLength(takenBefore + 1);
  });

  await client.getByRole('link', { name: 'Voir la course' }).click();
  await expect(rideCard(client, ride)).toContainText('Payée par PayPal');
  await expectAccessible(client);
  await driver.context().close();
});

test('a blocked script of PayPal leaves cash usable, on the narrowest phone', async ({
  client,
  browser,
  site,
}) => {
  const driver = await driverPage(browser, site);
  await setUpPaypal(driver.request);
  const ride = await agreedRide(client.request, driver.request);
  await client.route(site.paypal.scriptUrl, (route) => route.abort());
  await client.setViewportSize({ width: 320, height: 640 });

  await client.goto(`/payment/${ride.id}`);
  await client.getByText('PayPal', { exact: true }).click();
  await expect(client.getByText(/PayPal ne s’ouvre pas/)).toBeVisible();
  await expectAccessible(client);
  await expectNoSidewaysScroll(client);
  await client.getByText('Espèces', { exact: true }).click();
  await client.getByRole('button', { name: /^Payer/ }).click();

  await expect(client.getByRole('heading', { name: 'Paiement réussi !' })).toBeVisible();
  await expectNoSidewaysScroll(client);
  await driver.context().close();
});

test('a ride of another client is not found', async ({ client }) => {
  await client.goto('/payment/018f0000-0000-7000-8000-000000000000');

  await expect(client.getByText('Course non trouvée')).toBeVisible();
  await expectAccessible(client);
});

test('the trial of payments only shows an alert', async ({ driver }) => {
  await driver.goto('/payment-test');
  await expectAccessible(driver);
  await press(driver.getByRole('button', { name: 'Carte bancaire' }));

  await expect(driver.getByRole('dialog', { name: 'Simulation' })).toContainText('Rien n’a été débité');
  await expectAccessible(driver);
  await press(driver.getByRole('button', { name: 'Compris' }));
  await expect(driver.getByRole('button', { name: 'Carte bancaire' })).toBeFocused();
});
