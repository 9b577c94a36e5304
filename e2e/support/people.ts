import type { APIRequestContext, Browser, Page } from '@playwright/test';
import * as calls from '#contract/auth.calls.ts';
import { callApi } from './call-api.ts';
import { chloe, type Site } from './site.ts';

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

/** Amélie unless told otherwise; signed in from then on. */
export async function register(person: APIRequestContext, newcomer: Newcomer): Promise<void> {
  await callApi(person, calls.register, { body: { ...amelie, ...newcomer } });
}

/** The browser of somebody else, who has yet to say who they are. */
export async function otherPage(browser: Browser, site: Site): Promise<Page> {
  return await (await browser.newContext({ baseURL: site.url })).newPage();
}

export async function driverPage(browser: Browser, site: Site): Promise<Page> {
  const page = await otherPage(browser, site);
  await signIn(page.request, chloe);
  return page;
}

export async function clientPage(browser: Browser, site: Site, newcomer: Newcomer): Promise<Page> {
  const page = await otherPage(browser, site);
  await register(page.request, newcomer);
  return page;
}
