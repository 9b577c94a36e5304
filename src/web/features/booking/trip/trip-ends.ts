import type { Coords } from '#web/browser/geolocation.ts';
import type { BookingDraft } from '#web/signals/booking-draft.ts';

export type Ends = { from: Coords; to: Coords };

/** Where an address lies that was written but not chosen: the server takes the same point, and the price waits. */
const CITY_CENTRE: Coords = { lat: 48.8566, lng: 2.3522 };

/** Both ends of the trip, once both addresses have a place on the map. */
export function endsOf({ pickupCoords, destinationCoords }: BookingDraft): Ends | undefined {
  return pickupCoords && destinationCoords ? { from: pickupCoords, to: destinationCoords } : undefined;
}

export function assumedEndsOf({ pickupCoords, destinationCoords }: BookingDraft): Ends {
  return { from: pickupCoords ?? CITY_CENTRE, to: destinationCoords ?? CITY_CENTRE };
}
