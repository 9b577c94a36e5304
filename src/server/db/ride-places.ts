import { knownPoint } from '#domain/geo/known-point.ts';
import type { RideRow } from './schema.ts';

type Stored = Pick<RideRow, 'pickup_lat' | 'pickup_lng' | 'destination_lat' | 'destination_lng'>;

/** Where a ride begins and ends; null when the place is unknown. */
export function placesOf(ride: Stored) {
  return {
    pickup: knownPoint(ride.pickup_lat, ride.pickup_lng),
    destination: knownPoint(ride.destination_lat, ride.destination_lng),
  };
}
