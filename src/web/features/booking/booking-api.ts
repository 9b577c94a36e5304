import type { PlaceView, ReverseGeocodeView, SuggestionsView, SuggestionView } from '#contract/places.ts';
import type { BookRideBody, EditRideBody, RideView } from '#contract/rides.ts';
import { callApi } from '#web/api/call-api.ts';
import type { Coords } from '#web/browser/geolocation.ts';

const PLACES = '/api/google-places';

export function suggestionsPath(input: string): string {
  return `${PLACES}/autocomplete?${new URLSearchParams({ input })}`;
}

/** The price of a trip depends on its moment; without one it is the price of now. */
export function measurePath(from: Coords, to: Coords, moment: Date | undefined): string {
  const query = new URLSearchParams({ origins: pointText(from), destinations: pointText(to) });
  if (moment) query.set('scheduledAt', moment.toISOString());
  return `${PLACES}/distance-matrix?${query}`;
}

export async function placeAt({ lat, lng }: Coords): Promise<string> {
  const query = new URLSearchParams({ lat: String(lat), lng: String(lng) });
  return (await callApi<ReverseGeocodeView>(`${PLACES}/reverse-geocode?${query}`)).address;
}

/** Some suggestions come with their coordinates, the others are asked for them. */
export async function coordsOf({ id, lat, lng }: SuggestionView): Promise<Coords> {
  if (lat !== null && lng !== null) return rounded({ lat, lng });
  const { place } = await callApi<{ place: PlaceView }>(
    `${PLACES}/details?${new URLSearchParams({ place_id: id })}`,
  );
  return rounded(place);
}

/** The coordinates of an address that was written without them, or null when nobody knows it. */
export async function coordsOfAddress(address: string): Promise<Coords | null> {
  const { suggestions } = await callApi<SuggestionsView>(suggestionsPath(address));
  const first = suggestions[0];
  return first ? coordsOf(first) : null;
}

export function bookRide(body: BookRideBody, idempotencyKey: string): Promise<RideView> {
  return callApi('/api/rides', {
    method: 'POST',
    body,
    headers: { 'Idempotency-Key': idempotencyKey },
  });
}

export function editRide(rideId: string, body: EditRideBody): Promise<RideView> {
  return callApi(`/api/rides/${encodeURIComponent(rideId)}/edit`, { method: 'PATCH', body });
}

/** A tenth of a metre is enough, and keeps every number short on its way. */
export function rounded({ lat, lng }: Coords): Coords {
  return { lat: Number(lat.toFixed(6)), lng: Number(lng.toFixed(6)) };
}

function pointText({ lat, lng }: Coords): string {
  return `${lat},${lng}`;
}
