import type { DistanceQuery } from '#contract/places.ts';
import type { Coords } from '#web/browser/geolocation.ts';
import type { BookingDraft } from '#web/signals/booking-draft.ts';

/** What a price depends on; an address without coordinates is found by the server. */
export type TripDraft = Pick<
  BookingDraft,
  | 'pickup'
  | 'pickupCoords'
  | 'destination'
  | 'destinationCoords'
  | 'allowToll'
  | 'passengers'
  | 'luggage'
  | 'options'
>;

/** Without a moment it is the current price. */
export function tripQuery(draft: TripDraft, moment: Date | undefined): DistanceQuery {
  return {
    ...(draft.pickupCoords ? { origins: pointText(draft.pickupCoords) } : {}),
    originAddress: draft.pickup,
    ...(draft.destinationCoords ? { destinations: pointText(draft.destinationCoords) } : {}),
    destinationAddress: draft.destination,
    ...(moment ? { scheduledAt: moment.toISOString() } : {}),
    allowToll: draft.allowToll ? 'true' : 'false',
    ...(draft.passengers > 1 ? { passengers: String(draft.passengers) } : {}),
    ...(draft.luggage > 0 ? { luggage: String(draft.luggage) } : {}),
    ...(draft.options ? { options: draft.options } : {}),
  };
}

function pointText({ lat, lng }: Coords): string {
  return `${lat},${lng}`;
}
