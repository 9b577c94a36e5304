import { describe, expect, test } from 'vitest';
import { bookRide, editRide } from '#contract/rides/booking.calls.ts';
import type { BookRideBody } from '#contract/rides/booking-bodies.ts';
import { quoteTrip } from '#contract/trip/places.calls.ts';
import { booked, quoted, rideNow, toOrly, tripQuery } from '#tests/support/bookings.ts';
import { withRule } from '#tests/support/prices.ts';
import { openWorld } from '#tests/support/world.ts';

const lutetia = { address: 'Hôtel Lutetia, 45 boulevard Raspail, 75006 Paris', lat: 48.8512, lng: 2.3275 };
const bercy = { address: 'Bercy, 75012 Paris', lat: 48.8402, lng: 2.3823 };
const hourly = {
  calculation_method: 'hourly',
  hourly_rate_cents: 5500,
  priority: -1,
  name: 'À l’heure',
} as const;

async function openTrips() {
  const world = await openWorld();
  await withRule(world);
  await withRule(world, hourly);
  return { world, amelie: await world.client('Amélie'), chloe: await world.driver('Chloé') };
}

describe('a way with stops', () => {
  const stops = [
    { ...lutetia, waitingMinutes: 10 },
    { ...bercy, waitingMinutes: 0 },
  ];

  test('is measured through them, priced with its waiting, and booked at that price', async () => {
    const { amelie } = await openTrips();
    const direct = await quoted(amelie);

    const quote = await quoted(amelie, { stops });
    const ride = await booked(amelie, { stops, quoteId: quote.quoteId });

    expect(quote.distance).toBeGreaterThan(direct.distance ?? 0);
    expect(quote.stopsKnown).toEqual([true, true]);
    expect(ride).toMatchObject({ kind: 'one_way', hours: null, stops, priceToConfirm: false });
    expect(ride).toMatchObject({
      estimatedPrice: quote.price,
      distance: quote.distance,
      duration: quote.duration,
    });
    expect(ride.priceLines).toEqual(quote.priceLines);
    expect(ride.priceLines.find(({ kind }) => kind === 'minutes')).toMatchObject({
      quantity: ride.duration,
      waitingMinutes: 10,
    });
  });

  test.each([
    ['in another order', stops.toReversed()],
    ['with another waiting', stops.map((stop) => ({ ...stop, waitingMinutes: 5 }))],
    ['with one less', stops.slice(1)],
    ['without any', []],
  ])('is not booked %s with its quote', async (_change, other) => {
    const { amelie } = await openTrips();
    const { quoteId } = await quoted(amelie, { stops });

    const refused = await amelie.books({ stops: other, quoteId });

    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'quote_stale' });
  });

  test('keeps them when an edit names none, and gives them up for an empty list', async () => {
    const { amelie } = await openTrips();
    const ride = await booked(amelie, { stops });
    const body = { ...toOrly, scheduledAt: '2026-05-04T13:00:00.000Z' };

    const kept = (await amelie.calls(editRide, { id: ride.id, body })).json();
    const direct = (await amelie.calls(editRide, { id: ride.id, body: { ...body, stops: [] } })).json();

    expect(kept).toMatchObject({ stops, estimatedPrice: ride.estimatedPrice });
    expect(direct).toMatchObject({ stops: [], priceLines: (await quoted(amelie)).priceLines });
  });

  test('with a stop that nobody finds has no distance, and its price is to be confirmed', async () => {
    const { amelie } = await openTrips();
    const nowhere = { address: 'Chez mon oncle Paul' };

    const quote = await quoted(amelie, { stops: [nowhere] });
    const ride = await booked(amelie, { stops: [nowhere], quoteId: quote.quoteId });

    expect(quote).toMatchObject({ stopsKnown: [false], distance: null, priceToConfirm: true });
    expect(ride).toMatchObject({ distance: null, duration: null, priceToConfirm: true });
    expect(ride.stops).toEqual([{ ...nowhere, lat: null, lng: null, waitingMinutes: 0 }]);
  });

  test('may come back to where it began, but stands nowhere twice in a row', async () => {
    const { amelie } = await openTrips();
    const { pickupAddress: address, pickupLat: lat, pickupLng: lng } = toOrly;
    const back = { destinationAddress: address, destinationLat: lat, destinationLng: lng };

    const round = await amelie.books({ ...back, stops: [lutetia] });
    const twice = await amelie.books({ stops: [{ address, lat, lng }] });

    expect(round.statusCode).toBe(200);
    expect(twice.json()).toMatchObject({ code: 'same_place' });
  });
});

describe('a car by the hour', () => {
  const hire: Partial<BookRideBody> = { kind: 'hire', hours: 4, program: 'Deux rendez-vous, puis la gare.' };

  test('is priced by the hourly rule, and ends at its pickup when nobody says where', async () => {
    const { amelie } = await openTrips();
    const { destinationAddress: _address, destinationLat: _lat, destinationLng: _lng, ...pickup } = toOrly;
    const {
      destinations: _,
      destinationAddress: __,
      ...query
    } = tripQuery({ ...toOrly, kind: 'hire', hours: 4 });

    const quote = (await amelie.calls(quoteTrip, { query })).json();
    const body = { ...pickup, ...hire, quoteId: quote.quoteId };
    const ride = (await amelie.calls(bookRide, { body })).json();

    expect(quote).toMatchObject({ price: '220.00', distance: null, duration: 240, priceToConfirm: false });
    expect(ride).toMatchObject({
      ...{ ...hire, estimatedPrice: '220.00', priceToConfirm: false, distance: null, duration: 240 },
      ...{
        destinationAddress: toOrly.pickupAddress,
        destinationLat: toOrly.pickupLat,
        priceRuleName: 'À l’heure',
      },
    });
  });

  test('is not booked for another number of hours with its quote, nor as a way', async () => {
    const { amelie } = await openTrips();
    const { quoteId } = await quoted(amelie, { kind: 'hire', hours: 4 });

    const longer = await amelie.books({ ...hire, hours: 5, quoteId });
    const way = await amelie.books({ quoteId });

    expect([longer.statusCode, way.statusCode]).toEqual([409, 409]);
  });

  test('without an hourly rule is to be confirmed by the driver', async () => {
    const { world, amelie } = await openTrips();
    await world.deps.db.deleteFrom('pricing_rules').where('calculation_method', '=', 'hourly').execute();

    const { quoteId, priceToConfirm } = await quoted(amelie, { kind: 'hire', hours: 4 });
    const ride = await booked(amelie, { ...hire, quoteId });

    expect([priceToConfirm, ride.priceToConfirm]).toEqual([true, true]);
  });

  test('stays one through an edit by a client that knows only pickup and destination', async () => {
    const { amelie } = await openTrips();
    const ride = await booked(amelie, hire);

    const body = { ...toOrly, passengers: 3 };
    const edited = (await amelie.calls(editRide, { id: ride.id, body })).json();

    expect(edited).toMatchObject({ ...hire, passengers: 3, estimatedPrice: ride.estimatedPrice });
    expect(await rideNow(amelie, ride)).toEqual(edited);
  });
});

test.each<[string, Record<string, unknown>, string]>([
  ['four stops', { stops: [lutetia, bercy, lutetia, bercy] }, 'stops'],
  ['a stop without an address', { stops: [{ ...lutetia, address: ' ' }] }, 'stops'],
  ['a waiting of three hours', { stops: [{ ...lutetia, waitingMinutes: 180 }] }, 'stops'],
  ['a hire without hours', { kind: 'hire' }, 'hours'],
  ['hours without a hire', { hours: 4 }, 'hours'],
  ['a hire of thirteen hours', { kind: 'hire', hours: 13 }, 'hours'],
  ['a hire with stops', { kind: 'hire', hours: 2, stops: [lutetia] }, 'stops'],
  ['a way without a destination', { destinationAddress: '' }, 'destinationAddress'],
])('an order with %s is refused', async (_what, change, field) => {
  const { amelie } = await openTrips();

  const refused = await amelie.sends('POST', bookRide.path, { body: { ...toOrly, ...change } });

  expect(refused.statusCode).toBe(400);
  expect(Object.keys(refused.json().fields).join()).toContain(field);
});
