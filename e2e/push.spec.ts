import type { Page } from '@playwright/test';
import { findChromium } from '../scripts/prepare/chromium.mjs';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/test.ts';

// Chromium without windows knows no push.
test.use({ launchOptions: async ({ launchOptions }, use) => use({ ...launchOptions, ...wholeChromium() }) });

test('a device is subscribed to push only on demand', async ({ client, context, baseURL }) => {
  await context.grantPermissions(['notifications'], { origin: baseURL ?? '' });
  await client.goto('/profile');

  await expect(client.getByRole('switch', { name: 'Être prévenu sur cet appareil' })).toBeEnabled();

  await expect(client.getByRole('switch')).not.toBeChecked();
  expect(await isSubscribed(client)).toBe(false);
  await expectAccessible(client);
});

async function isSubscribed(page: Page): Promise<boolean> {
  return await page.evaluate(async () => {
    const { pushManager } = await navigator.serviceWorker.ready;
    return (await pushManager.getSubscription()) !== null;
  });
}

function wholeChromium() {
  const executablePath = findChromium();
  return executablePath ? { executablePath } : {};
}
