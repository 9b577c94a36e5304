import type { NewRide } from '#server/db/schema.ts';
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

export type Story = {
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
const single: Story[] = [
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
    more: { cancellation_requested_at: hoursFromNow(-0.25) },
  },
  {
    status: 'accepted',
    at: 54,
    from: defense,
    to: roissy,
    km: 33.1,
    minutes: 50,
    more: { passengers: 2, luggage: 2, travel_reference: 'AF 1148', cancellation_terms: demoTerms },
  },
  // Every third is the client's who signs in: the car that she follows is hers.
  {
    status: 'in_progress',
    at: -0.5,
    from: roissy,
    to: lutetia,
    km: 31.9,
    minutes: 48,
    more: {
      travel_reference: 'AF 1681',
      on_the_way_at: hoursFromNow(-1.5),
      expected_at: hoursFromNow(-0.75),
      arrived_at: hoursFromNow(-0.8),
      landed_at: hoursFromNow(-0.7),
      luggage_at: hoursFromNow(-0.5),
      free_minutes: 60,
      waiting_cents: 50,
      started_at: hoursFromNow(-0.4),
    },
  },
  { status: 'accepted', at: -20, from: chatelet, to: lutetia, km: 3.1, minutes: 14 },
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
    at: -8,
    from: defense,
    to: roissy,
    km: 29.3,
    minutes: 41,
    more: {
      cancellation_terms: demoTerms,
      cancellation_reason: 'Réunion déplacée',
      fee_kind: 'cancellation',
    },
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
  {
    status: 'pending',
    at: 68,
    from: lutetia,
    to: roissy,
    km: 0,
    minutes: 240,
    more: { hire_hours: 4, program: 'Visites d’appartements dans le 6e et le 15e.', passengers: 2 },
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

/** Around the accepted ride of the day: two of which one can be taken, one that collides with it, and one that is tight. */
const asked: Story[] = [
  { status: 'pending', at: 1.75, from: lutetia, to: defense, km: 11.2, minutes: 30 },
  { status: 'pending', at: 2.25, from: orly, to: versailles, km: 24.1, minutes: 35, more: { luggage: 2 } },
  { status: 'pending', at: 4.25, from: gareDeLyon, to: corbeil, km: 38.4, minutes: 52 },
  {
    status: 'pending',
    at: 5 + 70 / 60,
    from: orly,
    to: chatelet,
    km: 18.3,
    minutes: 36,
    more: { luggage: 1 },
  },
];

export const stories: readonly Story[] = [...single, ...finished, ...asked];

export function hoursFromNow(hours: number): Date {
  return new Date(Date.now() + hours * 3_600_000);
}
