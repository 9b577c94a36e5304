import { getRide } from '#contract/rides/rides.calls.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { callApi } from './support/call-api.ts';
import { press, tabTo } from './support/keyboard.ts';
import { clientPage, driverPage, secondDriver } from './support/people.ts';
import { acceptRide, bookExpiredRide, bookRide, rideCard, trip } from './support/rides.ts';
import { expect, test } from './support/test.ts';

test('a client finds each request in its tab and cancels one', async ({ client, browser, site }) => {
  const waiting = await bookRide(client.request, { hours: 30 });
  const late = await bookExpiredRide(client.request, (await driverPage(browser, site)).request);
  await client.goto('/dashboard/client');
  await client.getByRole('tab', { name: /En attente/ }).click();
  await expect(rideCard(client, late)).toContainText('Délai dépassé');
  await expect(rideCard(client, late).getByRole('button', { name: 'Modifier' })).toBeHidden();
  await expect(rideCard(client, waiting).getByRole('button', { name: 'Modifier' })).toBeVisible();
  await expect(client.getByRole('tab', { name: 'En attente 2' })).toBeVisible();
  await expectAccessible(client);
  await expectNoSidewaysScroll(client);

  await press(rideCard(client, waiting).getByRole('button', { name: 'Annuler' }));
  await expect(client.getByRole('dialog', { name: 'Annuler la course ?' })).toBeVisible();
  await expectAccessible(client);
  await client.getByLabel(/Motif/).fill('Mon vol est annulé.');
  await press(client.getByRole('button', { name: 'Annuler la course' }));
  await expect(rideCard(client, waiting)).toBeHidden();
  await expect(client.getByText('Course annulée', { exact: true })).toBeVisible();
  await expect(client.getByRole('region', { name: 'En attente' })).toBeFocused();

  await client.getByRole('tab', { name: 'Annulées' }).click();
  await expect(rideCard(client, waiting)).toContainText('« Mon vol est annulé. »');
  await expectAccessible(client);
  await client.reload();
  await expect(rideCard(client, waiting)).toBeVisible();
});

test('a client requests the cancellation of an accepted ride', async ({ client, browser, site }) => {
  const taken = await bookRide(client.request, { hours: 3 });
  const driver = await driverPage(browser, site);
  await acceptRide(driver.request, taken);
  await client.goto('/dashboard/client?onglet=en-cours');
  await expect(client.getByRole('tab', { name: 'En cours 1' })).toBeVisible();
  await expect(rideCard(client, taken)).toContainText(/Départ dans 2.h/);
  await expectAccessible(client);

  await rideCard(client, taken).getByRole('button', { name: 'Demander l’annulation' }).click();
  await client.getByRole('dialog').getByRole('button', { name: 'Demander l’annulation' }).click();

  await expect(rideCard(client, taken)).toContainText('Annulation demandée');
  await expect(rideCard(client, taken).getByRole('button', { name: 'Demander l’annulation' })).toBeHidden();
  await expectAccessible(client);
  await driver.context().close();
});

test('a client opens a ride in the form, to change it or to book it again', async ({ client }) => {
  const ride = await bookRide(client.request, { hours: 30 });
  await client.goto('/dashboard/client?onglet=en-attente');

  await rideCard(client, ride).getByRole('button', { name: 'Modifier' }).click();
  await expect(client).toHaveURL('/dashboard/client');
  await expect(client.getByLabel('Adresse de départ')).toHaveValue(trip.pickupAddress);
  await client.getByLabel('Date et heure de départ').fill('2031-07-04T09:30');
  await client.getByRole('button', { name: 'Vérifier et modifier' }).click();
  await client.getByRole('dialog').getByRole('button', { name: 'Modifier la course' }).click();
  await expect(client.getByText('Course modifiée avec succès !')).toBeVisible();

  await client.getByRole('tab', { name: /En attente/ }).click();
  await expect(rideCard(client, ride)).toContainText('ven. 4 juillet 2031');
  await rideCard(client, ride).getByRole('button', { name: 'Dupliquer' }).click();
  await expect(client).toHaveURL('/dashboard/client');
  await expect(client.getByLabel('Destination')).toHaveValue(trip.destinationAddress);
  await expect(client.getByRole('button', { name: 'Vérifier et réserver' })).toBeVisible();
  await client.goBack();
  await expect(rideCard(client, ride)).toBeVisible();
});

test('a driver accepts one request and refuses another, and the client sees both', async ({
  driver,
  browser,
  site,
}, { testId }) => {
  const client = await clientPage(browser, site, {
    email: `camille-rides-${testId}@example.fr`,
    firstName: 'Camille',
    lastName: 'Rousseau-Delmas',
  });
  const wanted = await bookRide(client.request, { hours: 5 });
  const unwanted = await bookRide(client.request, { hours: 9 });
  await driver.goto('/pending-rides');
  await expect(rideCard(driver, wanted)).toContainText('Camille Rousseau-Delmas');
  await expectAccessible(driver);
  await expectNoSidewaysScroll(driver);

  await press(rideCard(driver, unwanted).getByRole('button', { name: 'Refuser' }));
  const dialog = driver.getByRole('dialog', { name: 'Refuser la course' });
  await expect(dialog.getByRole('button', { name: 'Refuser la course' })).toBeDisabled();
  await expectAccessible(driver);
  await dialog.getByRole('button', { name: 'Trop éloigné' }).click();
  await press(dialog.getByRole('button', { name: 'Refuser la course' }));
  await expect(rideCard(driver, unwanted)).toBeHidden();
  await rideCard(driver, wanted)
    .getByRole('button', { name: /^Accepter/ })
    .click();
  await expect(driver.getByText(`Course n° ${wanted.number} acceptée`)).toBeVisible();
  await expect(rideCard(driver, wanted)).toBeHidden();
  await tabTo(driver.getByRole('checkbox', { name: 'Actualisation auto' }));

  expect(await callApi(client.request, getRide, { id: wanted.id })).toMatchObject({
    status: 'accepted',
  });
  expect(await callApi(client.request, getRide, { id: unwanted.id })).toMatchObject({
    status: 'rejected',
    rejectionReason: 'Trop éloigné',
  });
  await client.context().close();
});

test('a request that another driver accepted meanwhile shows an error, and leaves the list', async ({
  driver,
  browser,
  site,
}, { testId }) => {
  const client = await clientPage(browser, site, {
    email: `hugo-rides-${testId}@example.fr`,
    firstName: 'Hugo',
    lastName: 'Petit',
  });
  const ride = await bookRide(client.request, { hours: 7 });
  // The live line would take the card away, on a busy computer before it is pressed.
  await driver.routeWebSocket(/./u, () => {});
  await driver.goto('/pending-rides');
  await driver.getByRole('checkbox', { name: 'Actualisation auto' }).uncheck();
  await expect(rideCard(driver, ride)).toBeVisible();
  const other = await secondDriver(browser, site, testId);
  await acceptRide(other.request, ride);

  await rideCard(driver, ride)
    .getByRole('button', { name: /^Accepter/ })
    .click();

  await expect(driver.getByText('Erreur', { exact: true })).toBeVisible();
  await expect(rideCard(driver, ride)).toBeHidden();
  await Promise.all([client.context().close(), other.context().close()]);
});

test('an admin reads the requests, and everybody reads their history', async ({ admin }) => {
  await admin.goto('/pending-rides');
  await expect(admin.getByRole('button', { name: /Accepter|Refuser/ })).toHaveCount(0);
  await expectAccessible(admin);

  await admin.goto('/history');
  await expectAccessible(admin);
  await admin.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(admin);
});
