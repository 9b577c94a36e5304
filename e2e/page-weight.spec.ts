import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { signIn } from '#contract/account/auth.calls.ts';
import { callPrefixes } from '#contract/every-call.ts';
import { CONTROL_SHELL_PATH } from '#contract/papers/control-page.ts';
import { prefixPattern } from '#contract/path-pattern.ts';
import { bookRide } from '#contract/rides/booking.calls.ts';
import { listRideRoads } from '#contract/rides/rides.calls.ts';
import { checkMoment } from '#contract/trip/departures.calls.ts';
import { callApi } from './support/call-api.ts';
import { openLive } from './support/live.ts';
import { rideCard, trip } from './support/rides.ts';
import { openSite } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { type Traffic, watchTraffic } from './support/traffic.ts';

const chloe = { email: 'chloe@demo.vtc', password: 'demo-vtc-2026!' };
const camille = { email: 'camille@demo.vtc', password: 'demo-client' };
const isCall = prefixPattern(callPrefixes);
/** Longer than a burst of frames and the work of the service worker. */
const AT_REST_MS = 3_000;

/**
 * Everything of the site, its maps included; only their tiles come from elsewhere. A form without a trip shows the
 * drawing of a town on large screens: 7 kB.
 */
const pages = [
  { path: '/dashboard/client', person: camille, requests: 10, bytes: 170_000 },
  { path: '/dashboard/driver', person: chloe, requests: 12, bytes: 200_000 },
];

test('the dashboards are light, and a booking costs an open one a request, and one for its map', async ({
  browser,
  viewport,
}) => {
  const site = await openSite('weight', { demo: true });
  // An instance that has just started tells every page to read again.
  await new Promise((later) => setTimeout(later, 15_000));
  for (const { path, person, requests, bytes } of pages) {
    const traffic = await watchTraffic(site.url);
    const context = await browser.newContext({ baseURL: traffic.url, viewport });
    const page = await context.newPage();
    await callApi(page.request, signIn, { body: person });
    traffic.forget();

    await openAtRest(page, path);

    expect.soft(traffic.sent.length, traffic.summary()).toBeLessThanOrEqual(requests);
    expect.soft(traffic.bytes(), traffic.summary()).toBeLessThanOrEqual(bytes);
    expect.soft(callsIn(traffic)).toEqual([]);
    if (person === chloe) await hearBooking(browser, page, traffic, site.url);
    await context.close();
    traffic.close();
  }
  await site.stop();
});

/** The page came with its answers; only the roads of the maps in sight are asked for. */
function callsIn({ sent }: Traffic): string[] {
  const paths = sent.map(({ path }) => path);
  return paths.filter((path) => isCall.test(path) && !path.startsWith(listRideRoads.path));
}

async function openAtRest(page: Page, path: string): Promise<void> {
  await openLive(page, path);
  await page.waitForTimeout(AT_REST_MS);
}

async function hearBooking(browser: Browser, page: Page, traffic: Traffic, siteUrl: string): Promise<void> {
  const other = await browser.newContext({ baseURL: siteUrl });
  await callApi(other.request, signIn, { body: camille });
  await expect.poll(() => traffic.sent.some(isRoadsideCheck)).toBe(true);
  await page.waitForTimeout(AT_REST_MS);
  traffic.forget();
  const ride = await callApi(other.request, bookRide, {
    body: { ...trip, scheduledAt: await possibleMoment(other.request) },
  });

  await expect(rideCard(page, ride)).toBeVisible();
  await page.waitForTimeout(AT_REST_MS);
  expect.soft(callsIn(traffic), traffic.summary()).toHaveLength(1);
  expect.soft(traffic.sent.length, traffic.summary()).toBeLessThanOrEqual(2);
  expect.soft(traffic.bytes(), traffic.summary()).toBeLessThanOrEqual(3_000);
  await other.close();
}

/** Fetched for later, once the page is at rest. */
function isRoadsideCheck({ path }: { path: string }): boolean {
  return path.startsWith(CONTROL_SHELL_PATH);
}

const longTrip = {
  fromLat: String(trip.pickupLat),
  fromLng: String(trip.pickupLng),
  toLat: String(trip.destinationLat),
  toLng: String(trip.destinationLng),
  /** Longer than it takes: what is free for this is free for the trip. */
  minutes: '60',
};

/** The driver of the demonstration has hours. */
async function possibleMoment(client: APIRequestContext): Promise<string> {
  const at = new Date(Date.now() + 3 * 3_600_000).toISOString();
  const { possible, moments } = await callApi(client, checkMoment, { query: { at, ...longTrip } });
  return possible ? at : (moments[1] ?? moments[0] ?? at);
}
