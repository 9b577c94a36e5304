import type { Coords } from '#web/browser/geolocation.ts';
import type { BookingDraft } from '#web/signals/booking-draft.ts';

export type Ends = { from: Coords; to: Coords };

/** Both ends of the trip, once both addresses have coordinates. */
export function endsOf({
  pickupCoords,
  destinationCoords,
}: Pick<BookingDraft, 'pickupCoords' | 'destinationCoords'>): Ends | undefined {
  return pickupCoords && destinationCoords ? { from: pickupCoords, to: destinationCoords } : undefined;
}
