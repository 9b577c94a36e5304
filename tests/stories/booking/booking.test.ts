import { describe, expect, test } from 'vitest';
import { bookRide, editRide } from '#contract/rides/booking.calls.ts';
import type { BookRideBody } from '#contract/rides/booking-bodies.ts';
import { listRides } from '#contract/rides/rides.calls.ts';
import { booked, completedRide, quoted, toOrly } from '#tests/support/bookings.ts';
import type { Person } from '#tests/support/people.ts';
import { withRule } from '#tests/support/prices.ts';
import { openWorld } from '#tests/support/world.ts';

describe('a client books', () => {
  test('and the price of the screen, of the answer, of the row and of the list are one', async () => {
    const world = await openWorld();
    await withRule(world);
    const amelie = await world.client('Amélie');

    const quote = await quoted(amelie, { allowToll: true });
    const ride = await booked(amelie, {
      quoteId: quote.quoteId,
      notes: 'Deux valises',
      passengers: 3,
      luggage: 2,
      travelReference: 'AF 1380',
      allowToll: true,
    });

    const [row] = await world.deps.db.selectFrom('rides').selectAll().execute();
    const [listed] = (await amelie.calls(listRides)).json();
    expect(ride).toMatchObject({
      status: 'pending',
      number: 1,
      notes: 'Deux valises',
      passengers: 3,
      luggage: 2,
      travelReference: 'AF 1380',
      allowToll: true,
      driver: null,
    });
    expect(ride.estimatedPrice).toBe(quote.price);
    expect(row?.estimated_cents).toBe(Math.round(Number(quote.price) * 100));
    expect(listed).toEqual(ride);
    expect(ride.priceLines).toEqual(quote.priceLines);
    expect(ride.priceRuleName).toBe('Tarif de jour');
  });

  test('without a quote at the server’s own price, which nobody has seen and the driver confirms', async () => {
    const world = await openWorld();
    await withRule(world);
    const amelie = await world.client('Amélie');

    const quote = await quoted(amelie);
    const ride = await booked(amelie);

    expect(quote.priceToConfirm).toBe(false);
    expect(ride).toMatchObject({
      estimatedPrice: quote.price,
      distance: quote.distance,
      priceToConfirm: true,
    });
  });

  test('and forged prices, distances and durations change nothing', async () => {
    const world = await openWorld();
    await withRule(world);
    const amelie = await world.client('Amélie');

    const honest = await booked(amelie);
    const forged = await booked(amelie, { estimatedPrice: '0.01', distance: 0.1, duration: 1 });

    expect(forged).toMatchObject({
      estimatedPrice: honest.estimatedPrice,
      distance: honest.distance,
      duration: honest.duration,
    });
  });

  test('with no rule in force, at a guess to be confirmed', async () => {
    const { client } = await openWorld();

    expect(await booked(await client('Amélie'))).toMatchObject({ priceToConfirm: true, priceRuleName: null });
  });

  test('no trip that ends where it begins, neither new nor changed', async () => {
    const { client } = await openWorld();
    const amelie = await client('Amélie');
    const ride = await booked(amelie);
    const there = { destinationLat: toOrly.pickupLat, destinationLng: toOrly.pickupLng };

    const refused = await amelie.calls(bookRide, { body: { ...toOrly, ...there } });
    const changed = await amelie.calls(editRide, { id: ride.id, body: { ...toOrly, ...there } });

    for (const answer of [refused, changed]) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        code: 'same_place',
        message: 'Le départ et la destination sont au même endroit. Choisissez deux adresses différentes.',
      });
    }
  });

  test('with coordinates as text, as the form of the specification sends them', async () => {
    const { client } = await openWorld();

    const ride = await booked(await client('Amélie'), { pickupLat: '48.8443', pickupLng: '2.3735' });

    expect(ride).toMatchObject({ pickupLat: 48.8443, pickupLng: 2.3735 });
  });
});

describe('a quote', () => {
  test('keeps its price when the rule changes before the order', async () => {
    const world = await openWorld();
    await withRule(world);
    const amelie = await world.client('Amélie');
    const quote = await quoted(amelie);
    await world.deps.db.updateTable('pricing_rules').set({ price_per_km_cents: 900 }).execute();

    const ride = await booked(amelie, { quoteId: quote.quoteId });

    expect(ride.estimatedPrice).toBe(quote.price);
  });

  test.each([
    ['after fifteen minutes', 16, {}],
    ['for another place', 0, { destinationLat: 48.7286, destinationLng: 2.3645 }],
    ['for another address', 0, { destinationAddress: 'Terminal 4, 94390 Orly' }],
    ['for the road with tolls', 0, { allowToll: true }],
    ['for another time', 0, { scheduledAt: '2026-05-04T20:00:00.000Z' }],
  ])('%s is refused with a fresh one, which is then accepted', async (_case, minutes, change) => {
    const world = await openWorld();
    await withRule(world);
    const amelie = await world.client('Amélie');
    const quote = await quoted(amelie);
    world.passes(minutes);

    const refused = await amelie.books({ ...change, quoteId: quote.quoteId });
    const again = await amelie.books({ ...change, quoteId: refused.json().quote?.quoteId ?? '' });

    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'quote_stale', quote: { price: expect.any(String) } });
    expect(again.statusCode).toBe(200);
    expect(again.json().estimatedPrice).toBe(refused.json().quote?.price);
  });

  test('that was forged is refused', async () => {
    const world = await openWorld();
    const amelie = await world.client('Amélie');
    const { quoteId } = await quoted(amelie);
    const [body = '', signature] = quoteId.split('.');
    const cheap = JSON.parse(Buffer.from(body, 'base64url').toString());
    const forged = Buffer.from(JSON.stringify({ ...cheap, total: 1 })).toString('base64url');

    for (const id of [`${forged}.${signature}`, 'garbage', '.', `${body}.`]) {
      expect((await amelie.books({ quoteId: id })).statusCode).toBe(409);
    }
  });
});

describe('the same booking sent again', () => {
  const send = (client: Person, change: Partial<BookRideBody> = {}) =>
    client.books(change, { 'idempotency-key': 'one-order' });

  test('ten times at once is one ride', async () => {
    const { client, deps } = await openWorld();
    const amelie = await client('Amélie');

    const answers = await Promise.all(Array.from({ length: 10 }, () => send(amelie)));

    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    expect(answers.every((answer) => answer.statusCode === 200)).toBe(true);
    expect(await deps.db.selectFrom('rides').selectAll().execute()).toHaveLength(1);
  });

  test('with another content is refused', async () => {
    const { client } = await openWorld();
    const amelie = await client('Amélie');
    await send(amelie);

    const answer = await send(amelie, { notes: 'Autre chose' });

    expect(answer.statusCode).toBe(409);
    expect(answer.json().code).toBe('booking_key_reused');
  });

  test('by another client is their own ride', async () => {
    const { client } = await openWorld();

    const [one, other] = [await send(await client('Amélie')), await send(await client('Karim'))];

    expect(one.json().id).not.toBe(other.json().id);
  });
});

test.each([
  [{ pickupAddress: '  ' }, 'Veuillez remplir tous les champs'],
  [{ destinationAddress: undefined }, 'Veuillez remplir tous les champs'],
  [{ scheduledAt: undefined }, 'Veuillez remplir tous les champs'],
  [{ scheduledAt: 'demain' }, 'Cette date n’est pas valide.'],
  [{ scheduledAt: '2026-05-04T07:42:59.000Z' }, 'Choisissez un départ dans au moins 15 minutes.'],
  [{ scheduledAt: '2026-05-03T12:00:00.000Z' }, 'Choisissez un départ dans au moins 15 minutes.'],
  [{ passengers: 9 }, 'Le nombre de passagers va de 1 à 8.'],
  [{ passengers: 1.5 }, 'Le nombre de passagers va de 1 à 8.'],
  [{ luggage: -1 }, 'Le nombre de bagages va de 0 à 20.'],
  [{ pickupLat: 91 }, 'Ces coordonnées ne sont pas valides.'],
  [{ allowToll: 'yes' }, 'Cette option vaut oui ou non.'],
  [{ notes: 'x'.repeat(1001) }, 'Ce texte est trop long (1000 caractères au plus).'],
  [{ clientId: 'someone-else' }, 'La demande contient un champ inconnu.'],
  [{ status: 'accepted' }, 'La demande contient un champ inconnu.'],
])('a booking with %j is refused: %s', async (change, message) => {
  const { client, deps } = await openWorld();
  const amelie = await client('Amélie');

  const answer = await amelie.sends('POST', bookRide.path, { body: { ...toOrly, ...change } });

  expect(answer.statusCode).toBe(400);
  expect(answer.json().message).toBe(message);
  expect(await deps.db.selectFrom('rides').selectAll().execute()).toEqual([]);
});

test('the thirty-first booking of an hour waits', async () => {
  const { client, driver } = await openWorld();
  const amelie = await client('Amélie');
  await completedRide(amelie, await driver('Chloé'));
  for (let index = 0; index < 29; index++) expect((await amelie.books()).statusCode).toBe(200);

  const answer = await amelie.books();

  expect(answer.statusCode).toBe(429);
  expect(answer.json().message).toBe('Trop de réservations en peu de temps. Patientez puis réessayez.');
});

test('a booking that is refused counts as well, and parallel ones are counted one by one', async () => {
  const { client, driver } = await openWorld();
  const amelie = await client('Amélie');
  await completedRide(amelie, await driver('Chloé'));
  for (let index = 0; index < 14; index++)
    expect((await amelie.books({ quoteId: 'none' })).statusCode).toBe(409);

  const answers = await Promise.all(Array.from({ length: 18 }, () => amelie.books()));

  const withStatus = (status: number) => answers.filter(({ statusCode }) => statusCode === status);
  expect(withStatus(200)).toHaveLength(15);
  expect(withStatus(429)).toHaveLength(3);
});
