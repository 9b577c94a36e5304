import { test as base, type Page } from '@playwright/test';
import { register, signIn } from './people.ts';
import { chloe, ines, openSite, type Site } from './site.ts';

export { expect } from '@playwright/test';

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
    await register(page.request, { email: `amelie-${testId}@example.fr` });
    await use(page);
  },
  driver: async ({ page }, use) => {
    await signIn(page.request, chloe);
    await use(page);
  },
  admin: async ({ page }, use) => {
    await signIn(page.request, ines);
    await use(page);
  },
});
