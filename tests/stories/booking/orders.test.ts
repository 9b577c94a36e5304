import { describe, expect, test } from 'vitest';
import { bookOrder, listOrderRides } from '#contract/rides/orders.calls.ts';
import { getRide, listRides } from '#contract/rides/rides.calls.ts';
import { cents, moneyText } from '#domain/money.ts';
import { completedRide, toOrly } from '#tests/support/bookings.ts';
import { daily, fromOrly, ordered, orderedReturn, quotedOrder, quotesFor } from '#tests/support/orders.ts';
import { withRule } from '#tests/support/prices.ts';
import { countStatements, isOfRequest } from '#tests/support/statement-counter.ts';
import { openWorld } from '#tests/support/world.ts';

describe('a client orders a return', () => {
  test('and the price of the screen is the sum of the quotes, of the rows and of the cards', async () => {
    const world = await openWorld();
    await withRule(world);
    const amelie = await world.client('Amélie');
    const trips = [toOrly, fromOrly];

    const { quotes, total } = await quotesFor(amelie, trips);
    const { ride, changed } = await orderedReturn(amelie);

    const rows = await world.deps.db.selectFrom('rides').selectAll().orderBy('order_place').execute();
    expect(changed).toBe(2);
    expect(rows.map((row) => moneyText(cents(row.estimated_cents)))).toEqual(
      quotes.map(({ price }) => price),
    );
    expect(moneyText(cents(rows.reduce((sum, row) => sum + row.estimated_cents, 0)))).toBe(total);
    expect(rows.map((row) => row.order_leg)).toEqual(['outward', 'return']);
    expect(ride.order).toMatchObject({
      place: 1,
      count: 2,
      leg: 'outward',
      weekdays: [],
      lastDay: '2026-05-04',
      statuses: { pending: 2, accepted: 0 },
      other: { number: 2, status: 'pending', scheduledAt: fromOrly.scheduledAt, price: quotes[1]?.price },
    });
  });

  test('and the list has both, each naming the other', async () => {
    const world = await openWorld();
    await withRule(world);
    const amelie = await world.client('Amélie');
    await orderedReturn(amelie);

    const [outward, back] = (await amelie.calls(listRides)).json();

    expect([outward?.order?.other?.id, back?.order?.other?.id]).toEqual([back?.id, outward?.id]);
    expect([outward?.order?.leg, back?.order?.leg]).toEqual(['outward', 'return']);
    expect((await amelie.calls(getRide, { id: outward?.id ?? '' })).json()).toEqual(outward);
  });

  test('is refused before the outward ride has arrived, with the time of its arrival', async () => {
    const world = await openWorld();
    await withRule(world);
    const amelie = await world.client('Amélie');
    const early = { ...fromOrly, scheduledAt: '2026-05-04T12:05:00.000Z' };

    const body = await quotedOrder(amelie, [toOrly, early], { withReturns: true });
    const refused = await amelie.calls(bookOrder, { body });

    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({
      message: expect.stringMatching(
        /^Le retour doit être après l’arrivée de l’aller, lun\. 4 mai à 14:\d\d\.$/u,
      ),
    });
    expect(await world.deps.db.selectFrom('rides').select('id').execute()).toEqual([]);
  });
});

describe('a client orders a series', () => {
  test('all of it or nothing: one quote of another trip stops everything', async () => {
    const world = await openWorld();
    await withRule(world);
    const amelie = await world.client('Amélie');
    const body = await quotedOrder(amelie, daily(5));
    const [first] = body.rides;

    const swapped = body.rides.map((ride, index) =>
      index === 3 && first ? { ...ride, quoteId: first.quoteId } : ride,
    );
    const refused = await amelie.calls(bookOrder, { body: { ...body, rides: swapped } });

    expect(refused.json()).toMatchObject({ code: 'quote_stale' });
    expect(await world.deps.db.selectFrom('rides').select('id').execute()).toEqual([]);
    expect(await world.deps.db.selectFrom('orders').select('id').execute()).toEqual([]);
  });

  test('sent ten times with one key is one order', async () => {
    const world = await openWorld();
    await withRule(world);
    const amelie = await world.client('Amélie');
    const body = await quotedOrder(amelie, daily(3), { weekdays: [1, 2, 3] });

    const answers = await Promise.all(
      Array.from({ length: 10 }, () => amelie.calls(bookOrder, { body }, { 'idempotency-key': 'one' })),
    );

    expect(new Set(answers.map((answer) => answer.json().ride?.id)).size).toBe(1);
    expect(await world.deps.db.selectFrom('rides').select('id').execute()).toHaveLength(3);
    const other = { ...body, rides: body.rides.slice(0, 2) };
    const reused = await amelie.calls(bookOrder, { body: other }, { 'idempotency-key': 'one' });
    expect(reused.json()).toMatchObject({ code: 'booking_key_reused' });
  });

  test('of ten rides at most while no ride of theirs was completed, of sixty then', async () => {
    const world = await openWorld();
    await withRule(world);
    const [amelie, chloe] = [await world.client('Amélie'), await world.driver('Chloé')];
    const eleven = await quotedOrder(amelie, daily(11));
    const long = await amelie.calls(bookOrder, { body: eleven });
    expect(long.json()).toMatchObject({ code: 'order_too_long', message: expect.stringContaining('10') });

    await completedRide(amelie, chloe);
    const sixty = await ordered(amelie, daily(60));

    expect(sixty.ride.order).toMatchObject({ count: 60, place: 1, leg: null, other: null });
    const tooMany = daily(61).map((ride) => ({ ...ride, quoteId: 'x' }));
    const refused = await amelie.calls(bookOrder, { body: { rides: tooMany, withReturns: false } });
    expect(refused.statusCode).toBe(400);
  });

  test('is read in pages, as are the lists', async () => {
    const world = await openWorld();
    await withRule(world);
    const [amelie, chloe] = [await world.client('Amélie'), await world.driver('Chloé')];
    await completedRide(amelie, chloe);
    const { ride } = await ordered(amelie, daily(45));

    const first = (await amelie.calls(listOrderRides, { id: ride.id })).json();
    const last = (await amelie.calls(listOrderRides, { id: ride.id, query: { after: '40' } })).json();
    const page = (await amelie.calls(listRides, { query: { status: 'pending' } })).json();

    expect([first.rides.length, first.next]).toEqual([20, '20']);
    expect([last.rides.map(({ place }) => place), last.next]).toEqual([[41, 42, 43, 44, 45], null]);
    expect(page).toHaveLength(20);
  });

  test('counts once among the open requests of a newcomer', async () => {
    const world = await openWorld();
    await withRule(world);
    const amelie = await world.client('Amélie');

    const orders = [];
    for (let index = 0; index < 5; index += 1)
      orders.push(await amelie.calls(bookOrder, { body: await quotedOrder(amelie, daily(3)) }));
    const sixth = await amelie.calls(bookOrder, { body: await quotedOrder(amelie, daily(2)) });

    expect(orders.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect(sixth.json()).toMatchObject({ code: 'too_many_open_requests' });
  });

  test('costs as many statements with ten rides as with two', async () => {
    const world = await openWorld();
    await withRule(world);
    const amelie = await world.client('Amélie');
    const bodies = [await quotedOrder(amelie, daily(2)), await quotedOrder(amelie, daily(10))];
    await amelie.calls(bookOrder, { body: await quotedOrder(amelie, daily(2)) });
    const { texts } = countStatements();

    const counts = [];
    for (const body of bodies) {
      const before = texts.length;
      await amelie.calls(bookOrder, { body });
      await world.deps.pool.announced();
      counts.push(texts.slice(before).filter(isOfRequest).length);
    }

    expect(counts[1]).toBe(counts[0]);
    expect(counts[0]).toBeLessThanOrEqual(6);
  });
});
