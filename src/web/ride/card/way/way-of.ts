import { placesOf } from '#contract/rides/ride-places.ts';
import type { RideView } from '#contract/rides/rides.ts';
import type { Point } from '#web/map/route.ts';
import type { Way } from '#web/map/way/way-map.ts';

/** The route of the car: to the pickup, then with the client to the destination. Undefined when unknown. */
export function wayOf(ride: RideView, path: readonly Point[], car: Way['car']): Way | undefined {
  const { pickup, destination } = placesOf(ride);
  const isOnBoard = ride.status === 'in_progress';
  const target = isOnBoard ? destination : pickup;
  if (!target) return undefined;
  const from = isOnBoard && pickup ? ([pickup.lat, pickup.lng] as const) : undefined;
  return { from, to: [target.lat, target.lng], path: isOnBoard ? path : [], car };
}
