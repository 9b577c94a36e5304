import type { APIRequestContext } from '@playwright/test';
import { capturePaypalOrder, openPaypalOrder, payRide } from '#contract/money/payments.calls.ts';
import { saveSettings } from '#contract/platform/settings.calls.ts';
import * as calls from '#contract/rides/rides.calls.ts';
import { paypalAccount } from '../../tests/providers/paypal-account.ts';
import { callApi } from './call-api.ts';
import { acceptRide, bookRide, type Ride } from './rides.ts';
import type { Site } from './site.ts';

/** A ride of this client that the driver accepted. */
export async function agreedRide(client: APIRequestContext, driver: APIRequestContext): Promise<Ride> {
  const ride = await bookRide(client, { minutes: 20 });
  await acceptRide(driver, ride);
  return ride;
}

/** Sets PayPal's keys, as the settings page does. */
export async function setUpPaypal(driver: APIRequestContext): Promise<void> {
  const { clientId: paypalClientId, clientSecret: paypalClientSecret } = paypalAccount;
  const body = { enablePaypalPayments: 'true', paypalClientId, paypalClientSecret } as const;
  await callApi(driver, saveSettings, { body });
}

/** Pays without the window: approves the order at PayPal directly. */
export async function payByPaypal(client: APIRequestContext, site: Site, ride: Ride): Promise<void> {
  const { id: orderId } = await callApi(client, openPaypalOrder, { body: { rideId: ride.id } });
  site.paypal.approve(orderId);
  await callApi(client, capturePaypalOrder, { orderId });
}

/** The client requests it, the driver agrees: a paid ride is then to be refunded. */
export async function cancelRide(
  client: APIRequestContext,
  driver: APIRequestContext,
  { id }: Ride,
): Promise<void> {
  await callApi(client, calls.cancelRide, { id, body: { reason: 'Vol annulé.' } });
  await callApi(driver, calls.moveRide, { id, body: { status: 'cancelled' } });
}

/** From its start to its end. */
export async function driveRide(driver: APIRequestContext, { id }: Ride): Promise<void> {
  for (const status of ['in_progress', 'completed'] as const)
    await callApi(driver, calls.moveRide, { id, body: { status } });
}

export async function receiveCash(driver: APIRequestContext, { id }: Ride): Promise<void> {
  await callApi(driver, payRide, { id, body: { paymentStatus: 'paid', paymentMethod: 'cash' } });
}
