import type { APIRequestContext } from '@playwright/test';
import { paypalAccount } from '../../tests/providers/paypal-account.ts';
import { answered } from './answered.ts';
import { acceptRide, bookRide, type Ride } from './rides.ts';
import type { Site } from './site.ts';

/** A ride of this client that the driver accepted. */
export async function agreedRide(client: APIRequestContext, driver: APIRequestContext): Promise<Ride> {
  const ride = await bookRide(client, { minutes: 5 });
  await acceptRide(driver, ride);
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
