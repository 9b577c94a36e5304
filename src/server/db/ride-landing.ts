import { knownPoint } from '#domain/geo/known-point.ts';
import { isStation } from '#domain/pricing/waiting.ts';
import type { Landing } from '#domain/ride/ride.ts';
import type { RideRow } from './schema.ts';

type Row = Pick<RideRow, 'landed_at' | 'luggage_at' | 'status' | 'pickup_lat' | 'pickup_lng'>;

/** Null where nobody lands: elsewhere than at an airport or a station, and before somebody drives. */
export function landingOf(ride: Row): Landing | null {
  const { status, landed_at: landedAt, luggage_at: luggageAt } = ride;
  if (!landedAt && (status !== 'accepted' || !isStation(knownPoint(ride.pickup_lat, ride.pickup_lng))))
    return null;
  return { landedAt, luggageAt };
}
