import type { RideFacts } from '#domain/ride/ride.ts';
import type { RideRow } from '#server/db/schema.ts';

/** A ride with the names that go on its card. */
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

/** How a ride stands: what the rules ask about it, and which version of it that was. */
export type RideStanding = Pick<
  RideRow,
  'id' | 'status' | 'client_id' | 'driver_id' | 'scheduled_at' | 'cancellation_requested_at' | 'version'
>;

export function factsOf(ride: Omit<RideStanding, 'id' | 'version'>): RideFacts {
  return {
    status: ride.status,
    clientId: ride.client_id,
    driverId: ride.driver_id,
    scheduledAt: ride.scheduled_at,
    cancellationRequestedAt: ride.cancellation_requested_at,
  };
}
