import type { Page } from '@playwright/test';
import { openSocket } from '#contract/platform/platform.calls.ts';

/** Opens a page and waits until its socket is authenticated: from then on it polls less often than a test waits. */
export async function openLive(page: Page, path: string): Promise<void> {
  const authenticated = page
    .waitForEvent('websocket', (socket) => socket.url().endsWith(openSocket.path))
    .then((socket) => socket.waitForEvent('framereceived'));
  await page.goto(path);
  await authenticated;
}
