import type { BookRide, RideView } from '#contract/rides.ts';
import type { RideRow } from '#server/db/schema.ts';

/** What the client may leave out; absent from an edit, it stays as it was. */
export function extraColumns(body: BookRide) {
  return {
    ...(body.notes === undefined ? {} : { notes: body.notes }),
    ...(body.allowToll === undefined ? {} : { allow_toll: body.allowToll }),
    ...(body.passengers === undefined ? {} : { passengers: body.passengers }),
    ...(body.luggage === undefined ? {} : { luggage: body.luggage }),
    ...(body.travelReference === undefined ? {} : { travel_reference: body.travelReference }),
  };
}

export function presentExtras(ride: RideRow) {
  return {
    notes: ride.notes,
    allowToll: ride.allow_toll,
    passengers: ride.passengers,
    luggage: ride.luggage,
    travelReference: ride.travel_reference,
  } satisfies Partial<RideView>;
}
