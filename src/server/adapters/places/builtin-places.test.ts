import { describe, expect, test } from 'vitest';
import { builtinPlaces } from './builtin-places.ts';
import { samplePlaces } from './sample-places.ts';

const places = builtinPlaces();
const found = async (input: string) =>
  (await places.suggest(input)).suggestions.map(({ address }) => address);
const first = async (input: string) => (await found(input))[0];

const roissy = 'Aéroport Paris-Charles-de-Gaulle, 95700 Roissy-en-France';
const gareDeLyon = 'Gare de Lyon, place Louis-Armand, 75012 Paris';

test('there are ten samples around Paris, each its own', () => {
  expect(samplePlaces).toHaveLength(10);
  expect(new Set(samplePlaces.map(({ slug }) => slug)).size).toBe(10);
  for (const { lat, lng } of samplePlaces) {
    expect(Math.hypot(lat - 48.8566, lng - 2.3522)).toBeLessThan(0.3);
  }
});

describe('a search', () => {
  test.each([
    ['Nice', '06000 Nice'],
    ['saint etienne', '42000 Saint-Étienne'],
    ['issy-les-moulineaux', '92130 Issy-les-Moulineaux'],
    ['oeuilly', '51480 Œuilly'],
    ['Saint-Denis 93', '93200 Saint-Denis'],
    ['st germain en laye', '78100 Saint-Germain-en-Laye'],
    ['orée d’anjou', '49270 Orée d’Anjou'],
    ['étrez', '01340 Étrez'],
    ['Pointe-à-Pitre', '97110 Pointe-à-Pitre'],
    ['Paris', 'Paris'],
  ])('finds the commune %j', async (input, address) => {
    expect(await first(input)).toBe(address);
  });

  test.each([
    ['75012', '75012 Paris 12e arrondissement'],
    ['paris 12', '75012 Paris 12e arrondissement'],
    ['lyon 3', '69003 Lyon 3e arrondissement'],
    ['44300', '44300 Nantes'],
    ['44300 nantes', '44300 Nantes'],
  ])('finds the postcode or the arrondissement of %j', async (input, address) => {
    expect(await first(input)).toBe(address);
  });

  test.each([
    ['CDG', roissy],
    ['roissy', roissy],
    ['T2E', 'Aéroport Paris-Charles-de-Gaulle, Terminal 2E, 95700 Roissy-en-France'],
    ['cdg terminal 2e', 'Aéroport Paris-Charles-de-Gaulle, Terminal 2E, 95700 Roissy-en-France'],
    ['ORY', 'Aéroport Paris-Orly, 94390 Orly'],
    ['orly 3', 'Aéroport de Paris-Orly, Terminal 3, 94390 Orly'],
    ['orly 1', 'Aéroport Paris-Orly, Orly 1, 94390 Orly'],
    ['NCE', 'Aéroport Nice-Côte d’Azur, 06200 Nice'],
  ])('finds the airport or the terminal of %j', async (input, address) => {
    expect(await first(input)).toBe(address);
  });

  test.each([
    ['tour eifel', 'Tour Eiffel, avenue Gustave-Eiffel, 75007 Paris'],
    ['gar de lyon', gareDeLyon],
    ['gare de lion', gareDeLyon],
    ['gare monparnasse', 'Gare Montparnasse, place Raoul-Dautry, 75015 Paris'],
    ['marseile', 'Marseille'],
    ['versaile', '78000 Versailles'],
    ['boulogne bilancourt', '92100 Boulogne-Billancourt'],
    ['prais', 'Paris'],
  ])('forgives the typos of %j', async (input, address) => {
    expect(await first(input)).toBe(address);
  });

  test.each([
    ["gare de l'est", 'Gare de l’Est, place du 11-Novembre-1918, 75010 Paris'],
    ['saint lazare', 'Gare Saint-Lazare, 13 rue d’Amsterdam, 75008 Paris'],
    ['orly aéroport terminal 3', 'Aéroport de Paris-Orly, Terminal 3, 94390 Orly'],
    ['or', 'Aéroport de Paris-Orly, Terminal 3, 94390 Orly'],
  ])('finds the sample %j without case, accents or order', async (input, address) => {
    expect(await first(input)).toBe(address);
  });

  test('suggests the town of a whole address, and at most five places', async () => {
    expect(await found('12 rue de Rivoli, 75001 Paris')).toContain('75001 Paris 1er arrondissement');
    expect(await first('3 allée des Fleurs, Nantes')).toBe('44000 Nantes');
    expect(await found('saint')).toHaveLength(5);
  });

  test.each(['??', '', 'zzzz', 'xqjk'])('finds nothing for %j', async (input) => {
    expect(await found(input)).toEqual([]);
  });

  test('says that it is limited', async () => {
    expect(await places.suggest('nice')).toMatchObject({ isLimited: true });
  });
});

describe('a typed address', () => {
  test.each([
    ['Gare de Lyon', { lat: 48.8443, lng: 2.3735 }],
    ['Nice', { lat: 43.7119, lng: 7.2376 }],
    ['CDG', { lat: 49.0097, lng: 2.5479 }],
  ])('%j is placed', async (address, point) => {
    const found = await places.geocode(address);

    expect(found?.lat).toBeCloseTo(point.lat, 1);
    expect(found?.lng).toBeCloseTo(point.lng, 1);
  });

  test.each(['Gare', 'Saint-Denis', 'Gare de Lyonnais', '12 rue de Rivoli, 75001 Paris', ''])(
    '%j is left open',
    async (address) => {
      expect(await places.geocode(address)).toBeUndefined();
    },
  );
});

describe('the address of a point', () => {
  test('is the nearest known place within three hundred metres', async () => {
    expect(await places.reverse({ lat: 48.8443 + 0.0026, lng: 2.3735 })).toMatch(/^Gare de Lyon/u);
    expect(await places.reverse({ lat: 48.87806, lng: 2.35708 })).toMatch(/^Gare de l’Est/u);
    expect(await places.reverse({ lat: 48.87844, lng: 2.35672 })).toMatch(/^Gare du Nord/u);
  });

  test('is the commune elsewhere, and nothing at sea', async () => {
    expect(await places.reverse({ lat: 48.8443 + 0.0028, lng: 2.3735 })).toBe('Paris');
    expect(await places.reverse({ lat: 47.2184, lng: -1.5536 })).toBe('44000 Nantes');
    expect(await places.reverse({ lat: 46.5, lng: -6 })).toBeUndefined();
  });
});

describe('a road', () => {
  test('is the crow’s flight and a third, at thirty kilometres an hour', async () => {
    const road = await places.measure({ lat: 48, lng: 2 }, { lat: 49, lng: 2 });

    expect(road).toEqual({
      km: 144.6,
      minutes: 289,
      path: [
        [48, 2],
        [49, 2],
      ],
      estimated: true,
      isApproximate: false,
    });
  });

  test('is approximate from the middle of a town or of an airport, not from a sample', async () => {
    const orly = { lat: 48.7286, lng: 2.3645 };
    const middleOf = async (input: string) => (await places.geocode(input)) ?? orly;

    expect(await places.measure(await middleOf('Nice'), orly)).toMatchObject({ isApproximate: true });
    expect(await places.measure(orly, await middleOf('CDG'))).toMatchObject({ isApproximate: true });
    expect(await places.measure(orly, await middleOf('Gare de Lyon'))).toMatchObject({
      isApproximate: false,
    });
  });

  test('no trip is a trip of a minute, and the other side of the earth has a distance', async () => {
    const here = { lat: 48.85, lng: 2.35 };

    expect(await places.measure(here, here)).toMatchObject({ km: 0, minutes: 1 });
    expect((await places.measure(here, { lat: -48.85, lng: -177.65 })).km).toBeCloseTo(26_019.6, 0);
  });
});
