import type { Browser, Page } from '@playwright/test';
import * as auth from '#contract/account/auth.calls.ts';
import { urlOf } from '#contract/call.ts';
import { prefixOf } from '#contract/path-pattern.ts';
import { listRides } from '#contract/rides/rides.calls.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { callApi } from './support/call-api.ts';
import { clientPage, driverPage, register } from './support/people.ts';
import { acceptRide, bookRide, bookToday, type Ride, rideCard } from './support/rides.ts';
import type { Site } from './support/site.ts';
import { expect, test } from './support/test.ts';

const camille = { firstName: 'Camille', lastName: 'Rousseau' };
const OLD = /Informations du .+ à \d\d:\d\d, peut-être dépassées\./u;
const NEXT_RIDES = urlOf(listRides, { query: { status: 'accepted,in_progress', limit: '20' } });
const NEXT_RIDES_OF_DRIVER = urlOf(listRides, { query: { status: 'accepted,in_progress', limit: '100' } });
const PENDING_RIDES = urlOf(listRides, { query: { status: 'pending', limit: '20' } });
const NEWER = 'Une nouvelle version est disponible.';

test('a client reads the next ride without network, and sees that it may be old', async ({
  client,
  context,
  browser,
  site,
}) => {
  const ride = await acceptedRide(client, browser, site);
  await client.goto('/dashboard/client');
  await untilLoaded(client, '/assets/rides-');
  await untilCached(client, NEXT_RIDES);

  await context.setOffline(true);
  await client.goto('/');
  await expect(client).toHaveURL('/dashboard/client');
  await client.getByRole('tab', { name: /En cours/ }).click();

  await expect(rideCard(client, ride)).toContainText('Gare de Lyon');
  await expect(client.getByText(OLD)).toBeVisible();
  await expectAccessible(client);
  await expectNoSidewaysScroll(client);

  await rideCard(client, ride).getByRole('button', { name: 'Demander l’annulation' }).click();
  await expect(client.getByRole('region', { name: 'Messages' })).toContainText(
    /Vérifiez votre connexion, puis réessayez\..*Recharger la page/u,
  );

  await context.setOffline(false);
  await expect(client.getByText(OLD)).toBeHidden();
  // Some browsers remember that a part of the page could not be loaded until the page is opened anew.
  await client.reload();
  await rideCard(client, ride).getByRole('button', { name: 'Demander l’annulation' }).click();
  await expect(client.getByRole('dialog')).toBeVisible();
  await expect(rideCard(client, ride)).not.toContainText('Annulation demandée');
});

test('a driver reads the day without network', async ({ driver, context, browser, site }, { testId }) => {
  const client = await clientPage(browser, site, { ...camille, email: `camille-${testId}@example.fr` });
  const ride = await bookToday(client.request, driver.request);
  await acceptRide(driver.request, ride);
  await driver.goto('/dashboard/driver');
  await untilCached(driver, NEXT_RIDES_OF_DRIVER);
  const day = driver.getByRole('region', { name: 'Ma journée' });
  await expect(day.getByText('Camille Rousseau')).not.toHaveCount(0);

  await context.setOffline(true);
  await driver.reload();

  await expect(day.getByText('Camille Rousseau')).not.toHaveCount(0);
  await expect(driver.getByText(OLD)).toBeVisible();
  await expectAccessible(driver);
  await client.context().close();
});

test('nothing of a person stays on the device when they sign out', async ({
  client,
  context,
  browser,
  site,
}) => {
  await acceptedRide(client, browser, site);
  await client.goto('/dashboard/client?onglet=en-cours');
  await untilCached(client, NEXT_RIDES);

  await signOut(client);
  expect(await cachedAnswers(client)).toEqual([]);
  await context.setOffline(true);
  await client.goto('/dashboard/client').catch(() => undefined);

  await expect(client.getByText('Gare de Lyon')).toHaveCount(0);
  await expect(client.getByText('Amélie')).toHaveCount(0);
});

test('a person who signs in after another finds nothing of theirs', async ({ client, context }, {
  testId,
}) => {
  await bookRide(client.request, { hours: 3 });
  await client.goto('/dashboard/client?onglet=en-attente');
  await untilCached(client, PENDING_RIDES);

  await callApi(client.request, auth.signOut);
  await register(client.request, { ...camille, email: `camille-${testId}@example.fr` });
  await client.goto('/dashboard/client');
  await untilCached(client, NEXT_RIDES);
  expect(await cachedAnswers(client)).not.toContain(PENDING_RIDES);

  await context.setOffline(true);
  await client.goto('/dashboard/client?onglet=en-attente');
  await expect(client.getByText('Camille Rousseau')).not.toHaveCount(0);
  await expect(client.getByText('Gare de Lyon')).toHaveCount(0);
});

test('a new version is offered and does not reload the page by itself', async ({ client }) => {
  await client.goto('/dashboard/client');
  await untilCached(client);
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

/** A page at rest loads what the next tab needs. */
async function untilLoaded(page: Page, file: string): Promise<void> {
  const isThere = (start: string) =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes(start));
  await expect.poll(() => page.evaluate(isThere, file)).toBe(true);
}

/** Waits until the worker has cached all that the open page uses. */
async function untilCached(page: Page, ...paths: string[]): Promise<void> {
  await expect
    .poll(() => page.evaluate(missingFromCache, ['/shell', auth.getCurrentUser.path, ...paths]))
    .toEqual([]);
}

async function missingFromCache(paths: string[]): Promise<string[]> {
  const files = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  const wanted = [...paths, ...files.filter((path) => path.startsWith('/assets/'))];
  const found = await Promise.all(wanted.map((path) => caches.match(path, { ignoreVary: true })));
  return wanted.filter((_, index) => !found[index]);
}

async function cachedAnswers(page: Page): Promise<string[]> {
  return await page.evaluate(async (api) => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(stores.map((store) => store.keys()))).flat();
    const paths = requests.map(({ url }) => url.slice(location.origin.length));
    return paths.filter((path) => path.startsWith(api));
  }, prefixOf(listRides.path));
}

/** As if a new version was deployed: serves another worker, which names another script. */
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

async function acceptedRide({ request }: Page, browser: Browser, site: Site): Promise<Ride> {
  const ride = await bookRide(request, { hours: 3 });
  const driver = await driverPage(browser, site);
  await acceptRide(driver.request, ride);
  await driver.context().close();
  return ride;
}
