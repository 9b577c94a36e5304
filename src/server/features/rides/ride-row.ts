import type { RideFacts } from '#domain/ride/ride.ts';
import type { RideRow } from '#server/db/schema.ts';

/** A ride with the people and the vehicle shown on its card. */
export type RideWithPeople = RideRow & {
  client_first_name: string;
  client_last_name: string;
  client_email: string;
  client_phone: string | null;
  driver_first_name: string | null;
  driver_last_name: string | null;
  driver_email: string | null;
  driver_phone: string | null;
  vehicle_make: string | null;
  vehicle_model: string | null;
  vehicle_plate: string | null;
};

export const snapshotColumns = [
  'id',
  'status',
  'client_id',
  'driver_id',
  'scheduled_at',
  'cancellation_requested_at',
  'version',
] as const;

/** What the rules ask about a ride, and the version that was read. */
export type RideSnapshot = Pick<RideRow, (typeof snapshotColumns)[number]>;

export function factsOf(ride: Omit<RideSnapshot, 'id' | 'version'>): RideFacts {
  return {
    status: ride.status,
    clientId: ride.client_id,
    driverId: ride.driver_id,
    scheduledAt: ride.scheduled_at,
    cancellationRequestedAt: ride.cancellation_requested_at,
  };
}
