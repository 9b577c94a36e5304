import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { saveSettings } from '#contract/platform/settings.calls.ts';
import * as booking from '#contract/rides/booking.calls.ts';
import * as orders from '#contract/rides/orders.calls.ts';
import * as calls from '#contract/rides/rides.calls.ts';
import { weekdayOf } from '#domain/time/calendar.ts';
import { momentInParis } from '#domain/time/paris.ts';
import { callApi } from './call-api.ts';

export type Ride = { id: string; number: number; scheduledAt: string };

const MINUTE_MS = 60_000;

export const trip = {
  pickupAddress: 'Gare de Lyon, 75012 Paris',
  pickupLat: 48.8443,
  pickupLng: 2.3743,
  destinationAddress: 'Aéroport d’Orly, terminal 3, 94390 Orly',
  destinationLat: 48.7262,
  destinationLng: 2.3652,
};

export async function bookRide(
  client: APIRequestContext,
  { hours = 0, minutes = 0 }: { hours?: number; minutes?: number },
): Promise<Ride> {
  const scheduledAt = new Date(Date.now() + (hours * 60 + minutes) * MINUTE_MS).toISOString();
  return await callApi(client, booking.bookRide, { body: { ...trip, scheduledAt } });
}

/** The same trip at each of these times of Paris, ordered together; answers the first two. */
export async function orderSeries(
  client: APIRequestContext,
  times: readonly string[],
): Promise<[first: Ride, second: Ride]> {
  const rides = times.map((time) => ({ ...trip, scheduledAt: momentInParis(time)?.toISOString() ?? '' }));
  const { quotes } = await callApi(client, orders.quoteOrder, { body: { rides } });
  const quoted = rides.map((ride, index) => ({ ...ride, quoteId: quotes[index]?.quoteId ?? '' }));
  const weekdays = [...new Set(times.map((time) => weekdayOf(time.slice(0, 10))))];
  const body = { rides: quoted, withReturns: false, weekdays };
  const { ride: booked } = await callApi(client, orders.bookOrder, { body });
  const { rides: made } = await callApi(client, orders.listOrderRides, { id: booked.id });
  const [first, second] = made;
  if (!first || !second) throw new Error('a series has several rides');
  return [first, second];
}

const SOON_MINUTES = 20;

/** A ride of this day in Paris: just before midnight, at its last second and without the required notice. */
export async function bookToday(client: APIRequestContext, driver: APIRequestContext): Promise<Ride> {
  const minutes = minutesLeftToday() - 1 / 60;
  if (minutes > SOON_MINUTES) return await bookRide(client, { minutes: SOON_MINUTES });
  return await withoutNotice(driver, () => bookRide(client, { minutes }));
}

function minutesLeftToday(): number {
  const clock = new Intl.DateTimeFormat('fr-FR', { timeStyle: 'medium', timeZone: 'Europe/Paris' });
  const [hours = 0, minutes = 0, seconds = 0] = clock.format(new Date()).split(':').map(Number);
  return 24 * 60 - hours * 60 - minutes - seconds / 60;
}

/** Where no notice is required, a time slightly in the past is accepted, and the ride is expired at once. */
export async function bookExpiredRide(client: APIRequestContext, driver: APIRequestContext): Promise<Ride> {
  return await withoutNotice(driver, () => bookRide(client, { minutes: -1.2 }));
}

async function withoutNotice(driver: APIRequestContext, book: () => Promise<Ride>): Promise<Ride> {
  await callApi(driver, saveSettings, { body: { minimumNotice: '0' } });
  const ride = await book();
  await callApi(driver, saveSettings, { body: { minimumNotice: '15' } });
  return ride;
}

export async function acceptRide(driver: APIRequestContext, { id }: Ride): Promise<void> {
  await callApi(driver, calls.acceptRide, { id });
}

export function rideCard(page: Page, { number }: Ride): Locator {
  return page.getByRole('article', { name: `Course n° ${number}`, exact: true });
}

const day = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'short', timeZone: 'Europe/Paris' });

/** The tab of the driver's dashboard with an accepted ride. */
export function driverTabOf({ scheduledAt }: Ride): string {
  return day.format(new Date(scheduledAt)) === day.format(new Date()) ? 'jour' : 'validees';
}
