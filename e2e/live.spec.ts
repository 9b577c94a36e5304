import type { APIRequestContext } from '@playwright/test';
import { signOut } from '#contract/account/auth.calls.ts';
import { sendRideMessage } from '#contract/people/chat.calls.ts';
import { cancelRide, moveRide } from '#contract/rides/rides.calls.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { callApi } from './support/call-api.ts';
import { openLive } from './support/live.ts';
import { clientPage, driverPage } from './support/people.ts';
import { bookRide, type Ride, rideCard } from './support/rides.ts';
import { expect, test } from './support/test.ts';

const OFFLINE = 'Hors connexion – les informations affichées peuvent dater';

test('a request and its answer reach the other side without a click', async ({ client, browser, site }) => {
  const driver = await driverPage(browser, site);
  await openLive(driver, '/dashboard/driver');
  await openLive(client, '/dashboard/client?onglet=en-cours');

  const ride = await bookRide(client.request, { hours: 4 });
  await expect(rideCard(driver, ride)).toBeVisible();

  await rideCard(driver, ride).getByRole('button', { name: 'Accepter' }).click();
  await expect(rideCard(client, ride)).toContainText('Acceptée');
  await expect(client.getByRole('tab', { name: 'En cours 1' })).toBeVisible();

  await expect(client.getByText('Course acceptée', { exact: true })).toBeVisible();
  await expect(rideCard(client, ride)).toContainText('a accepté votre course');

  await callApi(client.request, cancelRide, { id: ride.id, body: { reason: 'Vol annulé' } });
  await expect(driver.getByText('Annulation demandée', { exact: true }).first()).toBeVisible();
  const look = driver.getByRole('button', { name: 'Voir', exact: true });
  // A toast stays as long as it is hovered.
  await look.hover();
  await expectAccessible(driver);
  await look.click();
  await expect(rideCard(driver, ride)).toContainText('Le client attend votre réponse');
  await rideCard(client, ride).getByRole('button', { name: 'Retirer ma demande' }).click();
  await expect(driver.getByText('Annulation retirée', { exact: true })).toBeVisible();
  await expect(rideCard(driver, ride)).toContainText('a retiré sa demande d’annulation');

  await callApi(driver.request, moveRide, { id: ride.id, body: { status: 'in_progress' } });
  await expect(rideCard(client, ride)).toContainText('En cours depuis');
  await callApi(driver.request, moveRide, { id: ride.id, body: { status: 'completed' } });
  await expect(rideCard(client, ride)).toBeHidden();
  await driver.context().close();
});

test('a page that is offline says so, and catches up when it is back', async ({ driver, browser, site }, {
  testId,
}) => {
  const client = await clientPage(browser, site, { email: `amelie-live-${testId}@example.fr` });
  await openLive(driver, '/dashboard/driver');
  const before = await driver.getByRole('heading', { level: 1 }).boundingBox();

  await driver.context().setOffline(true);
  await expect(driver.getByText(OFFLINE)).toBeVisible();
  expect(await driver.getByRole('heading', { level: 1 }).boundingBox()).toEqual(before);
  await expectAccessible(driver);
  await expectNoSidewaysScroll(driver);
  const missed = await bookRide(client.request, { hours: 6 });
  await expect(rideCard(driver, missed)).toBeHidden();

  await driver.context().setOffline(false);
  await expect(driver.getByText(OFFLINE)).toBeHidden();
  await expect(driver.getByText('De nouveau en ligne')).toBeVisible();
  await expect(rideCard(driver, missed)).toBeVisible();
  await expect(driver.getByText('De nouveau en ligne')).toBeHidden();

  const next = await bookRide(client.request, { hours: 7 });
  await expect(rideCard(driver, next)).toBeVisible();
  for (const ride of [missed, next]) await cancel(client.request, ride);
  await expect(rideCard(driver, next)).toBeHidden();
  await client.context().close();
});

test('a session that ends elsewhere is noticed at once', async ({ client }) => {
  await openLive(client, '/history');

  await callApi(client.request, signOut);

  await expect(client.getByText('Vous devez être connecté pour accéder à cette page.')).toBeVisible();
});

test('unread messages are counted in the title', async ({ client, browser, site }) => {
  const driver = await driverPage(browser, site);
  const ride = await bookRide(client.request, { hours: 8 });
  await openLive(client, '/history');

  await callApi(driver.request, sendRideMessage, { body: { rideId: ride.id, content: 'Bonjour' } });

  await expect(client).toHaveTitle(/^\(1\) Historique/);
  await cancel(client.request, ride);
  await driver.context().close();
});

async function cancel(client: APIRequestContext, { id }: Ride): Promise<void> {
  await callApi(client, cancelRide, { id, body: {} });
}
