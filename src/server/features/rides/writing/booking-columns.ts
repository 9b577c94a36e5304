import type { BookRide } from '#contract/rides/booking-bodies.ts';
import type { RideView } from '#contract/rides/rides.ts';
import type { NewRide, RideRow } from '#server/db/schema.ts';
import type { StoredStop } from '#server/db/tables/rides-table.ts';
import type { Quote } from '#server/features/pricing/index.ts';
import { passengerColumns } from './passenger-columns.ts';

type Booked = Pick<
  NewRide,
  | 'pickup_address'
  | 'pickup_lat'
  | 'pickup_lng'
  | 'destination_address'
  | 'destination_lat'
  | 'destination_lng'
  | 'stops'
  | 'hire_hours'
  | 'scheduled_at'
  | 'distance_km'
  | 'duration_minutes'
  | 'estimated_cents'
  | 'price_to_confirm'
  | 'price_rule_name'
  | 'price_lines'
  | 'cancellation_terms'
>;

/** The columns that booking and editing share: the trip as it was asked for, at the price of the server. */
export function tripColumns(body: BookRide, price: Quote, scheduledAt: Date): Booked {
  return {
    pickup_address: body.pickupAddress,
    pickup_lat: price.from?.lat ?? null,
    pickup_lng: price.from?.lng ?? null,
    destination_address: body.destinationAddress || body.pickupAddress,
    destination_lat: price.to?.lat ?? null,
    destination_lng: price.to?.lng ?? null,
    stops: JSON.stringify(stopsIn(price)),
    hire_hours: price.asked.hours ?? null,
    scheduled_at: scheduledAt,
    distance_km: price.km,
    duration_minutes: price.minutes,
    estimated_cents: price.total,
    price_to_confirm: price.toConfirm,
    price_rule_name: price.ruleName,
    price_lines: JSON.stringify(price.lines),
    cancellation_terms: price.terms ?? null,
  };
}

/** The stops as asked for, at the points that the server found. */
function stopsIn({ asked, stops = [] }: Quote): StoredStop[] {
  return (asked.stops ?? []).map(({ address, waitingMinutes }, index) => {
    const { lat = null, lng = null } = stops[index] ?? {};
    return { address: address ?? '', lat, lng, waitingMinutes };
  });
}

/** Optional fields; an edit that leaves one out keeps its value. */
export function extraColumns(body: BookRide) {
  return {
    ...(body.notes === undefined ? {} : { notes: body.notes }),
    ...(body.allowToll === undefined ? {} : { allow_toll: body.allowToll }),
    ...(body.passengers === undefined ? {} : { passengers: body.passengers }),
    ...(body.luggage === undefined ? {} : { luggage: body.luggage }),
    ...(body.travelReference === undefined ? {} : { travel_reference: body.travelReference }),
    ...(body.passenger === undefined ? {} : passengerColumns(body.passenger)),
    ...(body.program === undefined ? {} : { program: body.program }),
  };
}

const route = ['pickup_address', 'destination_address', 'hire_hours', 'program'] as const;

/** An agreed route ends when the way changes. */
export function forgottenRoute(
  ride: RideRow,
  change: Partial<Pick<NewRide, (typeof route)[number]>>,
): Partial<Pick<NewRide, 'has_agreed_route'>> {
  const isSame = route.every((column) => change[column] === undefined || change[column] === ride[column]);
  return isSame ? {} : { has_agreed_route: false };
}

export function presentExtras(ride: RideRow) {
  return {
    notes: ride.notes,
    allowToll: ride.allow_toll,
    passengers: ride.passengers,
    luggage: ride.luggage,
    travelReference: ride.travel_reference,
    kind: ride.hire_hours === null ? 'one_way' : 'hire',
    hours: ride.hire_hours,
    program: ride.program,
    stops: ride.stops.map(({ address, lat, lng, waitingMinutes }) => ({ address, lat, lng, waitingMinutes })),
  } satisfies Partial<RideView>;
}
