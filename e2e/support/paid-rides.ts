import {
  type APIRequestContext,
  type APIResponse,
  type Browser,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import { paypalAccount } from '../../tests/providers/paypal-account.ts';
import { chloe, type Site } from './site.ts';

export type Ride = { id: string; number: number; scheduledAt: string };

const MINUTE_MS = 60_000;

export async function driverPage(browser: Browser, site: Site): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: site.url })).newPage();
  await answered(page.request.post('/api/auth/login', { data: chloe }));
  return page;
}

/** A ride of this client that the driver accepted. */
export async function agreedRide(client: APIRequestContext, driver: APIRequestContext): Promise<Ride> {
  const booked = await answered(
    client.post('/api/rides', {
      data: {
        pickupAddress: 'Gare de Lyon, 75012 Paris',
        pickupLat: 48.8443,
        pickupLng: 2.3743,
        destinationAddress: 'Aéroport d’Orly, terminal 3, 94390 Orly',
        destinationLat: 48.7262,
        destinationLng: 2.3652,
        scheduledAt: new Date(Date.now() + 5 * MINUTE_MS).toISOString(),
      },
    }),
  );
  const ride: Ride = await booked.json();
  await answered(driver.patch(`/api/rides/${ride.id}/validate`));
  return ride;
}

/** The operator gives PayPal's keys, as the settings page does. */
export async function setUpPaypal(driver: APIRequestContext): Promise<void> {
  const { clientId: paypalClientId, clientSecret: paypalClientSecret } = paypalAccount;
  const data = { enablePaypalPayments: 'true', paypalClientId, paypalClientSecret };
  await answered(driver.patch('/api/app-settings', { data }));
}

/** Paid without a window: the order is approved at PayPal by hand. */
export async function payByPaypal(client: APIRequestContext, site: Site, ride: Ride): Promise<void> {
  const opened = await answered(client.post('/paypal/order', { data: { rideId: ride.id } }));
  const { id } = await opened.json();
  site.paypal.approve(id);
  await answered(client.post(`/paypal/order/${id}/capture`));
}

/** The client asks, the driver agrees: a paid ride is then owed back. */
export async function cancelRide(
  client: APIRequestContext,
  driver: APIRequestContext,
  { id }: Ride,
): Promise<void> {
  await answered(client.patch(`/api/rides/${id}/cancel`, { data: { reason: 'Vol annulé.' } }));
  await answered(driver.patch(`/api/rides/${id}`, { data: { status: 'cancelled' } }));
}

export function rideCard(page: Page, { number }: Ride): Locator {
  return page.getByRole('article', { name: `Course n° ${number}`, exact: true });
}

const day = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'short', timeZone: 'Europe/Paris' });

/** The tab of the driver's desk where an accepted ride stands. */
export function driverTabOf({ scheduledAt }: Ride): string {
  return day.format(new Date(scheduledAt)) === day.format(new Date()) ? 'jour' : 'validees';
}

async function answered(call: Promise<APIResponse>): Promise<APIResponse> {
  const answer = await call;
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer;
}
