import { knownPoint } from '#domain/geo/known-point.ts';
import type { RideView } from './rides.ts';

type Coordinates = Pick<RideView, 'pickupLat' | 'pickupLng' | 'destinationLat' | 'destinationLng'>;

/** Where a ride begins and ends; null when the place is unknown. */
export function placesOf(ride: Coordinates) {
  return {
    pickup: knownPoint(ride.pickupLat, ride.pickupLng),
    destination: knownPoint(ride.destinationLat, ride.destinationLng),
  };
}
