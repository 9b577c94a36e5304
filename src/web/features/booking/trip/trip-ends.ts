import { CENTRE_OF_PARIS } from '#domain/geo/centre-of-paris.ts';
import type { Coords } from '#web/browser/geolocation.ts';
import type { BookingDraft } from '#web/signals/booking-draft.ts';

export type Ends = { from: Coords; to: Coords };

/** Both ends of the trip, once both addresses have coordinates. */
export function endsOf({ pickupCoords, destinationCoords }: BookingDraft): Ends | undefined {
  return pickupCoords && destinationCoords ? { from: pickupCoords, to: destinationCoords } : undefined;
}

export function assumedEndsOf({ pickupCoords, destinationCoords }: BookingDraft): Ends {
  return { from: pickupCoords ?? CENTRE_OF_PARIS, to: destinationCoords ?? CENTRE_OF_PARIS };
}
