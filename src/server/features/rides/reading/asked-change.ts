import { sql } from 'kysely';
import type { ChangeRequestView } from '#contract/rides/change-requests.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { type ChangeRequest, type ChangeSide, isOpenChange } from '#domain/ride/change-request.ts';
import type { Actor } from '#domain/ride/ride.ts';
import { maySeeRide } from '#domain/ride/visible-rides.ts';
import type { StoredChange } from '#server/db/tables/change-request-table.ts';

/** The change request of a ride, read with it. */
export type AskedChange = {
  asked_by: ChangeSide;
  asked_at: string;
  refused_at: string | null;
  change: StoredChange;
  /** The others that were asked for together with it and have no answer. */
  beside: { driver_id: string | null; scheduled_at: string; wanted_at: string }[] | null;
};

/** Those of the same order, by its index. The table is named with its schema, as `rides` may be the rows that are written. */
const askedBeside = sql`case when change_requests.ride_count > 1 then (
  select json_agg(json_build_object('driver_id', mates.driver_id, 'scheduled_at', mates.scheduled_at,
    'wanted_at', others.change ->> 'scheduled_at'))
  from public.rides as mates join change_requests as others on others.ride_id = mates.id
  where mates.order_id = rides.order_id and mates.id <> rides.id and mates.status = 'accepted'
    and others.batch_id = change_requests.batch_id and others.refused_at is null) end`;

/** Read for accepted rides only, by the key of its table. */
export const askedChange = sql<AskedChange | null>`case when rides.status = 'accepted' then (
  select json_build_object('asked_by', asked_by, 'asked_at', asked_at, 'refused_at', refused_at, 'change', change,
    'beside', ${askedBeside})
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

/** How many of those asked for together are open for this viewer, this one among them. */
export function openTogether(
  { client_id: clientId, asked_change }: { client_id: string; asked_change: AskedChange },
  viewer: Actor,
  now: Date,
): number {
  const { asked_by: askedBy, beside } = asked_change;
  const status = 'accepted';
  const open = (beside ?? []).filter(
    ({ driver_id: driverId, scheduled_at, wanted_at }) =>
      maySeeRide(viewer, { status, clientId, driverId }) &&
      isOpenChange(
        { status, scheduledAt: new Date(scheduled_at) },
        { askedBy, refusedAt: null, scheduledAt: new Date(wanted_at) },
        now,
      ),
  );
  return open.length + 1;
}

/** `to`: the changed ride, for the same viewer; `rides`: how many are open together. */
export function presentChange(
  { asked_by, asked_at, refused_at }: AskedChange,
  rides: number,
  to: RideView,
): ChangeRequestView {
  return {
    askedBy: asked_by,
    askedAt: new Date(asked_at).toISOString(),
    refusedAt: refused_at === null ? null : new Date(refused_at).toISOString(),
    rides,
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
      priceToConfirm: to.priceToConfirm,
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
