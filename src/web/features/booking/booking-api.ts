import type { DistanceQuery } from '#contract/trip/places.ts';
import type { StopBody } from '#contract/trip/trip.ts';
import { textOfStops } from '#contract/words/stops-text.ts';
import type { Coords } from '#web/browser/geolocation.ts';
import type { BookingDraft, DraftStop } from '#web/signals/booking-draft.ts';
import { hireHours, stopsIn } from '#web/signals/chosen-words.ts';

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
  | 'words'
  | 'stops'
  | 'hours'
>;

/** Without a moment it is the current price. */
export function tripQuery(draft: TripDraft, moment: Date | undefined): DistanceQuery {
  const [stops, hours] = [stopsIn(draft), hireHours(draft)];
  return {
    ...(draft.pickupCoords ? { origins: pointText(draft.pickupCoords) } : {}),
    originAddress: draft.pickup,
    ...(draft.destinationCoords ? { destinations: pointText(draft.destinationCoords) } : {}),
    ...(draft.destination ? { destinationAddress: draft.destination } : {}),
    ...(moment ? { scheduledAt: moment.toISOString() } : {}),
    allowToll: draft.allowToll ? 'true' : 'false',
    ...(draft.passengers > 1 ? { passengers: String(draft.passengers) } : {}),
    ...(draft.luggage > 0 ? { luggage: String(draft.luggage) } : {}),
    ...(draft.options ? { options: draft.options } : {}),
    ...(stops.length > 0 ? { stops: textOfStops(stops.map(stopBody)) } : {}),
    ...(hours === null ? {} : { kind: 'hire', hours: String(hours) }),
  };
}

export function stopBody({ address, coords, waitingMinutes }: DraftStop): StopBody {
  return { address, lat: coords?.lat ?? null, lng: coords?.lng ?? null, waitingMinutes };
}

function pointText({ lat, lng }: Coords): string {
  return `${lat},${lng}`;
}
