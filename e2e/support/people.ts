import type { APIRequestContext, Browser, Page } from '@playwright/test';
import * as calls from '#contract/account/auth.calls.ts';
import { changeUser } from '#contract/platform/admin.calls.ts';
import { shareRide } from '#contract/rides/follow-links.calls.ts';
import { callApi } from './call-api.ts';
import { chloe, ines, type Site } from './site.ts';

type Account = { email: string; password: string };
type Newcomer = { email: string; firstName?: string; lastName?: string };

const amelie = {
  password: 'trois petits chats',
  firstName: 'Amélie',
  lastName: 'Durand',
  phone: '0612345678',
};

export async function signIn(person: APIRequestContext, account: Account): Promise<void> {
  await callApi(person, calls.signIn, { body: account });
}

/** Amélie by default; signed in afterwards. */
export async function register(person: APIRequestContext, newcomer: Newcomer): Promise<void> {
  await callApi(person, calls.register, { body: { ...amelie, ...newcomer } });
}

/** Another browser, not signed in. */
async function otherPage(browser: Browser, site: Site): Promise<Page> {
  return await (await browser.newContext({ baseURL: site.url })).newPage();
}

/** A site keeps the requests of all journeys: a driver looks at those that leave soon, without a sheet over them for each new one. */
export async function setUpDesk(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('vtc.request-order', '"departure"');
    localStorage.setItem('request-sheet', 'off');
  });
}

export async function driverPage(browser: Browser, site: Site): Promise<Page> {
  const page = await otherPage(browser, site);
  await setUpDesk(page);
  await signIn(page.request, chloe);
  return page;
}

export async function clientPage(browser: Browser, site: Site, newcomer: Newcomer): Promise<Page> {
  const page = await otherPage(browser, site);
  await register(page.request, newcomer);
  return page;
}

/** Whoever rides, by the link that the client shares: without an account, on a phone at night. */
export async function passengerPage(
  browser: Browser,
  site: Site,
  client: APIRequestContext,
  ride: { id: string },
): Promise<Page> {
  const { url } = await callApi(client, shareRide, { id: ride.id });
  const context = await browser.newContext({ colorScheme: 'dark', viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(`${site.url}${new URL(url ?? site.url).pathname}`);
  return page;
}

/** A client whom the admin makes a driver, with a password of the required length. */
export async function secondDriver(browser: Browser, site: Site, testId: string): Promise<Page> {
  const page = await otherPage(browser, site);
  await setUpDesk(page);
  const email = `karim-${testId}@example.fr`;
  await register(page.request, { email, firstName: 'Karim' });
  const { user } = await callApi(page.request, calls.getCurrentUser);
  await signIn(page.request, ines);
  const promoted = { id: user?.id ?? '', body: { role: 'driver' } } as const;
  const { resetLink } = await callApi(page.request, changeUser, promoted);
  const token = new URL(resetLink ?? '').hash.slice(1);
  const { password } = chloe;
  await callApi(page.request, calls.resetPassword, { body: { token, password } });
  await signIn(page.request, { email, password });
  return page;
}
