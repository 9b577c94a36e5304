import type { BookRideBody } from '#contract/rides/booking-bodies.ts';
import { toOrly } from './bookings.ts';
import type { chanceFrom } from './chance.ts';

type Chance = ReturnType<typeof chanceFrom>;
export type RandomTrip = typeof toOrly & Partial<BookRideBody>;
export type RandomOrder = { kind: 'return' | 'series'; trips: RandomTrip[]; withReturns: boolean };

const QUARTER = 900_000;
const DAY = 86_400_000;

const places = {
  paris: { address: '12 rue de Rivoli, 75004 Paris', lat: 48.8556, lng: 2.36 },
  defense: { address: '1 parvis de la Défense, 92800 Puteaux', lat: 48.8925, lng: 2.2368 },
};

/** One way with or without stops and options, a hire by the hour, or a night trip into a zone with a forfait. */
export function anyTrip(chance: Chance): RandomTrip {
  return chance.oneIn(4)
    ? { ...toOrly, ...anyLoad(chance), kind: 'hire', hours: 1 + chance.below(12) }
    : anyWay(chance);
}

/** A return, by the same places or others, on the same evening or days later. */
export function anyReturn(chance: Chance): RandomOrder {
  const outward = anyWay(chance);
  return { kind: 'return', trips: [outward, wayBack(chance, outward)], withReturns: true };
}

/** The same trip on two to five days, daily to weekly, each with or without a return. */
export function anySeries(chance: Chance): RandomOrder {
  const withReturns = chance.oneIn(2);
  const outward = withReturns ? anyWay(chance) : anyTrip(chance);
  const ofOneDay = withReturns ? [outward, wayBack(chance, outward, 0)] : [outward];
  const everySoManyDays = 1 + chance.below(7);
  const trips = Array.from({ length: 2 + chance.below(4) }, (_, index) =>
    ofOneDay.map((trip) => later(trip, index * everySoManyDays * DAY)),
  ).flat();
  return { kind: 'series', trips, withReturns };
}

function anyWay(chance: Chance): RandomTrip {
  const kind = chance.pick(['way', 'stops', 'forfait'] as const);
  const load = anyLoad(chance);
  if (kind === 'forfait') return { ...toOrly, ...pickupAt(places.paris), ...load };
  const away = { ...toOrly, ...load, ...destinationAt(places.defense) };
  return kind === 'way'
    ? away
    : { ...away, stops: [{ ...places.paris, waitingMinutes: chance.below(4) * 5 }] };
}

function anyLoad(chance: Chance) {
  return {
    scheduledAt: new Date(Date.parse('2026-05-04T08:00:00Z') + chance.below(48 * 4) * QUARTER).toISOString(),
    passengers: 1 + chance.below(6),
    luggage: chance.below(6),
    ...(chance.oneIn(2) ? { options: { baby_seat: 1 + chance.below(2) } } : {}),
  };
}

/** At least four hours after the start, when the outward ride has ended. */
function wayBack(chance: Chance, outward: RandomTrip, mostDays = 3): RandomTrip {
  const { stops: _, ...direct } = outward;
  const to = chance.pick([outwardStart(outward), places.paris]) ?? places.paris;
  const after = 4 * 4 + chance.below(16) + chance.below(mostDays + 1) * 96;
  return later(
    {
      ...direct,
      pickupAddress: outward.destinationAddress,
      pickupLat: outward.destinationLat,
      pickupLng: outward.destinationLng,
      ...destinationAt(to),
    },
    after * QUARTER,
  );
}

function outwardStart({ pickupAddress, pickupLat, pickupLng }: RandomTrip) {
  return { address: pickupAddress, lat: pickupLat, lng: pickupLng };
}

function later(trip: RandomTrip, by: number): RandomTrip {
  return { ...trip, scheduledAt: new Date(Date.parse(trip.scheduledAt) + by).toISOString() };
}

type Place = (typeof places)['paris'];

function pickupAt({ address, lat, lng }: Place) {
  return { pickupAddress: address, pickupLat: lat, pickupLng: lng };
}

function destinationAt({ address, lat, lng }: Place) {
  return { destinationAddress: address, destinationLat: lat, destinationLng: lng };
}
