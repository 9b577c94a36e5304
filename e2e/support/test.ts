import { test as base, type Page } from '@playwright/test';
import { chloe, ines, openSite, type Site } from './site.ts';

export { expect } from '@playwright/test';

type Account = { email: string; password: string };
type People = {
  /** A client with an account of their own, signed in. */
  client: Page;
  driver: Page;
  admin: Page;
};

export const test = base.extend<People, { site: Site }>({
  site: [
    async ({ browserName }, use) => {
      const site = await openSite(browserName);
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ site }, use) => use(site.url),

  client: async ({ page }, use, { testId }) => {
    const registration = {
      email: `amelie-${testId}@example.fr`,
      password: 'trois petits chats',
      firstName: 'Amélie',
      lastName: 'Durand',
      phone: '0612345678',
    };
    await page.request.post('/api/auth/register', { data: registration });
    await use(page);
  },
  driver: async ({ page }, use) => {
    await signIn(page, chloe);
    await use(page);
  },
  admin: async ({ page }, use) => {
    await signIn(page, ines);
    await use(page);
  },
});

async function signIn(page: Page, account: Account): Promise<void> {
  await page.request.post('/api/auth/login', { data: account });
}
