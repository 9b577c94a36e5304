import { describe, expect, test } from 'vitest';
import { getPriceExtras, listOfferedOptions, savePriceExtras } from '#contract/pricing/pricing.calls.ts';
import { booked, quoted, rideNow, toOrly } from '#tests/support/bookings.ts';
import { someExtras, withExtras, withForfait } from '#tests/support/forfaits.ts';
import { withRule } from '#tests/support/prices.ts';
import { openWorld } from '#tests/support/world.ts';

async function openPrices() {
  const world = await openWorld();
  const [chloe, amelie] = [await world.driver('Chloé'), await world.client('Amélie')];
  await withRule(world, { coefficient: 2 });
  return { world, chloe, amelie };
}

describe('options and supplements', () => {
  test('are none before they are set, all off, and nothing is offered', async () => {
    const { chloe, amelie } = await openPrices();

    const extras = (await chloe.calls(getPriceExtras)).json();

    expect(extras).toMatchObject({ version: 0, supplements: [] });
    expect(Object.values(extras.options).every(({ price, isOn }) => price === null && !isOn)).toBe(true);
    expect((await amelie.calls(listOfferedOptions)).json()).toEqual([]);
  });

  test('are stored as they were sent; clients are offered what is on and priced', async () => {
    const { chloe, amelie } = await openPrices();

    const saved = await withExtras(chloe);

    expect(saved).toEqual({
      ...someExtras,
      version: 1,
      options: { ...someExtras.options, sign: { price: '0.00', most: 1, isOn: true } },
    });
    expect((await chloe.calls(getPriceExtras)).json()).toEqual(saved);
    expect((await amelie.calls(listOfferedOptions)).json()).toEqual([
      { code: 'baby_seat', price: '10.00', most: 2 },
      { code: 'sign', price: '0.00', most: 1 },
    ]);
  });

  test('of two that are saved at once, one wins and the other is told', async () => {
    const { chloe } = await openPrices();
    const save = (version: number) => chloe.calls(savePriceExtras, { body: { ...someExtras, version } });

    const first = await Promise.all([save(0), save(0), save(0)]);
    const second = await Promise.all([save(1), save(1), save(7)]);

    for (const answers of [first, second])
      expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
        200, 409, 409,
      ]);
    expect((await chloe.calls(getPriceExtras)).json().version).toBe(2);
  });

  test.each([
    [{ options: { ...someExtras.options, animal: { price: null, most: 1, isOn: true } } }],
    [{ options: { ...someExtras.options, animal: { price: '1', most: 0, isOn: true } } }],
    [{ options: { ...someExtras.options, helicopter: { price: '1', most: 1, isOn: true } } }],
    [{ supplements: [{ kind: 'passengers', beyond: 21, price: '8.00' }] }],
    [{ supplements: [{ kind: 'pickup', name: 'Gare', zones: [], price: '8.00' }] }],
    [{ supplements: [{ kind: 'toll', price: '8.00' }] }],
    [
      {
        supplements: [
          { kind: 'luggage', beyond: 3, price: '8.00' },
          { kind: 'luggage', beyond: 3, price: '9.00' },
        ],
      },
    ],
  ])('that are wrong are refused: %#', async (wrong) => {
    const { chloe } = await openPrices();

    const answer = await chloe.sends('PATCH', savePriceExtras.path, { body: { ...someExtras, ...wrong } });

    expect(answer.statusCode).toBe(400);
    expect((await chloe.calls(getPriceExtras)).json().version).toBe(0);
  });
});

describe('an order with options and supplements', () => {
  const wanted = { passengers: 6, luggage: 4, options: { baby_seat: 2, sign: 1 } };

  test('has one price on the screen, in the quote, in the row and as the sum of its lines', async () => {
    const { chloe, amelie } = await openPrices();
    await withExtras(chloe);
    const plain = await quoted(amelie);

    const quote = await quoted(amelie, wanted);
    const ride = await booked(amelie, { ...wanted, quoteId: quote.quoteId });

    expect(quote.priceLines.slice(-4)).toEqual([
      { kind: 'passengers', beyond: 4, quantity: 2, unitPrice: '8.00', amount: '16.00' },
      { kind: 'luggage', beyond: 3, quantity: 1, unitPrice: '5.00', amount: '5.00' },
      { kind: 'option', option: 'baby_seat', quantity: 2, unitPrice: '10.00', amount: '20.00' },
      { kind: 'option', option: 'sign', quantity: 1, unitPrice: '0.00', amount: '0.00' },
    ]);
    expect(Number(quote.price)).toBeCloseTo(Number(plain.price) + 41, 5);
    expect(ride).toMatchObject({ estimatedPrice: quote.price, priceLines: quote.priceLines });
    expect(ride.priceLines.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0)).toBe(
      Math.round(Number(quote.price) * 100),
    );
  });

  test('is priced by the server when it comes without a quote', async () => {
    const { chloe, amelie } = await openPrices();
    await withExtras(chloe);
    await withForfait(chloe);

    const ride = await booked(amelie, wanted);

    expect(ride).toMatchObject({ estimatedPrice: '86.00', priceToConfirm: true });
  });

  test('pays for a pickup in a zone, and not for a destination in it', async () => {
    const { chloe, amelie } = await openPrices();
    await withExtras(chloe);
    await withForfait(chloe);
    const back = {
      pickupAddress: toOrly.destinationAddress,
      pickupLat: toOrly.destinationLat,
      pickupLng: toOrly.destinationLng,
      destinationAddress: toOrly.pickupAddress,
      destinationLat: toOrly.pickupLat,
      destinationLng: toOrly.pickupLng,
    };

    expect(await quoted(amelie)).toMatchObject({ price: '45.00' });
    expect(await quoted(amelie, back)).toMatchObject({
      price: '50.00',
      priceLines: [
        { kind: 'flat', label: 'Orly → Paris' },
        { kind: 'pickup', label: 'Prise en charge à l’aéroport', amount: '5.00' },
      ],
    });
  });

  test.each([
    ['another quantity', { options: { baby_seat: 1 } }],
    ['another option', { options: { sign: 1 } }],
    ['no option', { options: {} }],
    ['more passengers', { passengers: 7 }],
    ['fewer passengers', { passengers: 2 }],
    ['more luggage', { luggage: 5 }],
  ])('cannot be booked with the quote of %s', async (_case, other) => {
    const { chloe, amelie } = await openPrices();
    await withExtras(chloe);
    const { quoteId } = await quoted(amelie, { ...wanted, ...other });

    const answer = await amelie.books({ ...wanted, quoteId });

    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'quote_stale', quote: await now() });

    async function now() {
      const { price, priceLines } = await quoted(amelie, wanted);
      return { price, priceLines };
    }
  });

  test('takes a quote without a load, as clients of the specification ask it, while nothing is counted', async () => {
    const { chloe, amelie } = await openPrices();
    await withExtras(chloe);
    const { quoteId, price } = await quoted(amelie);

    const ride = await booked(amelie, { passengers: 4, luggage: 3, quoteId });

    expect(ride).toMatchObject({ estimatedPrice: price, passengers: 4, luggage: 3 });
  });

  test.each([
    [{ booster: 1 }, 'Rehausseur'],
    [{ baby_seat: 3 }, 'Siège bébé'],
    [{ animal: 1 }, 'Animal'],
  ])('is refused with %j, which is not offered', async (options, name) => {
    const { chloe, amelie } = await openPrices();
    await withExtras(chloe);

    const answer = await amelie.books({ options });

    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'option_not_offered',
      message: `L’option «\u00a0${name}\u00a0» n’est plus proposée en cette quantité.`,
    });
  });

  test('keeps its options and its load through an edit that does not name them', async () => {
    const { chloe, amelie } = await openPrices();
    await withExtras(chloe);
    await withForfait(chloe);
    const ride = await booked(amelie, wanted);

    await amelie.edits(ride, { ...toOrly, scheduledAt: '2026-05-04T13:00:00.000Z' });
    const moved = await rideNow(amelie, ride);
    await amelie.edits(ride, { ...toOrly, options: { baby_seat: 1 } });
    const lighter = await rideNow(amelie, ride);

    expect(moved.priceLines).toEqual(ride.priceLines);
    expect(lighter).toMatchObject({ estimatedPrice: '76.00' });
  });

  test('sent twice with one key is one ride; with other options it is another order', async () => {
    const { chloe, amelie } = await openPrices();
    await withExtras(chloe);
    const key = { 'idempotency-key': 'once' };

    const [one, same] = [await amelie.books(wanted, key), await amelie.books(wanted, key)];
    const other = await amelie.books({ ...wanted, options: { baby_seat: 1, sign: 1 } }, key);

    expect(same.json().id).toBe(one.json().id);
    expect(other.json().code).toBe('booking_key_reused');
  });
});
