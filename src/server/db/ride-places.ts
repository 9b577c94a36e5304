import type { Point } from '#domain/geo/great-circle.ts';
import { knownPoint } from '#domain/geo/known-point.ts';
import type { RideRow } from './schema.ts';

type Ends = Pick<RideRow, 'pickup_lat' | 'pickup_lng' | 'destination_lat' | 'destination_lng'>;
type Way = Ends & Pick<RideRow, 'stops' | 'hire_hours'>;

/** Where a ride begins and ends; null when the place is unknown. */
export function placesOf(ride: Ends) {
  return {
    pickup: knownPoint(ride.pickup_lat, ride.pickup_lng),
    destination: knownPoint(ride.destination_lat, ride.destination_lng),
  };
}

/** All the points of a way in their order, or undefined when one of them is unknown. */
export function pointsOf(ride: Way): Point[] | undefined {
  const { pickup, destination } = placesOf(ride);
  const all = [pickup, ...ride.stops.map(({ lat, lng }) => knownPoint(lat, lng)), destination];
  const points = all.flatMap((point) => point ?? []);
  return points.length === all.length ? points : undefined;
}

/** The road of a ride, where it was measured: a car by the hour has none, nor has a way with an unknown place. */
export function roadOf(ride: Way & Pick<RideRow, 'distance_km' | 'duration_minutes'>) {
  const isHire = ride.hire_hours !== null;
  const isMeasured = pointsOf(ride) !== undefined;
  return {
    km: isMeasured && !isHire ? ride.distance_km : null,
    minutes: isMeasured || isHire ? ride.duration_minutes : null,
  };
}
