import { expect, test } from 'vitest';
import { builtinPlaces } from './builtin-places.ts';
import { samplePlaces } from './sample-places.ts';

const places = builtinPlaces();
const names = async (input: string) =>
  (await places.suggest(input)).map(({ address }) => address.split(',')[0]);

test('there are ten samples around Paris, each its own', () => {
  expect(samplePlaces).toHaveLength(10);
  expect(new Set(samplePlaces.map(({ slug }) => slug)).size).toBe(10);
  for (const { lat, lng } of samplePlaces) {
    expect(Math.hypot(lat - 48.8566, lng - 2.3522)).toBeLessThan(0.3);
  }
});

test.each([
  ['AEROPORT', ['Aéroport Paris-Charles-de-Gaulle', 'Aéroport de Paris-Orly']],
  ['orly aéroport', ['Aéroport de Paris-Orly']],
  ["gare de l'est", ['Gare de l’Est']],
  ['saint lazare', ['Gare Saint-Lazare']],
  ['or', ['Aéroport de Paris-Orly', 'Gare du Nord', 'Aéroport Paris-Charles-de-Gaulle']],
  ['??', []],
  ['Lyon Est', []],
])('%j is searched without case, accents or order', async (input, expected) => {
  expect(await names(input)).toEqual(expected);
});

test('at most five are suggested, with their coordinates', async () => {
  const suggestions = await places.suggest('paris');

  expect(suggestions).toHaveLength(5);
  expect(suggestions[0]).toMatchObject({ id: 'builtin:gare-du-nord', lat: 48.8802, lng: 2.3551 });
});

test.each(['Paris', 'Gare', 'Gare de Lyonnais', '12 rue de Rivoli, 75001 Paris', ''])(
  'the address %j is not taken for a sample',
  async (address) => {
    expect(await places.geocode(address)).toBeUndefined();
  },
);

test('a point within three hundred metres has the address of the nearest sample', async () => {
  expect(await places.reverse({ lat: 48.8443 + 0.0026, lng: 2.3735 })).toMatch(/^Gare de Lyon/u);
  expect(await places.reverse({ lat: 48.8443 + 0.0028, lng: 2.3735 })).toBeUndefined();
});

test('between two samples the nearer one gives its address', async () => {
  expect(await places.reverse({ lat: 48.87806, lng: 2.35708 })).toMatch(/^Gare de l’Est/u);
  expect(await places.reverse({ lat: 48.87844, lng: 2.35672 })).toMatch(/^Gare du Nord/u);
});

test('a road is the crow’s flight and a third, at thirty kilometres an hour', async () => {
  const road = await places.measure({ lat: 48, lng: 2 }, { lat: 49, lng: 2 });

  expect(road).toEqual({
    km: 144.6,
    minutes: 289,
    path: [
      [48, 2],
      [49, 2],
    ],
    estimated: true,
  });
});

test('no trip is a trip of a minute, and the other side of the earth has a distance', async () => {
  const here = { lat: 48.85, lng: 2.35 };

  expect(await places.measure(here, here)).toMatchObject({ km: 0, minutes: 1 });
  expect((await places.measure(here, { lat: -48.85, lng: -177.65 })).km).toBeCloseTo(26_019.6, 0);
});
