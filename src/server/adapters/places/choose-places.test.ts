import { describe, expect, test } from 'vitest';
import { geoplateforme } from '#tests/providers/geoplateforme.ts';
import { googleMaps, googleStatus } from '#tests/providers/google-maps.ts';
import { openProvider } from '#tests/providers/provider-server.ts';
import { choosePlaces, type PlacesOptions } from './choose-places.ts';

const gareDeLyon = { lat: 48.8443, lng: 2.3735 };
const orly = { lat: 48.7286, lng: 2.3645 };
const broken = () => ({ status: 503, body: 'away' });

async function open(changes: Partial<PlacesOptions> = {}) {
  const google = await openProvider(googleMaps);
  const state = await openProvider(geoplateforme);
  const logged: string[] = [];
  const time = { now: new Date('2026-05-04T07:30:00Z') };
  const note = (facts: object, message: string) => void logged.push(`${message} ${JSON.stringify(facts)}`);
  const places = choosePlaces({
    provider: 'auto',
    googleKey: undefined,
    googleBaseUrl: google.baseUrl,
    geoplateformeBaseUrl: state.baseUrl,
    clock: () => time.now,
    log: { info: note, warn: note },
    ...changes,
  });
  return {
    places,
    google,
    state,
    logged,
    passes: (seconds: number) => {
      time.now = new Date(time.now.getTime() + seconds * 1000);
    },
  };
}

const sourceOf = async ({ places }: Awaited<ReturnType<typeof open>>, input = 'gare de lyon') =>
  (await places.suggest(input)).suggestions[0]?.id.split(':')[0];

describe('the choice of the operator', () => {
  test.each([
    [{ provider: 'auto' }, 'open'],
    [{ provider: 'auto', googleKey: 'key' }, 'google'],
    [{ provider: 'google', googleKey: 'key' }, 'google'],
    [{ provider: 'google' }, 'builtin'],
    [{ provider: 'open', googleKey: 'key' }, 'open'],
    [{ provider: 'builtin', googleKey: 'key' }, 'builtin'],
  ] satisfies [Partial<PlacesOptions>, string][])('%j is answered by %s', async (options, expected) => {
    expect(await sourceOf(await open(options))).toBe(expected);
  });

  test.each(['google', 'open', 'builtin'] as const)('%s resolves the ids of all', async (provider) => {
    const { places } = await open({ provider, googleKey: 'key' });

    for (const id of ['google:ChIJGareDeLyon', 'open:48.8443,2.3735,Gare de Lyon', 'builtin:gare-de-lyon']) {
      expect(await places.details(id), id).toMatchObject(gareDeLyon);
    }
    expect(await places.details('other:gare-de-lyon')).toBeUndefined();
    expect(await places.details('constructor:x')).toBeUndefined();
  });

  test('without a key the ids of google resolve to nothing', async () => {
    const { places, google } = await open();

    expect(await places.details('google:ChIJGareDeLyon')).toBeUndefined();
    expect(google.asked).toHaveLength(0);
  });
});

describe('after a failure', () => {
  test('the built-in places answer for a minute, then the service again', async () => {
    const world = await open();
    world.state.nowAnswers(broken);
    expect(await sourceOf(world)).toBe('builtin');
    world.state.nowAnswers(geoplateforme);

    world.passes(59);
    expect(await sourceOf(world)).toBe('builtin');
    expect(world.state.asked).toHaveLength(1);

    world.passes(1);
    expect(await sourceOf(world)).toBe('open');
  });

  test('everything is answered, and a road is marked as estimated', async () => {
    const { places, state } = await open();
    state.nowAnswers(broken);

    expect(await places.measure(gareDeLyon, orly)).toMatchObject({
      estimated: true,
      path: [
        [48.8443, 2.3735],
        [48.7286, 2.3645],
      ],
    });
    expect(await places.reverse(gareDeLyon)).toMatch(/^Gare de Lyon/u);
    expect(await places.geocode('Gare de Lyon')).toEqual(gareDeLyon);
    expect(await places.details('open:48.8443,2.3735,Gare de Lyon')).toMatchObject(gareDeLyon);
    expect(state.asked).toHaveLength(1);
  });

  test('what is already cached is still answered', async () => {
    const world = await open();
    await world.places.measure(gareDeLyon, orly);
    world.state.nowAnswers(broken);
    await world.places.suggest('anything');

    expect(await world.places.measure(gareDeLyon, orly)).toMatchObject({ estimated: false });
  });

  test('one line is logged for each outage and one for its end, without the question', async () => {
    const world = await open({ provider: 'google', googleKey: 'key' });
    world.google.nowAnswers(() => googleStatus('REQUEST_DENIED'));
    for (let minute = 1; minute <= 3; minute += 1) {
      await world.places.suggest('rue secrète');
      world.passes(60);
    }
    world.google.nowAnswers(googleMaps);
    await world.places.suggest('rue secrète');
    world.google.nowAnswers(broken);
    await world.places.reverse(gareDeLyon);

    expect(world.logged).toEqual([
      'places service failed, built-in places answer {"provider":"google","call":"suggest","reason":"REQUEST_DENIED"}',
      'places service is back {"provider":"google"}',
      'places service failed, built-in places answer {"provider":"google","call":"reverse","reason":"status 503"}',
    ]);
  });

  test('a clock set back does not prolong it', async () => {
    const world = await open();
    world.state.nowAnswers(broken);
    await world.places.suggest('gare de lyon');
    world.state.nowAnswers(geoplateforme);

    world.passes(-3600);

    expect(await sourceOf(world)).toBe('open');
  });

  test('a request the service refuses is answered by the built-in places, and the others by the service', async () => {
    const world = await open();

    const road = await world.places.measure(gareDeLyon, { lat: 0, lng: 0 });

    expect(road.estimated).toBe(true);
    expect(await sourceOf(world)).toBe('open');
  });
});

describe('what a service may not know', () => {
  test.each([
    ['CDG', 'Aéroport Paris-Charles-de-Gaulle, 95700 Roissy-en-France'],
    ['T2E', 'Aéroport Paris-Charles-de-Gaulle, Terminal 2E, 95700 Roissy-en-France'],
    ['tour eifel', 'Tour Eiffel, avenue Gustave-Eiffel, 75007 Paris'],
    ['gar de lyon', 'Gare de Lyon, place Louis-Armand, 75012 Paris'],
  ])('%j is found beside its answers', async (typed, address) => {
    const { places } = await open();

    const { suggestions, isLimited } = await places.suggest(typed);

    expect(suggestions.map((suggestion) => suggestion.address)).toEqual([address]);
    expect(isLimited).toBe(false);
  });

  test('the place as the service knows it is preferred, and towns are left to it', async () => {
    const { places } = await open();

    expect((await places.suggest('gare de lyon')).suggestions).toHaveLength(1);
    expect((await places.suggest('nice')).suggestions).toEqual([]);
  });

  test('a search without the service is said to be limited', async () => {
    const { places, state } = await open();
    state.nowAnswers(broken);

    expect(await places.suggest('nice')).toMatchObject({
      suggestions: [{ address: '06000 Nice' }, {}, {}, {}, {}],
      isLimited: true,
    });
  });
});

describe('the service is spared', () => {
  test('ten equal questions at once are one call', async () => {
    const { places, state } = await open();

    const roads = await Promise.all(Array.from({ length: 10 }, () => places.measure(gareDeLyon, orly)));

    expect(roads.every(({ estimated }) => !estimated)).toBe(true);
    expect(state.asked).toHaveLength(1);
  });

  test('ten equal questions that fail are one call too, and asked anew later', async () => {
    const world = await open();
    world.state.nowAnswers(broken);

    await Promise.all(Array.from({ length: 10 }, () => world.places.suggest('gare de lyon')));
    expect(world.state.asked).toHaveLength(1);

    world.passes(60);
    await world.places.suggest('gare de lyon');
    expect(world.state.asked).toHaveLength(2);
  });

  test('an answer is remembered for a while, whatever the case and beyond the metre', async () => {
    const world = await open();
    const { places, state } = world;

    await places.suggest('Gare de Lyon');
    await places.suggest('GARE DE LYON');
    await places.reverse({ lat: 48.844300001, lng: 2.373499999 });
    await places.reverse(gareDeLyon);
    expect(state.asked).toHaveLength(2);

    await places.reverse({ lat: 48.84432, lng: 2.3735 });
    expect(state.asked).toHaveLength(3);

    world.passes(3600);
    await places.suggest('Gare de Lyon');
    expect(state.asked).toHaveLength(4);
  });

  test('a road and the same road without tolls are two', async () => {
    const { places, google } = await open({ googleKey: 'key' });

    await places.measure(gareDeLyon, orly);
    await places.measure(gareDeLyon, orly, { allowToll: true });
    await places.measure(gareDeLyon, orly, { allowToll: false });

    expect(google.asked).toHaveLength(2);
  });

  test('a spent budget leaves the day to the built-in places, until midnight in Paris', async () => {
    const world = await open({ dailyBudget: 2 });
    await world.places.suggest('gare de lyon 1');
    await world.places.suggest('gare de lyon 2');

    expect(await sourceOf(world, 'gare de lyon')).toBe('builtin');
    expect(await sourceOf(world, 'gare de lyon paris')).toBe('builtin');
    expect(await sourceOf(world, 'gare de lyon 1')).toBe('open');
    expect(world.state.asked).toHaveLength(2);
    expect(world.logged).toEqual(['daily budget of the places service spent {"provider":"open"}']);

    world.passes(14.5 * 3600);
    expect(await sourceOf(world)).toBe('open');
  });
});
