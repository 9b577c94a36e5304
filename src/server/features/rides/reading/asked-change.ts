import { sql } from 'kysely';
import type { ChangeRequestView } from '#contract/rides/change-requests.ts';
import type { RideView } from '#contract/rides/rides.ts';
import type { ChangeRequest, ChangeSide } from '#domain/ride/change-request.ts';
import type { StoredChange } from '#server/db/tables/change-request-table.ts';

/** The change request of a ride, read with it. */
export type AskedChange = {
  asked_by: ChangeSide;
  asked_at: string;
  refused_at: string | null;
  ride_count: number;
  change: StoredChange;
};

/** Read for accepted rides only, by the key of its table. */
export const askedChange = sql<AskedChange | null>`case when rides.status = 'accepted' then (
  select json_build_object('asked_by', asked_by, 'asked_at', asked_at, 'refused_at', refused_at,
    'ride_count', ride_count, 'change', change)
  from change_requests where change_requests.ride_id = rides.id) end`;

export function changeFactsOf({ asked_change }: { asked_change: AskedChange | null }): ChangeRequest | null {
  if (!asked_change) return null;
  const { asked_by: askedBy, refused_at, change } = asked_change;
  return {
    askedBy,
    refusedAt: refused_at === null ? null : new Date(refused_at),
    scheduledAt: new Date(change.scheduled_at),
  };
}

/** The ride as it would be with the change. */
export function rideAsAsked<Ride extends { scheduled_at: Date }>(ride: Ride, change: StoredChange): Ride {
  return { ...ride, ...change, scheduled_at: new Date(change.scheduled_at) };
}

/** `to`: the changed ride, for the same viewer. */
export function presentChange(
  { asked_by, asked_at, refused_at, ride_count }: AskedChange,
  to: RideView,
): ChangeRequestView {
  return {
    askedBy: asked_by,
    askedAt: new Date(asked_at).toISOString(),
    refusedAt: refused_at === null ? null : new Date(refused_at).toISOString(),
    rides: ride_count,
    to: {
      scheduledAt: to.scheduledAt,
      pickupAddress: to.pickupAddress,
      stops: to.stops,
      destinationAddress: to.destinationAddress,
      hours: to.hours,
      program: to.program,
      distance: to.distance,
      duration: to.duration,
      estimatedPrice: to.estimatedPrice,
      priceLines: to.priceLines,
      passengers: to.passengers,
      luggage: to.luggage,
      travelReference: to.travelReference,
      allowToll: to.allowToll,
      notes: to.notes,
      passenger: to.passenger,
      cancellationTerms: to.cancellationTerms,
    },
  };
}
