import { describe, expect, test } from 'vitest';
import { findAddress, getPlace, quoteTrip, suggestPlaces } from '#contract/trip/places.calls.ts';
import type { DistanceQuery } from '#contract/trip/places.ts';
import { choosePlaces } from '#server/adapters/places/choose-places.ts';
import { openQuote } from '#server/features/pricing/index.ts';
import { geoplateforme } from '#tests/providers/geoplateforme.ts';
import { openProvider } from '#tests/providers/provider-server.ts';
import type { Visitor } from '#tests/support/people.ts';
import { withRule } from '#tests/support/prices.ts';
import { openWorld } from '#tests/support/world.ts';

const noon = '2026-05-05T12:00:00+02:00';

const trip = { origins: '48.8443,2.3735', destinations: '48.7286,2.3645' };
const measures = (visitor: Visitor, change: Partial<DistanceQuery> = {}) =>
  visitor.calls(quoteTrip, { query: { ...trip, ...change } });

describe('a visitor who searches an address', () => {
  test('gets suggestions from two characters on', async () => {
    const stranger = (await openWorld()).visitor();

    const one = await stranger.calls(suggestPlaces, { query: { input: 'g' } });
    const blank = await stranger.calls(suggestPlaces, { query: { input: '  g ' } });
    const two = await stranger.calls(suggestPlaces, { query: { input: 'or' } });

    expect(one.json().suggestions).toEqual([]);
    expect(blank.json().suggestions).toEqual([]);
    expect(two.json().suggestions[0]).toEqual({
      id: 'builtin:orly',
      address: 'Aéroport de Paris-Orly, Terminal 3, 94390 Orly',
      lat: 48.7286,
      lng: 2.3645,
    });
    expect(two.headers['cache-control']).toBe('no-store');
  });

  test('finds the place behind a suggestion', async () => {
    const stranger = (await openWorld()).visitor();

    const answer = await stranger.calls(getPlace, { query: { place_id: 'builtin:louvre' } });

    expect(answer.json()).toEqual({
      place: { address: 'Musée du Louvre, rue de Rivoli, 75001 Paris', lat: 48.8611, lng: 2.3364 },
    });
  });

  test('learns that a suggestion leads nowhere', async () => {
    const stranger = (await openWorld()).visitor();

    const answer = await stranger.calls(getPlace, { query: { place_id: 'google:gone' } });

    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ code: 'place_not_found', message: 'Adresse introuvable.' });
  });

  test.each([
    ['CDG', 'Aéroport Paris-Charles-de-Gaulle, 95700 Roissy-en-France'],
    ['75012', '75012 Paris 12e arrondissement'],
    ['tour eifel', 'Tour Eiffel, avenue Gustave-Eiffel, 75007 Paris'],
    ['gar de lyon', 'Gare de Lyon, place Louis-Armand, 75012 Paris'],
    ['nice', '06000 Nice'],
  ])('learns that %j is clear', async (input, address) => {
    const stranger = (await openWorld()).visitor();

    const { suggestions, clearId, limited } = (
      await stranger.calls(suggestPlaces, { query: { input } })
    ).json();

    expect(suggestions.find(({ id }) => id === clearId)).toMatchObject({ address });
    expect(suggestions[0]).not.toHaveProperty('knownAs');
    expect(limited).toBe(true);
  });

  test('is left to choose where several are meant', async () => {
    const stranger = (await openWorld()).visitor();

    for (const input of ['gare', 'saint-denis', 'orly', '12 rue de Rivoli, 75001 Paris']) {
      const answer = await stranger.calls(suggestPlaces, { query: { input } });
      expect(answer.json().clearId, input).toBeNull();
    }
  });

  test('gets the name of their location, or that nothing is near', async () => {
    const stranger = (await openWorld()).visitor();

    const near = await stranger.calls(findAddress, { query: { lat: '48.8612', lng: '2.3365' } });
    const far = await stranger.calls(findAddress, { query: { lat: '46.5', lng: '-6' } });

    expect(near.json()).toEqual({ address: 'Musée du Louvre, rue de Rivoli, 75001 Paris' });
    expect(far.statusCode).toBe(404);
    expect(far.json().message).toBe('Adresse introuvable.');
  });
});

describe('a visitor who asks for a trip', () => {
  test('gets the distance, the duration and a guaranteed price', async () => {
    const stranger = (await openWorld()).visitor();

    const answer = await measures(stranger, { scheduledAt: noon });

    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      distance: 16.7,
      duration: 33,
      distanceText: '16,7 km',
      durationText: '33 min',
      price: '30.05',
      priceToConfirm: true,
      estimated: true,
      path: [
        [48.8443, 2.3735],
        [48.7286, 2.3645],
      ],
    });
    expect(answer.json().quoteId).not.toBe('');
  });

  test('gets the road the service found, also when it is away afterwards', async () => {
    const service = await openProvider(geoplateforme);
    const places = choosePlaces({
      provider: 'open',
      googleKey: undefined,
      googleBaseUrl: 'http://127.0.0.1:9',
      geoplateformeBaseUrl: service.baseUrl,
      clock: () => new Date('2026-05-04T07:30:00Z'),
      log: { info: () => {}, warn: () => {} },
    });
    const stranger = (await openWorld({ places })).visitor();

    const found = await measures(stranger);
    service.nowAnswers(() => ({ status: 503 }));
    const remembered = await measures(stranger);
    const other = await measures(stranger, { origins: '48.8802,2.3551' });

    expect(found.json()).toMatchObject({ distance: 16.4, duration: 28, estimated: false });
    expect(found.json().path).toHaveLength(5);
    expect(remembered.json()).toMatchObject({ distance: 16.4, estimated: false });
    expect(other.json()).toMatchObject({ estimated: true });
    expect(service.asked).toHaveLength(2);
  });

  test('gets a price to be confirmed from the middle of a town, and a firm one from a place', async () => {
    const world = await openWorld();
    await withRule(world);
    const stranger = world.visitor();
    const search = await stranger.calls(suggestPlaces, { query: { input: 'versailles' } });
    const [town] = search.json().suggestions;

    const fromTown = await measures(stranger, { origins: `${town?.lat},${town?.lng}` });
    const fromPlace = await measures(stranger);

    expect(town?.address).toBe('78000 Versailles');
    expect(fromTown.json().priceToConfirm).toBe(true);
    expect(fromPlace.json().priceToConfirm).toBe(false);
  });

  test('is quoted for the time they say, or for now', async () => {
    const { visitor, deps } = await openWorld();
    const quotedFor = async (change: Partial<DistanceQuery>) => {
      const { quoteId } = (await measures(visitor(), change)).json();
      return openQuote(deps.secrets, quoteId, deps.clock())?.asked.at;
    };

    expect(await quotedFor({ scheduledAt: noon })).toBe('2026-05-05T10:00:00.000Z');
    expect(await quotedFor({})).toBe(deps.clock().toISOString());
  });
});

test.each([
  [suggestPlaces, '', 'Le champ « input » est invalide.'],
  [suggestPlaces, '?input=a&input=b', 'Le champ « input » est invalide.'],
  [suggestPlaces, '?input=a%00b', 'Ce texte contient des caractères interdits.'],
  [suggestPlaces, `?input=${'x'.repeat(201)}`, 'Ce texte est trop long (200 caractères au plus).'],
  [getPlace, '', 'Veuillez remplir tous les champs'],
  [getPlace, '?place_id=%20', 'Veuillez remplir tous les champs'],
  [findAddress, '?lat=48', 'Le champ « lng » est invalide.'],
  [findAddress, '?lat=91&lng=2', 'Ces coordonnées ne sont pas valides.'],
  [findAddress, '?lat=NaN&lng=2', 'Le champ « lat » est invalide.'],
  [quoteTrip, '?origins=Paris&destinations=48,2', 'Un point s’écrit « latitude,longitude ».'],
  [quoteTrip, '?origins=48,2', 'Un point s’écrit « latitude,longitude ».'],
  [quoteTrip, '?origins=48,2&destinations=91,2', 'Ces coordonnées ne sont pas valides.'],
  [quoteTrip, '?origins=48,181&destinations=48,2', 'Ces coordonnées ne sont pas valides.'],
  [quoteTrip, '?origins=48,2&destinations=49,2&scheduledAt=demain', 'Cette date n’est pas valide.'],
])('$0.path$1 is refused with a sentence', async (call, query, message) => {
  const stranger = (await openWorld()).visitor();

  const answer = await stranger.sends('GET', `${call.path}${query}`);

  expect(answer.statusCode).toBe(400);
  expect(answer.json().message).toBe(message);
});

test('an address that asks too much has to wait', async () => {
  const stranger = (await openWorld({ options: { rateLimitScale: 0.025 } })).visitor();
  const ask = () => stranger.calls(suggestPlaces, { query: { input: 'orly' } });

  const allowed = [await ask(), await ask(), await ask()];
  const answer = await ask();

  expect(allowed.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(answer.statusCode).toBe(429);
  expect(answer.json().code).toBe('too_many_requests');
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
});

test('a query is never written to the log', async () => {
  const { visitor, logLines } = await openWorld();

  await visitor().calls(suggestPlaces, { query: { input: 'rue-secrete' } });
  await visitor().calls(getPlace, { query: { place_id: 'open:rue-secrete' } });

  expect(logLines.join('')).not.toContain('secrete');
});
