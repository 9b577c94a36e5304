import { bookRide, editRide } from '#contract/booking.calls.ts';
import { findAddress, getPlace, suggestPlaces } from '#contract/places.calls.ts';
import type { DistanceQuery, SuggestionView } from '#contract/places.ts';
import type { BookRideBody, EditRideBody, RideView } from '#contract/rides.ts';
import { callApi } from '#web/api/call-api.ts';
import type { Coords } from '#web/browser/geolocation.ts';

/** The price of a trip depends on its moment; without one it is the price of now. */
export function tripQuery(
  { from, to }: { from: Coords; to: Coords },
  moment: Date | undefined,
): DistanceQuery {
  return {
    origins: pointText(from),
    destinations: pointText(to),
    ...(moment ? { scheduledAt: moment.toISOString() } : {}),
  };
}

export async function addressAt({ lat, lng }: Coords): Promise<string> {
  return (await callApi(findAddress, { query: { lat, lng } })).address;
}

/** Some suggestions have their coordinates, those of the others are read. */
export async function coordsOf({ id, lat, lng }: SuggestionView): Promise<Coords> {
  if (lat !== null && lng !== null) return rounded({ lat, lng });
  return rounded((await callApi(getPlace, { query: { place_id: id } })).place);
}

/** The coordinates of an address that was written without them, or null when it is unknown. */
export async function coordsOfAddress(address: string): Promise<Coords | null> {
  const { suggestions } = await callApi(suggestPlaces, { query: { input: address } });
  const first = suggestions[0];
  return first ? coordsOf(first) : null;
}

export function sendBooking(body: BookRideBody, idempotencyKey: string): Promise<RideView> {
  return callApi(bookRide, { body }, { headers: { 'Idempotency-Key': idempotencyKey } });
}

export function sendEdit(id: string, body: EditRideBody): Promise<RideView> {
  return callApi(editRide, { id, body });
}

/** A tenth of a metre is enough, and keeps every number short on its way. */
export function rounded({ lat, lng }: Coords): Coords {
  return { lat: Number(lat.toFixed(6)), lng: Number(lng.toFixed(6)) };
}

function pointText({ lat, lng }: Coords): string {
  return `${lat},${lng}`;
}
