import { findAddress, getPlace, suggestPlaces } from '#contract/places.calls.ts';
import type { DistanceQuery, SuggestionView } from '#contract/places.ts';
import { callApi } from '#web/api/call-api.ts';
import type { Coords } from '#web/browser/geolocation.ts';
import type { BookingDraft } from '#web/signals/booking-draft.ts';

/** What a price depends on; an address without coordinates is found by the server. */
export type TripDraft = Pick<
  BookingDraft,
  'pickup' | 'pickupCoords' | 'destination' | 'destinationCoords' | 'allowToll'
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
  };
}

export async function addressAt({ lat, lng }: Coords): Promise<string> {
  return (await callApi(findAddress, { query: { lat, lng } })).address;
}

/** Coordinates that are not in the suggestion are read from the server. */
export async function coordsOf({ id, lat, lng }: SuggestionView): Promise<Coords> {
  if (lat !== null && lng !== null) return rounded({ lat, lng });
  return rounded((await callApi(getPlace, { query: { place_id: id } })).place);
}

/** The coordinates of a typed address, or null when it is unknown. */
export async function coordsOfAddress(address: string): Promise<Coords | null> {
  const { suggestions } = await callApi(suggestPlaces, { query: { input: address } });
  const first = suggestions[0];
  return first ? coordsOf(first) : null;
}

/** Precise to a tenth of a metre, which keeps URLs short. */
export function rounded({ lat, lng }: Coords): Coords {
  return { lat: Number(lat.toFixed(6)), lng: Number(lng.toFixed(6)) };
}

function pointText({ lat, lng }: Coords): string {
  return `${lat},${lng}`;
}
