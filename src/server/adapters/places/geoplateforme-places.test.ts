import { expect, test } from 'vitest';
import { geoplateforme } from '#tests/providers/geoplateforme.ts';
import { openProvider } from '#tests/providers/provider-server.ts';
import { geoplateformePlaces } from './geoplateforme-places.ts';

const gareDeLyon = { lat: 48.8443, lng: 2.3735 };
const orly = { lat: 48.7286, lng: 2.3645 };

async function open() {
  const { baseUrl, asked, nowAnswers } = await openProvider(geoplateforme);
  const places = geoplateformePlaces({ baseUrl });
  return { places, asked, nowAnswers, lastAsked: () => Object.fromEntries(asked.at(-1)?.searchParams ?? []) };
}

test('asks for addresses and places of interest, whatever is typed', async () => {
  const { places, lastAsked } = await open();

  await places.suggest('rue de l’Église & co #1');

  expect(lastAsked()).toEqual({
    text: 'rue de l’Église & co #1',
    type: 'PositionOfInterest,StreetAddress',
    maximumResponses: '5',
  });
});

test('an id holds its place, so that it resolves without the service', async () => {
  const { places, asked } = await open();
  const [suggestion] = (await places.suggest('gare de lyon')).suggestions;
  const callsBefore = asked.length;

  const place = await places.details(suggestion?.id ?? '');

  expect(place).toEqual({ address: 'Gare de Lyon, 75012 Paris 12e Arrondissement', ...gareDeLyon });
  expect(asked).toHaveLength(callsBefore);
});

test.each([
  'open:48.8,2.3',
  'open:48.8,2.3,',
  'open:48.8,200,Paris',
  'open:1e1,2,Paris',
  'open:48.8,2.3,Par\nis',
  `open:48.8,2.3,${'x'.repeat(301)}`,
])('the invented id %j resolves to nothing', async (id) => {
  const { places } = await open();

  expect(await places.details(id)).toBeUndefined();
});

test('asks for the nearest address and for the surest one', async () => {
  const { places, lastAsked } = await open();

  await places.reverse(gareDeLyon);
  expect(lastAsked()).toEqual({ lat: '48.8443', lon: '2.3735', index: 'address', limit: '1' });

  await places.geocode('Gare de Lyon');
  expect(lastAsked()).toEqual({ q: 'Gare de Lyon', index: 'address,poi', autocomplete: '0', limit: '1' });
});

test('measures the fastest road by car, longitude first, in metres and seconds', async () => {
  const { places, lastAsked } = await open();

  const road = await places.measure(gareDeLyon, orly);

  expect(road).toMatchObject({ km: 16.4, minutes: 28, estimated: false });
  expect(lastAsked()).toEqual({
    resource: 'bdtopo-osrm',
    profile: 'car',
    optimization: 'fastest',
    start: '2.3735,48.8443',
    end: '2.3645,48.7286',
    geometryFormat: 'geojson',
    getSteps: 'false',
    distanceUnit: 'meter',
    timeUnit: 'second',
  });
});

test('a long road is thinned to what a map needs, ends included', async () => {
  const { places, nowAnswers } = await open();
  const coordinates = Array.from({ length: 5000 }, (_, index) => [2.3735, 48.8443 - (0.1157 * index) / 4999]);
  nowAnswers(() => ({ body: { distance: 16_432, duration: 1655, geometry: { coordinates } } }));

  const { path } = await places.measure(gareDeLyon, { lat: 48.7286, lng: 2.3735 });

  expect(path).toHaveLength(250);
  expect(path[0]).toEqual([48.8443, 2.3735]);
  expect(path.at(-1)).toEqual([48.7286, 2.3735]);
});
