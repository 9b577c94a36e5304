import { isDeepStrictEqual } from 'node:util';
import type { EditRide } from '#contract/rides/booking-bodies.ts';
import { movedAlike } from '#domain/order/change-alike.ts';
import { optionsIn } from '#domain/pricing/option.ts';
import type { RideWithPeople } from '#server/features/rides/index.ts';

/** What a client says of a ride: a field that edits have and `bodyOf` forgot does not compile. */
type Asked = Required<Omit<EditRide, 'version' | 'quoteId' | 'estimatedPrice' | 'distance' | 'duration'>>;
type Fact = keyof Asked;
type Part = { facts: Fact[]; points?: Fact[] };

/** Fields that change together; a place counts as changed when its address does. */
const together: Part[] = [
  { facts: ['pickupAddress'], points: ['pickupLat', 'pickupLng'] },
  { facts: ['destinationAddress'], points: ['destinationLat', 'destinationLng'] },
  { facts: ['kind', 'hours', 'stops'] },
];

/** Applies the change of the chosen ride to another one, which keeps its own flight number or message. */
export function alikeBody(chosen: RideWithPeople, change: EditRide, other: RideWithPeople): EditRide {
  const before = bodyOf(chosen);
  const wanted = { ...before, ...definedOf(change) };
  const taken = partsOf(before)
    .filter(({ facts }) => facts.some((fact) => !isDeepStrictEqual(said(wanted, fact), said(before, fact))))
    .flatMap(({ facts, points = [] }) => [...facts, ...points]);
  const move = { from: chosen.scheduled_at, to: new Date(change.scheduledAt) };
  return {
    ...bodyOf(other),
    ...Object.fromEntries(taken.map((fact) => [fact, wanted[fact]])),
    scheduledAt: movedAlike(other.scheduled_at, move).toISOString(),
  };
}

/** It is already as the change would make it. */
export function isAlready(ride: RideWithPeople, body: EditRide): boolean {
  const before = bodyOf(ride);
  return (
    before.scheduledAt === body.scheduledAt &&
    partsOf(before).every(({ facts }) =>
      facts.every((fact) => isDeepStrictEqual(said(body, fact), said(before, fact))),
    )
  );
}

/** Every other field changes alone; the time of each ride moves by itself. */
function partsOf(asked: Asked): Part[] {
  const grouped = together.flatMap(({ facts, points = [] }) => [...facts, ...points]);
  const alone = (Object.keys(asked) as Fact[]).filter(
    (fact) => fact !== 'scheduledAt' && !grouped.includes(fact),
  );
  return [...together, ...alone.map((fact) => ({ facts: [fact] }))];
}

/** The ride as an edit would say it that changes nothing. A hire that ends at its pickup has no last destination. */
function bodyOf(ride: RideWithPeople): Asked {
  const isBack = ride.hire_hours !== null && ride.destination_address === ride.pickup_address;
  return {
    pickupAddress: ride.pickup_address,
    pickupLat: ride.pickup_lat,
    pickupLng: ride.pickup_lng,
    destinationAddress: isBack ? '' : ride.destination_address,
    destinationLat: isBack ? null : ride.destination_lat,
    destinationLng: isBack ? null : ride.destination_lng,
    kind: ride.hire_hours === null ? 'one_way' : 'hire',
    hours: ride.hire_hours ?? undefined,
    stops: ride.stops,
    program: ride.program,
    scheduledAt: ride.scheduled_at.toISOString(),
    notes: ride.notes,
    allowToll: ride.allow_toll,
    passengers: ride.passengers,
    luggage: ride.luggage,
    travelReference: ride.travel_reference,
    options: optionsIn(ride.price_lines),
    passenger: ride.passenger_name === '' ? null : { name: ride.passenger_name, phone: ride.passenger_phone },
  };
}

/** Stops are compared by address: their points may come from the form or from the server. */
function said(body: EditRide, fact: keyof EditRide): unknown {
  if (fact !== 'stops') return body[fact];
  return (body.stops ?? []).map(({ address, waitingMinutes = 0 }) => ({ address, waitingMinutes }));
}

function definedOf(change: EditRide): Partial<EditRide> {
  const toWay = change.kind === 'one_way' ? { hours: undefined } : {};
  return {
    ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)),
    ...toWay,
  };
}
