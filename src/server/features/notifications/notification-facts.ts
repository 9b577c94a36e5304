import { sql } from 'kysely';
import { termsSentence } from '#contract/cancellation-words.fr.ts';
import { durationText, euroText, momentText } from '#contract/french.ts';
import { rideLoad } from '#contract/ride-load.fr.ts';
import { type NotificationFacts, PRICE_TO_CONFIRM, YOUR_DRIVER } from '#contract/ride-notifications.fr.ts';
import { PLACE_UNKNOWN } from '#contract/ride-sentences.fr.ts';
import { wayLines } from '#contract/trip-words.fr.ts';
import { phoneText } from '#contract/voucher-words.fr.ts';
import { cents, moneyText } from '#domain/money.ts';
import type { RideStatus } from '#domain/ride/ride.ts';
import { roadOf } from '#server/db/ride-places.ts';
import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { currentGuestToken, guestAddress } from '#server/features/guest-links/index.ts';
import { knownSite } from '#server/http/site-url.ts';

/** What the notifications of a ride mention, and the addresses of its people. */
export async function findNotificationRide(deps: Pick<Deps, 'db' | 'secrets' | 'options'>, rideId: string) {
  const ride = await findRide(deps.db, rideId);
  return ride && { ...ride, link: ride.entered_by === null ? undefined : await guestLinkOf(deps, rideId) };
}

/** Where the client of an order taken by telephone follows it; undefined once it is revoked, or while the site is unknown. */
async function guestLinkOf(
  deps: Pick<Deps, 'db' | 'secrets' | 'options'>,
  rideId: string,
): Promise<string | undefined> {
  const [token, site] = [await currentGuestToken(deps, rideId), await knownSite(deps)];
  return token && site ? guestAddress(site, token) : undefined;
}

async function findRide(db: Db, rideId: string) {
  return await db
    .selectFrom('rides')
    .innerJoin('users as client', 'client.id', 'rides.client_id')
    .leftJoin('users as driver', 'driver.id', 'rides.driver_id')
    .leftJoin('driver_profiles as profile', 'profile.user_id', 'rides.driver_id')
    .selectAll('rides')
    .select([
      'client.first_name as client_first_name',
      'client.last_name as client_last_name',
      'client.phone as client_phone',
      'driver.first_name as driver_first_name',
      'profile.vehicle_make',
      'profile.vehicle_model',
      'profile.vehicle_plate',
      sql<string | null>`coalesce(nullif(profile.phone_number, ''), driver.phone)`.as('driver_phone'),
    ])
    .where('rides.id', '=', rideId)
    .executeTakeFirst();
}

export type NotificationRide = NonNullable<Awaited<ReturnType<typeof findNotificationRide>>>;

/** `rides`: of how many rides of its order a message tells. */
export function notificationFactsOf(ride: NotificationRide, rides = 1): NotificationFacts {
  return {
    rides,
    number: Number(ride.number),
    when: momentText(ride.scheduled_at),
    pickup: ride.pickup_address,
    destination: ride.destination_address,
    way: wayLines({
      pickup: ride.pickup_address,
      destination: ride.destination_address,
      stops: ride.stops,
      hours: ride.hire_hours,
    }),
    client: `${ride.client_first_name} ${ride.client_last_name}`,
    load: loadOf(ride),
    trip: tripOf(ride),
    price: ride.price_to_confirm ? PRICE_TO_CONFIRM : euroText(moneyText(cents(ride.estimated_cents))),
    driver: ride.driver_first_name ?? YOUR_DRIVER,
    driverPhone: phoneText(ride.driver_phone ?? ''),
    vehicle: vehicleOf(ride),
    reason: reasonOf(ride, ride.status),
    asked: ride.cancellation_requested_at !== null,
    ...(ride.link === undefined ? {} : { link: ride.link }),
    terms: termsOf(ride),
    fee: feeTextOf(ride),
  };
}

function termsOf({
  cancellation_terms: terms,
  scheduled_at: scheduledAt,
  estimated_cents,
}: NotificationRide): string {
  return terms ? termsSentence({ terms, scheduledAt, estimatedCents: cents(estimated_cents) }) : '';
}

function feeTextOf({ fee_cents, fee_waived_at }: NotificationRide): string {
  return fee_cents === null || fee_waived_at ? '' : euroText(moneyText(cents(fee_cents)));
}

function tripOf(ride: NotificationRide): string {
  const { km, minutes } = roadOf(ride);
  if (minutes === null) return PLACE_UNKNOWN;
  return [...(km === null ? [] : [`${Math.round(km)} km`]), durationText(minutes)].join(', ');
}

function loadOf(ride: NotificationRide): string {
  const { passengers, luggage, travel_reference: travelReference } = ride;
  return rideLoad({ passengers, luggage, travelReference, priceLines: ride.price_lines }).join(', ');
}

function vehicleOf({ vehicle_make, vehicle_model, vehicle_plate }: NotificationRide): string {
  const vehicle = [vehicle_make, vehicle_model].filter(Boolean).join(' ');
  return [vehicle, vehicle_plate].filter(Boolean).join(', ');
}

function reasonOf(ride: NotificationRide, status: RideStatus): string {
  if (status === 'rejected') return ride.rejection_reason ?? '';
  if (status === 'cancelled') return ride.cancellation_reason ?? ride.cancellation_request_reason ?? '';
  return ride.cancellation_request_reason ?? '';
}
