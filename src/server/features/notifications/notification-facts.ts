import { sql } from 'kysely';
import { termsSentence } from '#contract/sentences/cancellation-words.fr.ts';
import { clockText, durationText, euroText, momentText } from '#contract/sentences/french.ts';
import {
  type NotificationFacts,
  PRICE_TO_CONFIRM,
  YOUR_DRIVER,
} from '#contract/sentences/ride-notifications.fr.ts';
import { PLACE_UNKNOWN } from '#contract/sentences/ride-sentences.fr.ts';
import { type ChangeableFacts, changesBetween, changeText } from '#contract/words/ride-changes.fr.ts';
import { rideLoad } from '#contract/words/ride-load.fr.ts';
import { wayLines } from '#contract/words/trip-words.fr.ts';
import { phoneText } from '#contract/words/voucher-words.fr.ts';
import { cents, moneyText } from '#domain/money.ts';
import type { RideStatus } from '#domain/ride/ride.ts';
import { roadOf } from '#server/db/ride-places.ts';
import { freeWaitingUntil } from '#server/db/ride-way.ts';
import type { Db, OutboxRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import {
  createLink,
  currentToken,
  followLink,
  guestLink,
  linkAddress,
} from '#server/features/ride-links/index.ts';
import { knownSite } from '#server/http/site-url.ts';

/** What the notifications of a ride mention, and the addresses of its people. */
export async function findNotificationRide(deps: Pick<Deps, 'db' | 'secrets' | 'options'>, rideId: string) {
  const ride = await findRide(deps.db, rideId);
  return ride && { ...ride, link: ride.entered_by === null ? undefined : await guestLinkOf(deps, rideId) };
}

/** The guest link of an order taken by telephone; undefined once it is revoked, or while the site is unknown. */
async function guestLinkOf(
  deps: Pick<Deps, 'db' | 'secrets' | 'options'>,
  rideId: string,
): Promise<string | undefined> {
  const [token, site] = [await currentToken(deps, guestLink, rideId), await knownSite(deps)];
  return token && site ? linkAddress(guestLink, site, token) : undefined;
}

const MOST_OTHERS = 3;

/** The rides after it of an order taken by telephone: as many as a short message holds. */
export async function otherLinks(
  deps: Deps,
  { order_id, order_place }: Pick<NotificationRide, 'order_id' | 'order_place'>,
): Promise<Pick<NotificationFacts, 'others'>> {
  const rides = await deps.db
    .selectFrom('rides')
    .select(['id', 'scheduled_at', 'estimated_cents', 'price_to_confirm'])
    .where('order_id', '=', order_id)
    .where('order_place', '>', order_place ?? 0)
    .where('status', 'in', ['pending', 'accepted'])
    .orderBy('order_place')
    .limit(MOST_OTHERS)
    .execute();
  const others = rides.map(async (ride) => ({
    when: momentText(ride.scheduled_at),
    price: priceOf(ride),
    link: (await guestLinkOf(deps, ride.id)) ?? '',
  }));
  return { others: (await Promise.all(others)).filter(({ link }) => link !== '') };
}

/** The follow link of the passenger, created when it is first sent. */
export async function followFacts(deps: Deps, rideId: string): Promise<{ follow?: string }> {
  const site = await knownSite(deps);
  if (!site) return {};
  await createLink(deps, deps.db, followLink, rideId);
  const token = await currentToken(deps, followLink, rideId);
  return token ? { follow: linkAddress(followLink, site, token) } : {};
}

async function findRide(db: Db, rideId: string) {
  return await db
    .selectFrom('rides')
    .innerJoin('users as client', 'client.id', 'rides.client_id')
    .leftJoin('users as driver', 'driver.id', 'rides.driver_id')
    .leftJoin('driver_profiles as profile', 'profile.user_id', 'rides.driver_id')
    .leftJoin('change_requests as asked', (join) =>
      join.onRef('asked.ride_id', '=', 'rides.id').on('asked.refused_at', 'is', null),
    )
    .selectAll('rides')
    .select([
      'client.first_name as client_first_name',
      'client.last_name as client_last_name',
      'client.phone as client_phone',
      'driver.first_name as driver_first_name',
      'profile.vehicle_make',
      'profile.vehicle_model',
      'profile.vehicle_plate',
      'asked.asked_by as change_asked_by',
      'asked.change as asked_change',
      sql<string | null>`coalesce(nullif(profile.phone_number, ''), driver.phone)`.as('driver_phone'),
    ])
    .where('rides.id', '=', rideId)
    .executeTakeFirst();
}

export type NotificationRide = NonNullable<Awaited<ReturnType<typeof findNotificationRide>>>;

/** An outbox entry with the facts of its message. */
export type Told = { entry: OutboxRow; ride: NotificationRide; facts: NotificationFacts };

/** `rides`: how many rides of its order the message covers. */
export function notificationFactsOf(ride: NotificationRide, rides = 1): NotificationFacts {
  return {
    rides,
    number: Number(ride.number),
    when: momentText(ride.scheduled_at),
    time: clockText(ride.scheduled_at),
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
    price: priceOf(ride),
    driver: ride.driver_first_name ?? YOUR_DRIVER,
    driverPhone: phoneText(ride.driver_phone ?? ''),
    vehicle: vehicleOf(ride),
    reason: reasonOf(ride, ride.status),
    asked: ride.cancellation_requested_at !== null,
    ...(ride.link === undefined ? {} : { link: ride.link }),
    terms: termsOf(ride),
    fee: feeTextOf(ride),
    feeKind: ride.fee_kind ?? 'cancellation',
    arrival: ride.expected_at ? clockText(ride.expected_at) : '',
    freeUntil: freeUntilOf(ride),
    changes: changesOf(ride),
    ...raiseOf(ride),
  };
}

function priceOf(ride: Pick<NotificationRide, 'price_to_confirm' | 'estimated_cents'>): string {
  return ride.price_to_confirm ? PRICE_TO_CONFIRM : euroText(moneyText(cents(ride.estimated_cents)));
}

/** The requested changes; once they are accepted, the ride itself shows them. */
function changesOf(ride: NotificationRide): string[] {
  const { asked_change: change } = ride;
  if (!change) return [];
  const after = { ...ride, ...change, scheduled_at: new Date(change.scheduled_at) };
  return changesBetween(changeableOf(ride), changeableOf(after), momentText).map(changeText);
}

function changeableOf(ride: NotificationRide): ChangeableFacts {
  return {
    scheduledAt: ride.scheduled_at.toISOString(),
    pickupAddress: ride.pickup_address,
    destinationAddress: ride.destination_address,
    stops: ride.stops,
    hours: ride.hire_hours,
    program: ride.program,
    estimatedPrice: moneyText(cents(ride.estimated_cents)),
    priceLines: ride.price_lines,
    passengers: ride.passengers,
    luggage: ride.luggage,
    travelReference: ride.travel_reference,
    allowToll: ride.allow_toll,
    notes: ride.notes,
    passenger: ride.passenger_name ? { name: ride.passenger_name, phone: null } : null,
  };
}

function termsOf({
  cancellation_terms: terms,
  scheduled_at: scheduledAt,
  estimated_cents,
}: NotificationRide): string {
  return terms ? termsSentence({ terms, scheduledAt, estimatedCents: cents(estimated_cents) }) : '';
}

function freeUntilOf(ride: NotificationRide): string {
  const until = freeWaitingUntil(ride);
  return until ? clockText(until) : '';
}

function feeTextOf({ fee_cents, fee_waived_at }: NotificationRide): string {
  return fee_cents === null || fee_waived_at ? '' : euroText(moneyText(cents(fee_cents)));
}

function raiseOf(ride: NotificationRide): Pick<NotificationFacts, 'raise'> {
  const { final_cents, estimated_cents, final_lines, price_answer } = ride;
  if (final_cents === null || final_lines.length === 0) return {};
  const added = final_lines.reduce((sum, line) => sum + line.cents, 0);
  const difference = price_answer === 'waived' ? added : final_cents - estimated_cents;
  return {
    raise: {
      difference: euroText(moneyText(cents(difference))),
      total: euroText(moneyText(cents(final_cents))),
      agreed: euroText(moneyText(cents(estimated_cents))),
      reason: ride.price_contest_reason ?? '',
      answer: price_answer,
    },
  };
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
