import type { APIRequestContext, Locator, Page, PlaywrightWorkerArgs } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { chloe } from './support/site.ts';
import { expect, test } from './support/test.ts';

type Ride = { id: string; number: number };

const OLD = /Informations du .+ à \d\d:\d\d, peut-être dépassées\./u;
const NEXT_RIDES = '/api/rides?status=accepted,in_progress&limit=20';
const NEWER = 'Une nouvelle version est disponible.';

test('a client reads the next ride without network, and is told that it may be old', async ({
  client,
  context,
  playwright,
  baseURL,
}) => {
  const ride = await acceptedRide(client, playwright, baseURL);
  await client.goto('/dashboard/client');
  await untilKept(client, NEXT_RIDES);

  await context.setOffline(true);
  await client.goto('/');
  await expect(client).toHaveURL('/dashboard/client');
  await client.getByRole('tab', { name: /En cours/ }).click();

  await expect(card(client, ride)).toContainText('Gare de Lyon');
  await expect(client.getByText(OLD)).toBeVisible();
  await expectAccessible(client);
  await expectNoSidewaysScroll(client);

  await card(client, ride).getByRole('button', { name: 'Demander l’annulation' }).click();
  await client.getByRole('dialog').getByRole('button', { name: 'Demander l’annulation' }).click();
  await expect(client.getByText('Impossible d’annuler la course.')).toBeVisible();

  await context.setOffline(false);
  await expect(client.getByText(OLD)).toBeHidden();
  await expect(card(client, ride)).not.toContainText('Annulation demandée');
});

test('a driver reads the day without network', async ({ driver, context, playwright, baseURL }, {
  testId,
}) => {
  const client = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  await register(client, `amelie-day-${testId}@example.fr`);
  const ride = await book(client, 0.2);
  await driver.request.patch(`/api/rides/${ride.id}/validate`);
  await driver.goto('/dashboard/driver');
  await untilKept(driver, '/api/rides?status=accepted,in_progress&limit=100');
  const day = driver.getByRole('region', { name: 'Ma journée' });
  await expect(day.getByText('Camille Rousseau')).not.toHaveCount(0);

  await context.setOffline(true);
  await driver.reload();

  await expect(day.getByText('Camille Rousseau')).not.toHaveCount(0);
  await expect(driver.getByText(OLD)).toBeVisible();
  await expectAccessible(driver);
  await client.dispose();
});

test('nothing of a person stays on the device when they sign out', async ({
  client,
  context,
  playwright,
  baseURL,
}) => {
  await acceptedRide(client, playwright, baseURL);
  await client.goto('/dashboard/client?onglet=en-cours');
  await untilKept(client, NEXT_RIDES);

  await signOut(client);
  expect(await keptAnswers(client)).toEqual([]);
  await context.setOffline(true);
  await client.goto('/dashboard/client').catch(() => undefined);

  await expect(client.getByText('Gare de Lyon')).toHaveCount(0);
  await expect(client.getByText('Amélie')).toHaveCount(0);
});

test('whoever signs in after somebody else finds nothing of theirs', async ({ client, context }, {
  testId,
}) => {
  await book(client.request, 3);
  await client.goto('/dashboard/client?onglet=en-attente');
  await untilKept(client, '/api/rides?status=pending&limit=20');

  await client.request.post('/api/auth/logout');
  await register(client.request, `karim-${testId}@example.fr`);
  await client.goto('/dashboard/client');
  await untilKept(client, NEXT_RIDES);
  expect(await keptAnswers(client)).not.toContain('/api/rides?status=pending&limit=20');

  await context.setOffline(true);
  await client.goto('/dashboard/client?onglet=en-attente');
  await expect(client.getByText('Camille Rousseau')).not.toHaveCount(0);
  await expect(client.getByText('Gare de Lyon')).toHaveCount(0);
});

test('a new version is offered and leaves the page alone until it is wanted', async ({ client }) => {
  await client.goto('/dashboard/client');
  await untilKept(client);
  await client.getByLabel('Destination').fill('Gare de Lyon');
  await client.evaluate(() => Object.assign(window, { isSamePage: true }));

  await becomeOld(client);
  await expect(client.getByText(NEWER)).toBeVisible();
  await expectAccessible(client);
  expect(await client.evaluate(() => 'isSamePage' in window)).toBe(true);
  await expect(client.getByLabel('Destination')).toHaveValue('Gare de Lyon');

  const reloaded = client.waitForEvent('load');
  await client.getByRole('button', { name: 'Mettre à jour' }).click();
  await reloaded;
  await expect(client.getByRole('heading', { name: 'Tableau de bord client' })).toBeVisible();
  await expect(client.getByText(NEWER)).toBeHidden();
});

/** Waits until the worker has all that the open page is made of. */
async function untilKept(page: Page, ...paths: string[]): Promise<void> {
  await expect
    .poll(() => page.evaluate(missingFromKeep, ['/shell', '/api/auth/me', ...paths]), { timeout: 20_000 })
    .toEqual([]);
}

async function missingFromKeep(paths: string[]): Promise<string[]> {
  const files = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  const wanted = [...paths, ...files.filter((path) => path.startsWith('/assets/'))];
  const found = await Promise.all(wanted.map((path) => caches.match(path, { ignoreVary: true })));
  return wanted.filter((_, index) => !found[index]);
}

async function keptAnswers(page: Page): Promise<string[]> {
  return await page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(stores.map((store) => store.keys()))).flat();
    const paths = requests.map(({ url }) => url.slice(location.origin.length));
    return paths.filter((path) => path.startsWith('/api/'));
  });
}

/** As if the page had been open since before the last version: another worker comes, and names another script. */
async function becomeOld(page: Page): Promise<void> {
  await page.evaluate(async () => {
    document.querySelector('script[type="module"]')?.setAttribute('src', '/assets/main-older.js');
    await navigator.serviceWorker.register('/sw.js?newer');
  });
}

async function signOut(page: Page): Promise<void> {
  const toggle = page.getByRole('button', { name: 'Ouvrir le menu' });
  if (await toggle.isVisible()) await toggle.click();
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await expect(page).toHaveURL('/login');
}

async function acceptedRide(
  { request }: Page,
  playwright: PlaywrightWorkerArgs['playwright'],
  baseURL = '',
): Promise<Ride> {
  const ride = await book(request, 3);
  const driver = await playwright.request.newContext({ baseURL });
  await driver.post('/api/auth/login', { data: chloe });
  await driver.patch(`/api/rides/${ride.id}/validate`);
  await driver.dispose();
  return ride;
}

async function register(person: APIRequestContext, email: string): Promise<void> {
  const name = { firstName: 'Camille', lastName: 'Rousseau', phone: '0612345678' };
  await person.post('/api/auth/register', { data: { ...name, email, password: 'trois petits chats' } });
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

function card(page: Page, { number }: Ride): Locator {
  return page.getByRole('article', { name: `Course n° ${number}`, exact: true });
}
