import { fareFor } from '#domain/pricing/fare.ts';
import { isAgreed } from '#domain/ride/ride.ts';
import type { NewRide } from '#server/db/schema.ts';
import { newId } from '#server/db/uuid.ts';
import {
  chatelet,
  corbeil,
  defense,
  gareDeLyon,
  lutetia,
  orly,
  type Place,
  roissy,
  versailles,
} from './places.ts';
import { dayTariff } from './prices.ts';

type Story = {
  status: NewRide['status'];
  /** Hours from now. */
  at: number;
  from: Place;
  to: Place;
  km: number;
  minutes: number;
  more?: Partial<NewRide>;
};

/** Free until a day before, then half, all of it for an absence. */
export const demoTerms = { freeHours: 24, latePercent: 50, absencePercent: 100 };

/** One ride of each kind, and enough finished ones to fill a history. */
const stories: Story[] = [
  {
    status: 'pending',
    at: 20,
    from: lutetia,
    to: roissy,
    km: 31.4,
    minutes: 42,
    more: { passengers: 2, luggage: 3, travel_reference: 'AF 1380', cancellation_terms: demoTerms },
  },
  {
    status: 'pending',
    at: 44,
    from: corbeil,
    to: versailles,
    km: 52.8,
    minutes: 61,
    more: {
      notes: 'Fauteuil roulant pliant.',
      stops: JSON.stringify([{ ...orly, waitingMinutes: 0 }]),
    },
  },
  { status: 'pending', at: -2, from: gareDeLyon, to: defense, km: 14.2, minutes: 33 },
  {
    status: 'accepted',
    at: 5,
    from: defense,
    to: orly,
    km: 27.6,
    minutes: 46,
    more: {
      luggage: 1,
      allow_toll: true,
      cancellation_terms: demoTerms,
      passenger_name: 'Karim Haddad',
      passenger_phone: '+33639981207',
    },
  },
  {
    status: 'accepted',
    at: 30,
    from: versailles,
    to: gareDeLyon,
    km: 24.9,
    minutes: 44,
    more: { cancellation_requested_at: hoursFromNow(-1) },
  },
  { status: 'accepted', at: -20, from: chatelet, to: lutetia, km: 3.1, minutes: 14 },
  {
    status: 'in_progress',
    at: -0.5,
    from: roissy,
    to: lutetia,
    km: 31.9,
    minutes: 48,
    more: { started_at: hoursFromNow(-0.4) },
  },
  {
    status: 'rejected',
    at: -30,
    from: chatelet,
    to: corbeil,
    km: 38.2,
    minutes: 52,
    more: { rejection_reason: 'Véhicule en révision ce jour-là.' },
  },
  {
    status: 'cancelled',
    at: -50,
    from: orly,
    to: lutetia,
    km: 17.8,
    minutes: 38,
    more: { cancellation_reason: 'Vol annulé' },
  },
];

/** Busier every week, so that the charts of the admin show a trend. */
const finished: Story[] = Array.from({ length: 60 }, (_, index) => ({
  status: 'completed',
  at: -24 * (1 + (index * index) / 45) - (index % 7),
  from: index % 2 === 0 ? gareDeLyon : defense,
  to: index % 3 === 0 ? orly : versailles,
  km: 14 + (index % 23),
  minutes: 26 + (index % 23) * 2,
}));

export function demoRides(clientIds: readonly string[], driverId: string): NewRide[] {
  return [...stories, ...finished].map((story, index) => ({
    id: newId(),
    client_id: clientIds[index % 3 === 0 ? 0 : index % clientIds.length] ?? '',
    driver_id: story.status === 'pending' || story.status === 'cancelled' ? null : driverId,
    status: story.status,
    pickup_address: story.from.address,
    pickup_lat: story.from.lat,
    pickup_lng: story.from.lng,
    destination_address: story.to.address,
    destination_lat: story.to.lat,
    destination_lng: story.to.lng,
    scheduled_at: hoursFromNow(story.at),
    created_at: hoursFromNow(bookedAt(story)),
    accepted_at: isAgreed(story) ? hoursFromNow(bookedAt(story) + answeredAfter(index) / 60) : null,
    started_at: story.status === 'completed' ? hoursFromNow(story.at) : null,
    ended_at: story.status === 'completed' ? hoursFromNow(story.at + story.minutes / 60) : null,
    distance_km: story.km,
    duration_minutes: story.minutes,
    ...priceOf(story),
    final_cents: null,
    rejection_reason: null,
    cancellation_reason: null,
    cancellation_requested_at: null,
    cancellation_request_reason: null,
    ...story.more,
  }));
}

/** As the demonstration's daytime rule would price it. */
function priceOf({ km, minutes }: Story) {
  const { total, lines } = fareFor({ km, minutes }, dayTariff);
  return { estimated_cents: total, price_rule_name: 'Tarif de jour', price_lines: JSON.stringify(lines) };
}

function bookedAt({ at }: Story): number {
  return Math.min(at - 6, -1);
}

/** Minutes from the booking to the answer of the driver. */
export function answeredAfter(index: number): number {
  return 1 + ((index * 7) % 34);
}

function hoursFromNow(hours: number): Date {
  return new Date(Date.now() + hours * 3_600_000);
}
