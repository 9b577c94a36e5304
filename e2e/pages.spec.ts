import { signIn, signOut } from '#contract/account/auth.calls.ts';
import { prefixOf } from '#contract/path-pattern.ts';
import { API_DOCS_PATH } from '#contract/platform/platform.calls.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { callApi } from './support/call-api.ts';
import { expect, test } from './support/test.ts';

test('the form is there before any script, and in the colours of the operator', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ baseURL: baseURL ?? '', javaScriptEnabled: false });

  await page.goto('/');

  await expect(
    page.getByRole('heading', { name: 'Réservez votre course ou connectez-vous à votre compte' }),
  ).toBeVisible();
  await expect(page.getByLabel('Adresse de départ')).toBeVisible();
  await expect(page.getByLabel('Destination')).toBeVisible();
  await page.close();
});

test('the landing page hydrates without an error, breaks no policy and makes no call before it is used', async ({
  page,
}) => {
  const complaints: string[] = [];
  const calls: string[] = [];
  page.on(
    'console',
    (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()),
  );
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => isCall(request.url()) && calls.push(request.url()));

  await page.goto('/');
  await page.getByRole('tab', { name: 'Se connecter' }).click();
  await expect(page.getByRole('tabpanel').getByLabel('Email')).toBeVisible();

  expect(complaints).toEqual([]);
  expect(calls).toEqual([]);
});

test('the two events of the page switch its tabs', async ({ page }) => {
  await page.goto('/');
  const fire = (name: string) => page.evaluate((event) => window.dispatchEvent(new Event(event)), name);
  const tab = (name: string) => page.getByRole('tab', { name });
  await expect(tab('Réserver une course')).toHaveAttribute('aria-selected', 'true');

  // Repeated until the page is hydrated: it handles no event before.
  await expect(async () => {
    await fire('switchToLogin');
    await expect(tab('Se connecter')).toHaveAttribute('aria-selected', 'true', { timeout: 500 });
  }).toPass();
  await fire('switchToRegister');
  await expect(tab('Créer un compte')).toHaveAttribute('aria-selected', 'true');
});

test('the theme follows the system until one is chosen, and the choice stays', async ({ page }) => {
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const light = await background();

  await page.getByRole('button', { name: 'Changer de thème' }).click();
  await expect.poll(background).not.toBe(light);
  const dark = await background();
  await page.reload();

  expect(await background()).toBe(dark);
});

test('every page a stranger can open is accessible and fits', async ({ page }) => {
  for (const path of ['/', '/login', '/reset-password#a-token']) {
    await page.goto(path);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});

test('every page of a client is accessible and fits', async ({ client }) => {
  for (const path of ['/dashboard/client', '/pending-rides', '/history', '/profile', '/payment/42']) {
    await client.goto(path);
    await expect(client).toHaveURL(path);
    await expectAccessible(client);
    await expectNoSidewaysScroll(client);
  }
});

test('every page of a driver is accessible and fits', async ({ driver }) => {
  for (const path of ['/dashboard/driver', '/driver-profile', '/app-settings', '/payment-test', '/profile']) {
    await driver.goto(path);
    await expect(driver).toHaveURL(path);
    await expectAccessible(driver);
    await expectNoSidewaysScroll(driver);
  }
});

test('the document of the API opens and breaks no policy', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));

  await page.goto(API_DOCS_PATH);
  await page.getByRole('link', { name: 'auth', exact: true }).click();

  await expect(page.getByText(signIn.path, { exact: true })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('an admin who follows the link to the dashboard of clients lands on their own', async ({ admin }) => {
  await admin.goto('/profile');
  await admin.goto('/dashboard/client');

  await expect(admin).toHaveURL('/dashboard/admin');
  await expectAccessible(admin);
});

test('a session that ends while a page is open leads to the login page at the next step', async ({
  client,
}) => {
  await client.goto('/history');
  await callApi(client.request, signOut);

  await client.goto('/pending-rides');

  await expect(client).toHaveURL('/');
});

function isCall(url: string): boolean {
  return prefixOf(new URL(url).pathname) === prefixOf(API_DOCS_PATH);
}
