import type { Browser } from '@playwright/test';

/** The network of the m.uber article. */
const network = { offline: false, latency: 300, downloadThroughput: 250_000, uploadThroughput: 250_000 };
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'fr-FR' };
const field = 'input[role="combobox"]';

/** Without any script the form is still visible. */
export async function isPaintedWithoutScript(browser: Browser, url: string): Promise<boolean> {
  const page = await browser.newPage({ ...phone, javaScriptEnabled: false });
  await page.goto(url);
  const isVisible = await page.locator(field).first().isVisible();
  await page.close();
  return isVisible;
}

/** From the navigation until React handles the first address field. */
export async function secondsToUsableForm(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage(phone);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await page.goto(url, { waitUntil: 'commit' });
  const moment = await page.waitForFunction(answersAt, field, { polling: 10 });
  const seconds = Number(await moment.jsonValue()) / 1000;
  await page.close();
  return seconds;
}

/** Milliseconds since the navigation began; false while the field is not hydrated. */
function answersAt(selector: string): number | false {
  const input = document.querySelector(selector);
  const isAlive = input !== null && Object.keys(input).some((key) => key.startsWith('__reactProps'));
  return isAlive ? performance.now() : false;
}
