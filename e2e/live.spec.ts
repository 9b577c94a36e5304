import type { APIRequestContext, Browser, Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { chloe } from './support/site.ts';
import { expect, test } from './support/test.ts';

type Ride = { id: string; number: number };

/** Far below the half minute after which a list would ask by itself. */
const AT_ONCE = { timeout: 8_000 };
const OFFLINE = 'Hors connexion – les informations affichées peuvent dater';

test('a request and its answer reach the other side within a second, without a click', async ({
  client,
  browser,
  baseURL,
}) => {
  const driver = await driverPage(browser, baseURL);
  await openLive(driver, '/dashboard/driver');
  await openLive(client, '/dashboard/client?onglet=en-cours');

  const ride = await book(client.request, 4);
  await expect(card(driver, ride)).toBeVisible(AT_ONCE);

  await card(driver, ride).getByRole('button', { name: 'Accepter' }).click();
  await expect(card(client, ride)).toContainText('Acceptée', AT_ONCE);
  await expect(client.getByRole('tab', { name: 'En cours 1' })).toBeVisible(AT_ONCE);

  await driver.request.patch(`/api/rides/${ride.id}`, { data: { status: 'in_progress' } });
  await expect(card(client, ride)).toContainText('En route', AT_ONCE);
  await driver.request.patch(`/api/rides/${ride.id}`, { data: { status: 'completed' } });
  await expect(card(client, ride)).toBeHidden(AT_ONCE);
  await driver.context().close();
});

test('a page that is cut off says so, and catches up when it is back', async ({ driver, browser, baseURL }, {
  testId,
}) => {
  const client = await clientRequest(browser, baseURL, testId);
  await openLive(driver, '/dashboard/driver');
  const before = await driver.getByRole('heading', { level: 1 }).boundingBox();

  await driver.context().setOffline(true);
  await expect(driver.getByText(OFFLINE)).toBeVisible();
  expect(await driver.getByRole('heading', { level: 1 }).boundingBox()).toEqual(before);
  await expectAccessible(driver);
  await expectNoSidewaysScroll(driver);
  const missed = await book(client, 6);
  await expect(card(driver, missed)).toBeHidden();

  await driver.context().setOffline(false);
  await expect(driver.getByText(OFFLINE)).toBeHidden();
  await expect(driver.getByText('De nouveau en ligne')).toBeVisible();
  await expect(card(driver, missed)).toBeVisible();
  await expect(driver.getByText('De nouveau en ligne')).toBeHidden();

  const next = await book(client, 7);
  await expect(card(driver, next)).toBeVisible(AT_ONCE);
  for (const ride of [missed, next]) await cancel(client, ride);
  await expect(card(driver, next)).toBeHidden(AT_ONCE);
});

test('a session that ends elsewhere is told at once', async ({ client }) => {
  await openLive(client, '/history');

  await client.request.post('/api/auth/logout');

  await expect(client.getByText('Vous devez être connecté pour accéder à cette page.')).toBeVisible(AT_ONCE);
});

test('messages that wait are counted in the title', async ({ client, browser, baseURL }) => {
  const driver = await driverPage(browser, baseURL);
  const ride = await book(client.request, 8);
  await openLive(client, '/history');

  await driver.request.post('/api/messages', { data: { rideId: ride.id, content: 'Bonjour' } });

  await expect(client).toHaveTitle(/^\(1\) Historique/, AT_ONCE);
  await cancel(client.request, ride);
  await driver.context().close();
});

test('a device is told only when its person wants it', async ({ client, context, baseURL }) => {
  await context.grantPermissions(['notifications'], { origin: baseURL ?? '' });
  await client.goto('/profile');

  await expect(client.getByRole('switch', { name: 'Être prévenu sur cet appareil' })).toBeEnabled();

  await expect(client.getByRole('switch')).not.toBeChecked();
  expect(await isSubscribed(client)).toBe(false);
  await expectAccessible(client);
});

/** Opens a page and waits until the server knows it is there. */
async function openLive(page: Page, path: string): Promise<void> {
  const line = page.waitForEvent('websocket', (socket) => socket.url().endsWith('/ws'));
  await page.goto(path);
  await (await line).waitForEvent('framereceived');
}

async function isSubscribed(page: Page): Promise<boolean> {
  return await page.evaluate(async () => {
    const { pushManager } = await navigator.serviceWorker.ready;
    return (await pushManager.getSubscription()) !== null;
  });
}

async function driverPage(browser: Browser, baseURL = ''): Promise<Page> {
  const page = await (await browser.newContext({ baseURL })).newPage();
  await page.request.post('/api/auth/login', { data: chloe });
  return page;
}

async function clientRequest(browser: Browser, baseURL = '', testId: string): Promise<APIRequestContext> {
  const { request } = await browser.newContext({ baseURL });
  const email = `amelie-live-${testId}@example.fr`;
  const person = { firstName: 'Amélie', lastName: 'Durand', phone: '0612345678' };
  await request.post('/api/auth/register', { data: { ...person, email, password: 'trois petits chats' } });
  return request;
}

async function book(client: APIRequestContext, hours: number): Promise<Ride> {
  const answer = await client.post('/api/rides', {
    data: {
      pickupAddress: 'Gare de Lyon, 75012 Paris',
      pickupLat: 48.8443,
      pickupLng: 2.3743,
      destinationAddress: 'Aéroport d’Orly, terminal 3, 94390 Orly',
      destinationLat: 48.7262,
      destinationLng: 2.3652,
      scheduledAt: new Date(Date.now() + hours * 3_600_000).toISOString(),
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return await answer.json();
}

async function cancel(client: APIRequestContext, { id }: Ride): Promise<void> {
  const answer = await client.patch(`/api/rides/${id}/cancel`, { data: {} });
  expect(answer.ok(), await answer.text()).toBe(true);
}

function card(page: Page, { number }: Ride): Locator {
  return page.getByRole('article', { name: `Course n° ${number}`, exact: true });
}
