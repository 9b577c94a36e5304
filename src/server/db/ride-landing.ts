import { knownPoint } from '#domain/geo/known-point.ts';
import { isStation } from '#domain/pricing/waiting.ts';
import type { Landing } from '#domain/ride/ride.ts';
import type { RideRow } from './schema.ts';

type Row = Pick<RideRow, 'landed_at' | 'luggage_at' | 'status' | 'pickup_lat' | 'pickup_lng'>;

/** Null unless the ride is accepted and its pickup an airport or a station; once noted, a landing is kept. */
export function landingOf(ride: Row): Landing | null {
  const { status, landed_at: landedAt, luggage_at: luggageAt } = ride;
  if (!landedAt && (status !== 'accepted' || !isStation(knownPoint(ride.pickup_lat, ride.pickup_lng))))
    return null;
  return { landedAt, luggageAt };
}
