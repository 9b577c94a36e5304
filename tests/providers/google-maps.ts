import type { Reply } from './provider-server.ts';

const gareDeLyon = { lat: 48.8443, lng: 2.3735 };
const station = {
  formatted_address: 'Pl. Louis-Armand, 75012 Paris, France',
  geometry: { location: gareDeLyon, location_type: 'ROOFTOP' },
  place_id: 'ChIJGareDeLyon',
  types: ['train_station', 'transit_station', 'establishment'],
};
const france = { ...station, formatted_address: 'France', types: ['country', 'political'] };
const plusCode = { ...station, formatted_address: 'R9VF+PC Paris, France', types: ['plus_code'] };

/** Five points from the Gare de Lyon to Orly. */
const overview = '{{biHkqnMbcAzT~oCvcAfeIgw@vvDzT';

/** Google's documented answers, about the Gare de Lyon. */
export function googleMaps(url: URL): Reply {
  switch (url.pathname) {
    case '/maps/api/place/autocomplete/json':
      return about(url, 'input', { predictions: [prediction()] }, { predictions: [] });
    case '/maps/api/place/details/json':
      return details(url.searchParams.get('place_id'));
    case '/maps/api/geocode/json':
      return geocode(url);
    case '/maps/api/directions/json':
      return directions(url);
    default:
      return { status: 404, body: 'Not Found' };
  }
}

/** Google refuses with a 200. */
export function googleStatus(status: string): Reply {
  const body = {
    status,
    error_message: 'The provided API key is invalid.',
    predictions: [],
    results: [],
    routes: [],
  };
  return { body };
}

function about(url: URL, name: string, found: object, nothing: object): Reply {
  const isAbout = /gare de lyon/iu.test(url.searchParams.get(name) ?? '');
  return { body: isAbout ? { status: 'OK', ...found } : { status: 'ZERO_RESULTS', ...nothing } };
}

function prediction() {
  return {
    description: 'Gare de Lyon, Place Louis-Armand, Paris, France',
    matched_substrings: [{ length: 12, offset: 0 }],
    place_id: station.place_id,
    structured_formatting: { main_text: 'Gare de Lyon', secondary_text: 'Place Louis-Armand, Paris, France' },
    terms: [{ offset: 0, value: 'Gare de Lyon' }],
    types: ['train_station'],
  };
}

function details(placeId: string | null): Reply {
  if (placeId === 'ChIJGone') return { body: { html_attributions: [], status: 'NOT_FOUND' } };
  if (placeId !== station.place_id) return { body: { html_attributions: [], status: 'INVALID_REQUEST' } };
  return { body: { html_attributions: [], result: { name: 'Gare de Lyon', ...station }, status: 'OK' } };
}

function geocode(url: URL): Reply {
  if (!url.searchParams.has('latlng'))
    return about(url, 'address', { results: [station] }, { status: 'OK', results: [france] });
  const isHere = url.searchParams.get('latlng') === '48.8443,2.3735';
  return {
    body: isHere ? { status: 'OK', results: [plusCode, station] } : { status: 'ZERO_RESULTS', results: [] },
  };
}

function directions(url: URL): Reply {
  if (url.searchParams.get('destination') === '0,0') return { body: { status: 'ZERO_RESULTS', routes: [] } };
  const leg = { distance: { text: '16,4 km', value: 16_432 }, duration: { text: '28 min', value: 1_655 } };
  const route = { summary: 'A6B', legs: [leg], overview_polyline: { points: overview }, warnings: [] };
  return { body: { status: 'OK', geocoded_waypoints: [], routes: [route] } };
}
