import { wayLines } from '#contract/words/trip-words.fr.ts';
import { isCalledOff } from '#domain/ride/ride.ts';
import type { RideRow } from './schema.ts';

/** The length of a ride whose way is unknown, in a calendar. */
const UNKNOWN_MINUTES = 60;

type Ride = Pick<
  RideRow,
  | 'id'
  | 'version'
  | 'status'
  | 'scheduled_at'
  | 'duration_minutes'
  | 'pickup_address'
  | 'destination_address'
  | 'stops'
  | 'hire_hours'
>;

/** A ride as a calendar entry, the same for every reader. */
export function calendarEntryOf(ride: Ride) {
  return {
    rideId: ride.id,
    version: ride.version,
    startsAt: ride.scheduled_at,
    minutes: ride.duration_minutes || UNKNOWN_MINUTES,
    from: ride.pickup_address,
    lines: wayLines({
      pickup: ride.pickup_address,
      destination: ride.destination_address,
      stops: ride.stops,
      hours: ride.hire_hours,
    }),
    cancelled: isCalledOff(ride),
    tentative: ride.status === 'pending',
  };
}
