import { test as base, type Page, type WorkerFixture } from '@playwright/test';
import { register, setUpDesk, signIn } from './people.ts';
import { chloe, ines, openSite, type Site } from './site.ts';

export { expect } from '@playwright/test';

type People = {
  /** A client with an account of their own, signed in. */
  client: Page;
  driver: Page;
  admin: Page;
};

export const test = base.extend<People, { site: Site }>({
  site: siteNamed('shared'),
  baseURL: ({ site }, use) => use(site.url),

  client: async ({ page }, use, { testId }) => {
    await register(page.request, { email: `amelie-${testId}@example.fr` });
    await use(page);
  },
  driver: async ({ page }, use) => {
    await signIn(page.request, chloe);
    await setUpDesk(page);
    await use(page);
  },
  admin: async ({ page }, use) => {
    await signIn(page.request, ines);
    await use(page);
  },
});

/** For a journey that changes what everybody sees, or looks at what anybody may change. */
export function testOnOwnSite(name: string, env: Record<string, string> = {}) {
  return test.extend<object, { site: Site }>({ site: siteNamed(name, env) });
}

function siteNamed(
  name: string,
  env: Record<string, string> = {},
): [WorkerFixture<Site, { browserName: string }>, { scope: 'worker'; timeout: number }] {
  return [
    async ({ browserName }, use) => {
      const site = await openSite(`${name}-${browserName}`, { env });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ];
}
