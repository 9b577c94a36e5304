import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { press, tabTo } from './support/keyboard.ts';
import { chloe } from './support/site.ts';
import { expect, test } from './support/test.ts';

type Ride = { id: string; number: number };

const HOUR_MS = 3_600_000;

test('a client finds each request in its tab and cancels what is no longer wanted', async ({ client }) => {
  const waiting = await book(client.request, 30);
  const late = await book(client.request, -0.02);
  await client.goto('/dashboard/client');
  await client.getByRole('tab', { name: /En attente/ }).click();
  await expect(card(client, late)).toContainText('Délai dépassé');
  await expect(card(client, late).getByRole('button', { name: 'Modifier' })).toBeHidden();
  await expect(card(client, waiting).getByRole('button', { name: 'Modifier' })).toBeVisible();
  await expect(client.getByRole('tab', { name: 'En attente 2' })).toBeVisible();
  await expectAccessible(client);
  await expectNoSidewaysScroll(client);

  await press(card(client, waiting).getByRole('button', { name: 'Annuler' }));
  await expect(client.getByRole('dialog', { name: 'Annuler la course ?' })).toBeVisible();
  await expectAccessible(client);
  await client.getByLabel(/Motif/).fill('Mon vol est annulé.');
  await press(client.getByRole('button', { name: 'Annuler la course' }));
  await expect(card(client, waiting)).toBeHidden();
  await expect(client.getByText('Course annulée', { exact: true })).toBeVisible();
  await expect(client.getByRole('region', { name: 'En attente' })).toBeFocused();

  await client.getByRole('tab', { name: 'Annulées' }).click();
  await expect(card(client, waiting)).toContainText('« Mon vol est annulé. »');
  await expectAccessible(client);
  await client.reload();
  await expect(card(client, waiting)).toBeVisible();
});

test('a client asks for the cancellation of a ride that was accepted', async ({
  client,
  playwright,
  baseURL,
}) => {
  const taken = await book(client.request, 3);
  const driver = await driverAt(playwright, baseURL);
  await driver.patch(`/api/rides/${taken.id}/validate`);
  await client.goto('/dashboard/client?onglet=en-cours');
  await expect(client.getByRole('tab', { name: 'En cours 1' })).toBeVisible();
  await expect(card(client, taken)).toContainText(/Départ dans 2.h/);
  await expectAccessible(client);

  await card(client, taken).getByRole('button', { name: 'Demander l’annulation' }).click();
  await client.getByRole('dialog').getByRole('button', { name: 'Demander l’annulation' }).click();

  await expect(card(client, taken)).toContainText('Annulation demandée');
  await expect(card(client, taken).getByRole('button', { name: 'Demander l’annulation' })).toBeHidden();
  await expectAccessible(client);
  await driver.dispose();
});

test('a client takes a ride up again in the form, to change it or to book it once more', async ({
  client,
}) => {
  const ride = await book(client.request, 30);
  await client.goto('/dashboard/client?onglet=en-attente');

  await card(client, ride).getByRole('button', { name: 'Modifier' }).click();
  await expect(client).toHaveURL('/dashboard/client');
  await expect(client.getByLabel('Adresse de départ')).toHaveValue(trip.pickupAddress);
  await client.getByLabel('Date et heure de départ').fill('2031-07-04T09:30');
  await client.getByRole('button', { name: 'Vérifier et modifier' }).click();
  await client.getByRole('dialog').getByRole('button', { name: 'Modifier la course' }).click();
  await expect(client.getByText('Course modifiée avec succès !')).toBeVisible();

  await client.getByRole('tab', { name: /En attente/ }).click();
  await expect(card(client, ride)).toContainText('ven. 4 juillet 2031');
  await card(client, ride).getByRole('button', { name: 'Dupliquer' }).click();
  await expect(client).toHaveURL('/dashboard/client');
  await expect(client.getByLabel('Destination')).toHaveValue(trip.destinationAddress);
  await expect(client.getByRole('button', { name: 'Vérifier et réserver' })).toBeVisible();
  await client.goBack();
  await expect(card(client, ride)).toBeVisible();
});

test('a driver accepts one request and refuses another, and the client sees both', async ({
  driver,
  playwright,
  baseURL,
}, { testId }) => {
  const client = await registered(playwright, baseURL, {
    email: `camille-rides-${testId}@example.fr`,
    firstName: 'Camille',
    lastName: 'Rousseau-Delmas',
  });
  const wanted = await book(client, 5);
  const unwanted = await book(client, 9);
  await driver.goto('/pending-rides');
  await expect(card(driver, wanted)).toContainText('Camille Rousseau-Delmas');
  await expectAccessible(driver);
  await expectNoSidewaysScroll(driver);

  await press(card(driver, unwanted).getByRole('button', { name: 'Refuser' }));
  const dialog = driver.getByRole('dialog', { name: 'Refuser la course' });
  await expect(dialog.getByRole('button', { name: 'Refuser la course' })).toBeDisabled();
  await expectAccessible(driver);
  await dialog.getByRole('button', { name: 'Trop éloigné' }).click();
  await press(dialog.getByRole('button', { name: 'Refuser la course' }));
  await expect(card(driver, unwanted)).toBeHidden();
  await card(driver, wanted).getByRole('button', { name: 'Accepter la course' }).click();
  await expect(driver.getByText(`Course n° ${wanted.number} acceptée`)).toBeVisible();
  await expect(card(driver, wanted)).toBeHidden();
  await tabTo(driver.getByRole('checkbox', { name: 'Actualisation auto' }));

  expect(await (await client.get(`/api/rides/${wanted.id}`)).json()).toMatchObject({ status: 'accepted' });
  expect(await (await client.get(`/api/rides/${unwanted.id}`)).json()).toMatchObject({
    status: 'rejected',
    rejectionReason: 'Trop éloigné',
  });
  await client.dispose();
});

test('a request that somebody took meanwhile is told as an error, and leaves the list', async ({
  driver,
  playwright,
  baseURL,
}, { testId }) => {
  const client = await registered(playwright, baseURL, {
    email: `hugo-rides-${testId}@example.fr`,
    firstName: 'Hugo',
    lastName: 'Petit',
  });
  const ride = await book(client, 7);
  await driver.goto('/pending-rides');
  await driver.getByRole('checkbox', { name: 'Actualisation auto' }).uncheck();
  await expect(card(driver, ride)).toBeVisible();
  const other = await driverAt(playwright, baseURL);
  await other.patch(`/api/rides/${ride.id}/validate`);

  await card(driver, ride).getByRole('button', { name: 'Accepter la course' }).click();

  await expect(driver.getByText('Erreur', { exact: true })).toBeVisible();
  await expect(card(driver, ride)).toBeHidden();
  await Promise.all([client.dispose(), other.dispose()]);
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

const trip = {
  pickupAddress: 'Gare de Lyon, 75012 Paris',
  pickupLat: 48.8443,
  pickupLng: 2.3743,
  destinationAddress: 'Aéroport d’Orly, terminal 3, 94390 Orly',
  destinationLat: 48.7262,
  destinationLng: 2.3652,
};

/** A little in the past is still taken, and has expired by then. */
async function book(client: APIRequestContext, hours: number): Promise<Ride> {
  const scheduledAt = new Date(Date.now() + hours * HOUR_MS).toISOString();
  const answer = await client.post('/api/rides', { data: { ...trip, scheduledAt } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return await answer.json();
}

type Playwright = { request: { newContext(options: { baseURL: string }): Promise<APIRequestContext> } };

async function driverAt({ request }: Playwright, baseURL = ''): Promise<APIRequestContext> {
  const driver = await request.newContext({ baseURL });
  await driver.post('/api/auth/login', { data: chloe });
  return driver;
}

type NewClient = { email: string; firstName: string; lastName: string };

async function registered(
  { request }: Playwright,
  baseURL: string | undefined,
  person: NewClient,
): Promise<APIRequestContext> {
  const client = await request.newContext({ baseURL: baseURL ?? '' });
  await client.post('/api/auth/register', {
    data: { ...person, password: 'trois petits chats', phone: '0612345678' },
  });
  return client;
}

function card(page: Page, { number }: Ride): Locator {
  return page.getByRole('article', { name: `Course n° ${number}`, exact: true });
}
