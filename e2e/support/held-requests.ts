import { expect, type Page, type Route } from '@playwright/test';

/**
 * Keeps back the requests of several pages until each has sent one: then they leave at once, and the race is certain.
 * By their contexts: the worker sends writes too.
 */
export async function holdRequests(pages: Page[], address: (url: URL) => boolean) {
  const held: Route[] = [];
  for (const page of pages)
    await page.context().route(address, (route) => {
      held.push(route);
    });

  return {
    async release(): Promise<void> {
      await expect.poll(() => held.length).toBe(pages.length);
      await Promise.all(held.map((route) => route.continue()));
    },
  };
}
