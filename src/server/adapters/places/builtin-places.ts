import { clearSuggestion } from '#domain/places/clear-suggestion.ts';
import type { Place, Places, Point, Suggestion } from '#server/ports/places.ts';
import { communeAddress, withoutArrondissement } from './gazetteer/communes.ts';
import { gazetteer } from './gazetteer/gazetteer.ts';
import type { Hit } from './gazetteer/search-gazetteer.ts';
import { estimatedRoad } from './road.ts';

const MOST_SUGGESTIONS = 5;

/** Answers without any service, from the gazetteer and great-circle distances. It never fails. */
export function builtinPlaces(): Places {
  return {
    suggest: async (input) => ({ suggestions: knownSuggestions(input), isLimited: true }),
    details: async (id) => placeOf(gazetteer().byId(id)),
    geocode: async (address) => pointOf(clearSuggestion(address, knownSuggestions(address))),
    reverse: async (point) => withoutArrondissement(gazetteer().nearest(point)?.address),
    measure: async (from, to) => estimatedRoad(from, to),
  };
}

/** The places that match; for a full address that matches none, its town. */
export function knownSuggestions(input: string): Suggestion[] {
  const hits = gazetteer().search(input, MOST_SUGGESTIONS);
  const found = hits.length > 0 ? hits : gazetteer().search(townIn(input), MOST_SUGGESTIONS);
  return found.map(suggestionOf);
}

function townIn(input: string): string {
  return /\b\d{5}\b/u.exec(input)?.[0] ?? /,([^,]+)$/u.exec(input)?.[1] ?? '';
}

function suggestionOf({ place, name }: Hit): Suggestion {
  const { id, lat, lng } = place;
  const postcode = place.postcodes.find((one) => one === name);
  const address = postcode ? communeAddress(place.names[0] ?? '', postcode) : place.address;
  return { id, address, lat, lng, knownAs: name };
}

function placeOf(place: Place | undefined): Place | undefined {
  return place && { address: place.address, lat: place.lat, lng: place.lng };
}

function pointOf(suggestion: Suggestion | undefined): Point | undefined {
  const { lat = null, lng = null } = suggestion ?? {};
  return lat === null || lng === null ? undefined : { lat, lng };
}
