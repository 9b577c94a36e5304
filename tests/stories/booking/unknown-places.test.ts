import { describe, expect, test } from 'vitest';
import { listRideRoads } from '#contract/rides/rides.calls.ts';
import { quoteTrip } from '#contract/trip/places.calls.ts';
import { builtinPlaces } from '#server/adapters/places/builtin-places.ts';
import type { Places } from '#server/ports/places.ts';
import { booked, quoted, rideNow, toOrly } from '#tests/support/bookings.ts';
import { withRule } from '#tests/support/prices.ts';
import { openWorld } from '#tests/support/world.ts';

const chezPaul = { pickupAddress: 'Chez Paul, derrière l’église', pickupLat: null, pickupLng: null };
const parisByDefault = { pickupLat: 48.8566, pickupLng: 2.3522 };
const nowhere = { pickupLat: null, pickupLng: null, distance: null, duration: null, priceToConfirm: true };

async function openWithRule(places?: Places) {
  const world = await openWorld(places ? { places } : {});
  await withRule(world);
  return { ...world, amelie: await world.client('Amélie') };
}

describe('an address that does not belong to its point', () => {
  const niceInParis = {
    pickupAddress: 'Promenade des Nulle-Part, 06999 Nisse-les-Bains',
    pickupLat: 48.8443,
    pickupLng: 2.3735,
    destinationLat: 48.8763,
    destinationLng: 2.3587,
    destinationAddress: 'Gare de l’Est, 75010 Paris',
  };

  test('is unknown, and its price is to be confirmed', async () => {
    const { amelie } = await openWithRule();

    expect(await booked(amelie, niceInParis)).toMatchObject({ ...nowhere, destinationLat: 48.8763 });
  });

  test('gets no guaranteed quote: the quote signs address and point together', async () => {
    const { amelie } = await openWithRule();

    const quote = await quoted(amelie, niceInParis);
    const ride = await booked(amelie, { ...niceInParis, quoteId: quote.quoteId });
    const swapped = await amelie.books({ ...niceInParis, quoteId: (await quoted(amelie)).quoteId });

    expect(quote).toMatchObject({
      pickupKnown: false,
      destinationKnown: true,
      distance: null,
      duration: null,
      distanceText: 'Lieu à préciser',
      price: '8.00',
      priceToConfirm: true,
      path: [],
    });
    expect(ride).toMatchObject({ ...nowhere, estimatedPrice: '8.00' });
    expect(ride.priceLines).toEqual([
      { kind: 'base', amount: '4.00' },
      { kind: 'minimum', amount: '4.00' },
    ]);
    expect(swapped.statusCode).toBe(409);
  });

  test('is where the maps service finds the address, to be confirmed', async () => {
    const places = { ...builtinPlaces(), geocode: async () => ({ lat: 43.7009, lng: 7.2684 }) };
    const { amelie } = await openWithRule(places);

    const ride = await booked(amelie, niceInParis);

    expect(ride).toMatchObject({ pickupLat: 43.7009, pickupLng: 7.2684, priceToConfirm: true });
    expect(ride.distance).toBeGreaterThan(500);
  });
});

describe('a place that cannot be found', () => {
  test.each([
    ['without coordinates', chezPaul],
    ['at the point that forms send for any address', { ...chezPaul, ...parisByDefault }],
  ])('is stored as unknown %s, never as a point in Paris', async (_case, place) => {
    const { amelie, deps } = await openWithRule();

    const ride = await booked(amelie, place);

    const [row] = await deps.db.selectFrom('rides').selectAll().execute();
    expect(ride).toMatchObject(nowhere);
    expect(row).toMatchObject({ pickup_lat: null, pickup_lng: null });
    expect((await amelie.calls(listRideRoads, { query: { ids: ride.id } })).json()).toEqual([
      { id: ride.id, path: [] },
    ]);
  });

  test('stays unknown in an edit, and gets its point once the address is known', async () => {
    const { amelie } = await openWithRule();
    const ride = await booked(amelie, chezPaul);

    const same = (await amelie.edits(ride, { ...chezPaul, notes: 'Portail vert' })).json();
    const placed = (await amelie.edits(ride, {})).json();

    expect(same).toMatchObject({ ...nowhere, notes: 'Portail vert' });
    expect(placed).toMatchObject({ pickupLat: toOrly.pickupLat, distance: expect.any(Number) });
  });

  test('is named to the driver, whose acceptance confirms the amount', async () => {
    const { amelie, driver } = await openWithRule();
    const chloe = await driver('Chloé');
    const ride = await booked(amelie, chezPaul);

    await chloe.accepts(ride);

    expect(await rideNow(chloe, ride)).toMatchObject({ pickupLat: null, priceToConfirm: false });
  });

  test('and that an earlier version stored as the centre of Paris is unknown too', async () => {
    const { amelie, deps } = await openWithRule();
    const ride = await booked(amelie);
    await deps.db.updateTable('rides').set({ pickup_lat: 48.8566, pickup_lng: 2.3522 }).execute();

    expect(await rideNow(amelie, ride)).toMatchObject({ pickupLat: null, pickupLng: null, distance: null });
  });
});

describe('a typed address', () => {
  test('is found without a point, and its quote is to be confirmed', async () => {
    const { amelie } = await openWithRule();
    const { scheduledAt } = toOrly;
    const query = { originAddress: 'gare de lyon', destinationAddress: 'Musée du Louvre', scheduledAt };

    const quote = (await amelie.calls(quoteTrip, { query })).json();
    const ride = await booked(amelie, {
      pickupAddress: 'gare de lyon',
      pickupLat: null,
      pickupLng: null,
      destinationAddress: 'Musée du Louvre',
      destinationLat: null,
      destinationLng: null,
      quoteId: quote.quoteId,
    });

    expect(quote).toMatchObject({ pickupKnown: true, destinationKnown: true, priceToConfirm: true });
    expect(ride).toMatchObject({
      estimatedPrice: quote.price,
      pickupLat: 48.8443,
      destinationLat: 48.8611,
      priceToConfirm: true,
    });
  });
});

test('the price of a road that the failing service could not measure is to be confirmed', async () => {
  const measure: Places['measure'] = async (from, to) => ({
    ...(await builtinPlaces().measure(from, to)),
    isFallback: true,
  });
  const { amelie } = await openWithRule({ ...builtinPlaces(), measure });

  const quote = await quoted(amelie);
  const ride = await booked(amelie, { quoteId: quote.quoteId });

  expect(quote).toMatchObject({ priceToConfirm: true, estimated: true });
  expect(ride).toMatchObject({ estimatedPrice: quote.price, priceToConfirm: true });
});
