import { expect, test } from 'vitest';
import { googleMaps } from '#tests/providers/google-maps.ts';
import { openProvider } from '#tests/providers/provider-server.ts';
import { googlePlaces } from './google-places.ts';
import { decodePolyline } from './polyline.ts';

const gareDeLyon = { lat: 48.8443, lng: 2.3735 };
const orly = { lat: 48.7286, lng: 2.3645 };

async function open() {
  const { baseUrl, asked } = await openProvider(googleMaps);
  const places = googlePlaces({ baseUrl: `${baseUrl}/`, key: 'server&key' });
  return { places, lastAsked: () => Object.fromEntries(asked.at(-1)?.searchParams ?? []) };
}

test('asks for suggestions in France, in French, with the key, whatever is typed', async () => {
  const { places, lastAsked } = await open();

  await places.suggest('gare & café #1+2 «é»');

  expect(lastAsked()).toEqual({
    input: 'gare & café #1+2 «é»',
    components: 'country:fr',
    language: 'fr',
    key: 'server&key',
  });
});

test('asks only for the fields it reads', async () => {
  const { places, lastAsked } = await open();

  await places.details('google:ChIJGareDeLyon');

  expect(lastAsked()).toEqual({
    place_id: 'ChIJGareDeLyon',
    fields: 'name,formatted_address,geometry',
    language: 'fr',
    key: 'server&key',
  });
});

test('leaves the country out of what people read, and puts the name of a place in', async () => {
  const { places } = await open();

  const [suggestion] = (await places.suggest('gare de lyon')).suggestions;
  const place = await places.details('google:ChIJGareDeLyon');

  expect(suggestion).toEqual({
    id: 'google:ChIJGareDeLyon',
    address: 'Gare de Lyon, Place Louis-Armand, Paris',
    lat: null,
    lng: null,
  });
  expect(place?.address).toBe('Gare de Lyon, Pl. Louis-Armand, 75012 Paris');
});

test('never names a point by a code', async () => {
  const { places, lastAsked } = await open();

  expect(await places.reverse(gareDeLyon)).toBe('Pl. Louis-Armand, 75012 Paris');
  expect(lastAsked()).toMatchObject({ latlng: '48.8443,2.3735', language: 'fr' });
});

test('looks for a typed address in France only', async () => {
  const { places, lastAsked } = await open();

  await places.geocode('Gare de Lyon');

  expect(lastAsked()).toMatchObject({ address: 'Gare de Lyon', components: 'country:fr' });
});

test('measures by car, with tolls unless they are unwanted', async () => {
  const { places, lastAsked } = await open();

  const road = await places.measure(gareDeLyon, orly);
  const withTolls = lastAsked();
  await places.measure(gareDeLyon, orly, { allowToll: false });

  expect(road).toMatchObject({ km: 16.4, minutes: 28, estimated: false });
  expect(road.path).toHaveLength(5);
  expect(withTolls).toEqual({
    origin: '48.8443,2.3735',
    destination: '48.7286,2.3645',
    mode: 'driving',
    region: 'fr',
    language: 'fr',
    key: 'server&key',
  });
  expect(lastAsked()).toMatchObject({ avoid: 'tolls' });
});

test('an encoded polyline is read as its documentation says', () => {
  expect(decodePolyline('_p~iF~ps|U_ulLnnqC_mqNvxq`@')).toEqual([
    [38.5, -120.2],
    [40.7, -120.95],
    [43.252, -126.453],
  ]);
  expect(decodePolyline('')).toEqual([]);
});
