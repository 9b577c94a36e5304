import { findAddress, getPlace, suggestPlaces } from '#contract/trip/places.calls.ts';
import type { SuggestionView } from '#contract/trip/places.ts';
import { callApi } from '#web/api/call-api.ts';
import type { Coords } from '#web/browser/geolocation.ts';

export async function addressAt({ lat, lng }: Coords): Promise<string> {
  return (await callApi(findAddress, { query: { lat, lng } })).address;
}

/** Coordinates that are not in the suggestion are read from the server. */
export async function coordsOf({ id, lat, lng }: SuggestionView): Promise<Coords> {
  if (lat !== null && lng !== null) return rounded({ lat, lng });
  return rounded((await callApi(getPlace, { query: { place_id: id } })).place);
}

/** The coordinates of a written address, or null when it is not clear where it is. */
export async function coordsOfAddress(address: string): Promise<Coords | null> {
  const { suggestions, clearId } = await callApi(suggestPlaces, { query: { input: address } });
  const clear = suggestions.find(({ id }) => id === clearId);
  return clear ? coordsOf(clear) : null;
}

/** Precise to a tenth of a metre, which keeps URLs short. */
export function rounded({ lat, lng }: Coords): Coords {
  return { lat: Number(lat.toFixed(6)), lng: Number(lng.toFixed(6)) };
}
