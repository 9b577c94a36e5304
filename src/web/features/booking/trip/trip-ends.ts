import { isSamePlace } from '#domain/geo/same-place.ts';
import type { Coords } from '#web/browser/geolocation.ts';
import type { BookingDraft } from '#web/signals/booking-draft.ts';

export type Ends = { from: Coords; to: Coords };

/** Both ends of the trip, once both addresses have coordinates, unless they are one. */
export function endsOf({
  pickupCoords,
  destinationCoords,
}: Pick<BookingDraft, 'pickupCoords' | 'destinationCoords'>): Ends | undefined {
  if (!pickupCoords || !destinationCoords) return undefined;
  const isOne = isSamePlace(
    { address: null, point: pickupCoords },
    { address: null, point: destinationCoords },
  );
  return isOne ? undefined : { from: pickupCoords, to: destinationCoords };
}
