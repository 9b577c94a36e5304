import { describe, expect, test } from 'vitest';
import type { Places } from '#server/ports/places.ts';
import { faults, LIMIT_MS } from '#tests/providers/faults.ts';
import { geoplateforme } from '#tests/providers/geoplateforme.ts';
import { googleMaps, googleStatus } from '#tests/providers/google-maps.ts';
import { type Answers, openProvider } from '#tests/providers/provider-server.ts';
import { builtinPlaces } from './builtin-places.ts';
import { geoplateformePlaces } from './geoplateforme-places.ts';
import { googlePlaces } from './google-places.ts';
import { ProviderFailure, ProviderRefusal } from './provider-error.ts';

const gareDeLyon = { lat: 48.8443, lng: 2.3735 };
const orly = { lat: 48.7286, lng: 2.3645 };
const nowhere = { lat: 0, lng: 0 };

async function openGoogle(answers: Answers = googleMaps, limitMs?: number): Promise<Places> {
  const { baseUrl } = await openProvider(answers);
  return googlePlaces({ baseUrl, key: 'server-key', limitMs });
}

async function openGeoplateforme(answers: Answers = geoplateforme, limitMs?: number): Promise<Places> {
  const { baseUrl } = await openProvider(answers);
  return geoplateformePlaces({ baseUrl, limitMs });
}

const services = { google: openGoogle, open: openGeoplateforme };
const adapters = { ...services, builtin: async () => builtinPlaces() };

const calls: Record<string, (places: Places) => Promise<unknown>> = {
  suggest: (places) => places.suggest('gare de lyon'),
  geocode: (places) => places.geocode('gare de lyon'),
  reverse: (places) => places.reverse(gareDeLyon),
  measure: (places) => places.measure(gareDeLyon, orly),
};

describe.each(Object.entries(adapters))('the places of %s', (name, open) => {
  test('suggest an address under an id of theirs, which leads back to it', async () => {
    const places = await open();

    const {
      suggestions: [suggestion],
    } = await places.suggest('Gare de Lyon');
    const place = await places.details(suggestion?.id ?? '');

    expect(suggestion?.id).toMatch(new RegExp(`^${name}:`, 'u'));
    expect(suggestion?.address).toMatch(/^Gare de Lyon, .*Paris/u);
    expect(place).toMatchObject(gareDeLyon);
    expect(place?.address).toMatch(/^Gare de Lyon, .*Paris/u);
  });

  test('suggest nothing for what they do not know', async () => {
    const places = await open();

    expect((await places.suggest('zzzz')).suggestions).toEqual([]);
  });

  test.each([
    '',
    'nothing',
    'google:',
    'google:ChIJGone',
    'google:wrong',
    'google:???',
    'open:',
    'open:99,2,Pôle',
    'builtin:x',
    'builtin:99999',
  ])('resolve %j to nothing', async (id) => {
    const places = await open();

    expect(await places.details(id)).toBeUndefined();
  });

  test('find a typed address, and admit when there is doubt', async () => {
    const places = await open();

    expect(await places.geocode('gare de Lyon, Paris')).toEqual(gareDeLyon);
    expect(await places.geocode('zzzz')).toBeUndefined();
  });

  test('name a point, or nothing when there is no address near', async () => {
    const places = await open();

    expect(await places.reverse(gareDeLyon)).toMatch(/Louis-Armand.* 75012 Paris/u);
    expect(await places.reverse(nowhere)).toBeUndefined();
  });

  test('measure a road from end to end', async () => {
    const places = await open();

    const road = await places.measure(gareDeLyon, orly);

    expect(road.km).toBeCloseTo(16.6, 0);
    expect(road.minutes).toBeGreaterThan(25);
    expect(road.path[0]).toEqual([48.8443, 2.3735]);
    expect(road.path.at(-1)).toEqual([48.7286, 2.3645]);
    expect(road.estimated).toBe(name === 'builtin');
  });
});

describe.each(Object.entries(services))('the service of %s', (_name, open) => {
  for (const [call, make] of Object.entries(calls)) {
    test.each(Object.entries(faults))(`fails to ${call} when it %s`, async (_what, reply) => {
      const places = await open(() => reply, LIMIT_MS);

      await expect(make(places)).rejects.toThrow(ProviderFailure);
    });
  }

  test.each([400, 404])('refuses one request with %i without being down', async (status) => {
    const places = await open(() => ({ status, body: { error: 'no' } }));

    await expect(places.suggest('()')).rejects.toThrow(ProviderRefusal);
  });

  test('refuses a trip without a road', async () => {
    const places = await open();

    await expect(places.measure(gareDeLyon, nowhere)).rejects.toThrow(ProviderRefusal);
  });

  test('is refused when it moves an end of the trip to a distant road', async () => {
    const places = await open();
    const sea = { lat: 49.5, lng: -1 };

    await expect(places.measure(sea, orly)).rejects.toThrow(ProviderRefusal);
    await expect(places.measure(gareDeLyon, sea)).rejects.toThrow(ProviderRefusal);
  });
});

test.each(['REQUEST_DENIED', 'OVER_QUERY_LIMIT', 'OVER_DAILY_LIMIT', 'UNKNOWN_ERROR', 'ANYTHING_ELSE'])(
  'google fails when it answers %s',
  async (status) => {
    const places = await openGoogle(() => googleStatus(status));

    for (const make of Object.values(calls)) await expect(make(places)).rejects.toThrow(status);
    await expect(places.details('google:ChIJGareDeLyon')).rejects.toThrow(ProviderFailure);
  },
);

test('a service that does not run fails', async () => {
  const places = geoplateformePlaces({ baseUrl: 'http://127.0.0.1:9' });

  await expect(places.suggest('gare')).rejects.toThrow('unreachable');
});

test('a service that is too slow is distinguished from one that is gone', async () => {
  const places = await openGoogle(() => faults['is too slow'] ?? {}, LIMIT_MS);

  await expect(places.suggest('gare')).rejects.toThrow('too slow');
});

test('the open service fails when its completion says so', async () => {
  const places = await openGeoplateforme(() => ({ body: { status: 'ERROR', results: [] } }));

  await expect(places.suggest('gare')).rejects.toThrow(ProviderFailure);
});

test('an error contains neither the request nor the key', async () => {
  const places = await openGoogle(() => ({ body: 'rue secrète server-key' }));

  const error = await places.suggest('rue secrète').catch((reason: unknown) => reason);

  expect(String(error)).toBe('Error: unreadable answer');
});
