import { describe, expect, test } from 'vitest';
import { listRideBills } from '#contract/papers/bills.calls.ts';
import { getWaitingTerms, saveWaitingTerms } from '#contract/pricing/pricing.calls.ts';
import { getRideClosing } from '#contract/rides/rides.calls.ts';
import { agreedRide, rideNow, toOrly } from '#tests/support/bookings.ts';
import { withRule } from '#tests/support/prices.ts';
import { openWorld } from '#tests/support/world.ts';

/** Minutes from the clock of the world to the departure of a booking. */
const UNTIL_DEPARTURE = 270;
const terms = { stationMinutes: 60, otherMinutes: 15, price: '0.50' };
const inParis = { pickupAddress: '12 rue de Rivoli, 75004 Paris', pickupLat: 48.8556, pickupLng: 2.36 };

async function openEnd() {
  const world = await openWorld();
  await withRule(world);
  await withRule(world, { calculation_method: 'hourly', hourly_rate_cents: 5500, priority: -1 });
  const [amelie, chloe] = [await world.client('Amélie'), await world.driver('Chloé')];
  await chloe.calls(saveWaitingTerms, { body: terms });
  return { ...world, amelie, chloe };
}

describe('a hire that lasts longer', () => {
  test('costs one hour more, named, which the client sees before paying', async () => {
    const { amelie, chloe, passes } = await openEnd();
    const ride = await agreedRide(amelie, chloe, { kind: 'hire', hours: 4 });
    passes(UNTIL_DEPARTURE);
    await chloe.starts(ride);
    passes(250);

    const closing = (await chloe.calls(getRideClosing, { id: ride.id })).json();
    const tooMany = await chloe.moves(ride, {
      status: 'completed',
      additions: [{ kind: 'extra_hours', quantity: 2 }],
    });
    await chloe.moves(ride, { status: 'completed', additions: [{ kind: 'extra_hours', quantity: 1 }] });

    expect(closing).toMatchObject({ extraHours: { most: 1, unitPrice: '55.00' } });
    expect(tooMany.json()).toMatchObject({ code: 'addition_too_large' });
    expect(await rideNow(amelie, ride)).toMatchObject({
      ...{ status: 'completed', estimatedPrice: '220.00', finalPrice: '275.00' },
      finalLines: [{ kind: 'extra_hours', quantity: 1, unitPrice: '55.00', amount: '55.00' }],
    });
  });

  test('costs nothing more where the driver started early and ended in its hours', async () => {
    const { amelie, chloe, passes } = await openEnd();
    const ride = await agreedRide(amelie, chloe, { kind: 'hire', hours: 4 });
    passes(UNTIL_DEPARTURE - 20);
    await chloe.starts(ride);
    passes(20 + 4 * 60);

    const closing = (await chloe.calls(getRideClosing, { id: ride.id })).json();

    expect(closing).toMatchObject({ extraHours: { most: 0 } });
  });

  test.each([
    [undefined, '20\u00a0%', '36.67'],
    [true, '10\u00a0%', '20.00'],
  ])('is taxed by its kind; with an agreed route (%s) at %s', async (agreedRoute, vatRate, vat) => {
    const { amelie, chloe } = await openEnd();
    const ride = await agreedRide(amelie, chloe, { kind: 'hire', hours: 4 });
    await chloe.starts(ride);

    await chloe.moves(ride, { status: 'completed', ...(agreedRoute && { agreedRoute }) });

    const [bills] = (await amelie.calls(listRideBills, { query: { ids: ride.id } })).json();
    expect(bills).toMatchObject({ vatRate, vat });
  });

  test.each([
    [undefined, '10\u00a0%'],
    [false, '20\u00a0%'],
  ])(
    'keeps the route that was agreed with the order, unless it is taken back (%s): %s',
    async (agreedRoute, vatRate) => {
      const { chloe } = await openEnd();
      const hire = { ...toOrly, kind: 'hire', hours: 4 } as const;
      const { ride } = (await chloe.takesOrder({ ride: hire, agreedRoute: true })).json();
      await chloe.starts(ride);

      const closing = (await chloe.calls(getRideClosing, { id: ride.id })).json();
      await chloe.moves(ride, { status: 'completed', ...(agreedRoute === undefined ? {} : { agreedRoute }) });

      expect(closing).toMatchObject({ agreedRoute: true });
      const [bills] = (await chloe.calls(listRideBills, { query: { ids: ride.id } })).json();
      expect(bills).toMatchObject({ vatRate });
    },
  );

  test('forgets the agreed route when its client changes the way, and keeps it for another passenger', async () => {
    const { amelie, chloe } = await openEnd();
    const hire = { ...toOrly, kind: 'hire', hours: 4 } as const;
    const order = {
      clientId: amelie.id,
      contact: undefined,
      takenByMe: false,
      ride: hire,
      agreedRoute: true,
    };
    const { ride } = (await chloe.takesOrder(order)).json();
    const agreed = async () => {
      const [bills] = (await amelie.calls(listRideBills, { query: { ids: ride.id } })).json();
      return bills?.vatRate;
    };

    await amelie.edits(ride, { ...hire, passengers: 3 });
    const before = await agreed();
    await amelie.edits(ride, { ...hire, hours: 5 });

    expect([before, await agreed()]).toEqual(['10\u00a0%', '20\u00a0%']);
  });

  test('a way from A to B has no route to agree on', async () => {
    const { chloe } = await openEnd();

    const { ride } = (await chloe.takesOrder({ agreedRoute: true })).json();

    const closing = (await chloe.calls(getRideClosing, { id: ride.id })).json();
    expect(closing).toMatchObject({ agreedRoute: false });
  });
});

describe('waiting at the pickup', () => {
  test('is free for fifteen minutes, then each started minute may be added, never more', async () => {
    const { amelie, chloe, passes } = await openEnd();
    const ride = await agreedRide(amelie, chloe, inParis);
    passes(UNTIL_DEPARTURE);
    passes(27);
    await chloe.starts(ride);

    const closing = (await chloe.calls(getRideClosing, { id: ride.id })).json();
    const beyond = await chloe.moves(ride, {
      status: 'completed',
      additions: [{ kind: 'waiting', quantity: 13 }],
    });
    const done = await chloe.moves(ride, {
      status: 'completed',
      additions: [{ kind: 'waiting', quantity: 8 }],
    });

    expect(closing).toMatchObject({ freeMinutes: 15, waiting: { most: 12, unitPrice: '0.50' } });
    expect(beyond.statusCode).toBe(400);
    const label = 'de 14:15 à 14:23, au-delà de 15\u00a0min offertes';
    expect(done.json().finalLines).toEqual([
      { kind: 'waiting', quantity: 8, unitPrice: '0.50', amount: '4.00', label },
    ]);
  });

  test('is free for an hour at a station', async () => {
    const { amelie, chloe, passes } = await openEnd();
    const ride = await agreedRide(amelie, chloe, toOrly);
    passes(UNTIL_DEPARTURE);
    passes(40);
    await chloe.starts(ride);

    expect((await chloe.calls(getRideClosing, { id: ride.id })).json()).toMatchObject({
      freeMinutes: 60,
      waiting: { most: 0 },
    });
  });

  test('costs nothing before a price is set, and the terms are kept as they were saved', async () => {
    const world = await openWorld();
    const chloe = await world.driver('Chloé');

    expect((await chloe.calls(getWaitingTerms)).json()).toEqual({ ...terms, price: '0.00' });
    await chloe.calls(saveWaitingTerms, { body: { ...terms, otherMinutes: 10 } });
    expect((await chloe.calls(getWaitingTerms)).json()).toEqual({ ...terms, otherMinutes: 10 });
  });
});

describe('a final price', () => {
  test('that is higher is refused without a named line', async () => {
    const { amelie, chloe } = await openEnd();
    const ride = await agreedRide(amelie, chloe);
    await chloe.starts(ride);

    const bare = await chloe.moves(ride, { status: 'completed', finalPrice: '999.00' });

    expect([bare.statusCode, bare.json().code]).toEqual([400, 'raise_unnamed']);
    expect((await rideNow(amelie, ride)).status).toBe('in_progress');
  });

  test('names each line on the bill, and sums to what is due', async () => {
    const { amelie, chloe } = await openEnd();
    const ride = await agreedRide(amelie, chloe);
    await chloe.starts(ride);

    await chloe.moves(ride, {
      status: 'completed',
      additions: [
        { kind: 'toll', amount: '4.20' },
        { kind: 'supplement', amount: '5.00', reason: 'Nettoyage' },
      ],
    });

    const { finalPrice, finalLines } = await rideNow(amelie, ride);
    const [bills] = (await amelie.calls(listRideBills, { query: { ids: ride.id } })).json();
    expect(Number(finalPrice)).toBeCloseTo(Number(ride.estimatedPrice) + 9.2);
    expect(finalLines.map(({ kind, label }) => [kind, label])).toEqual([
      ['toll', undefined],
      ['supplement', 'Nettoyage'],
    ]);
    expect(bills?.ttc).toBe(finalPrice);
  });
});
