import { describe, expect, test } from 'vitest';
import { saveWaitingTerms } from '#contract/pricing/pricing.calls.ts';
import { cancelRide, listRideEvents } from '#contract/rides/rides.calls.ts';
import { quoteTrip } from '#contract/trip/places.calls.ts';
import { agreedRide, booked, quoted, rideNow, toOrly, tripQuery } from '#tests/support/bookings.ts';
import { withRule } from '#tests/support/prices.ts';
import { DAY_HALF_ALL, inThreeDays, soon, termedRide } from '#tests/support/terms.ts';
import { openWorld } from '#tests/support/world.ts';

const terms = { freeHours: 24, latePercent: 50, absencePercent: 100 };

const open = async () => {
  const world = await openWorld();
  await withRule(world);
  const [amelie, chloe] = [await world.client('Amélie'), await world.driver('Chloé')];
  return { world, amelie, chloe };
};

const half = (price: string) =>
  (Math.floor((Math.round(Number(price) * 100) * 50 + 50) / 100) / 100).toFixed(2);

const minutesAfter = (moment: string, minutes: number) =>
  new Date(Date.parse(moment) + minutes * 60_000).toISOString();

describe('terms of cancellation', () => {
  test('are in the quote and frozen with the order, whatever the operator changes afterwards', async () => {
    const { amelie, chloe } = await open();
    await chloe.savesSettings({ cancellationTerms: DAY_HALF_ALL });
    const quote = await quoted(amelie);
    await chloe.savesSettings({ cancellationTerms: '2/100/100' });

    const ride = await booked(amelie, { quoteId: quote.quoteId });
    const next = await booked(amelie, inThreeDays);

    expect(quote.cancellationTerms).toEqual(terms);
    expect(quote.freeMinutes).toBe(60);
    expect(ride.cancellationTerms).toEqual({ ...terms, freeMinutes: 60 });
    expect(next.cancellationTerms).toEqual({ freeHours: 2, latePercent: 100, absencePercent: 100 });
  });

  test('are frozen anew when a request is changed', async () => {
    const { amelie, chloe } = await open();
    const ride = await booked(amelie);
    await chloe.savesSettings({ cancellationTerms: DAY_HALF_ALL });

    expect(ride.cancellationTerms).toBeNull();
    expect((await amelie.edits(ride, inThreeDays)).json().cancellationTerms).toEqual(terms);
  });

  test('without any, the specification’s request and answer stay', async () => {
    const { amelie, chloe } = await open();
    const ride = await agreedRide(amelie, chloe);

    expect((await amelie.cancels(ride)).json()).toMatchObject({ status: 'accepted', fee: null });
    expect((await chloe.cancels(ride)).json()).toMatchObject({ status: 'cancelled', fee: null });
    expect((await amelie.calls(quoteTrip, { query: tripQuery(toOrly) })).json().cancellationTerms).toBeNull();
  });

  test.each(['24/50', '24/101/1', 'demain', '-1/0/0'])('%j is refused as a setting', async (text) => {
    const { chloe } = await open();

    expect((await chloe.savesSettings({ cancellationTerms: text })).statusCode).toBe(400);
  });
});

describe('a client who cancels under terms', () => {
  test('owes nothing in time, also for a request that waits', async () => {
    const { amelie, chloe } = await open();
    const [early, waiting] = [await termedRide({ amelie, chloe }, inThreeDays), await booked(amelie, soon)];

    for (const ride of [early, waiting])
      expect((await amelie.cancels(ride)).json()).toMatchObject({ status: 'cancelled', fee: null });
  });

  test('is free to the very moment, and owes half a minute later', async () => {
    const { world, amelie, chloe } = await open();
    const scheduledAt = '2026-05-05T08:30:00.000Z';
    const [free, late] = [
      await termedRide({ amelie, chloe }, { scheduledAt }),
      await agreedRide(amelie, chloe, { scheduledAt }),
    ];
    world.passes(60);
    const cancelled = (await amelie.cancels(free)).json();
    world.passes(1);

    expect(cancelled.fee).toBeNull();
    expect((await amelie.cancels(late, 'Train supprimé')).json()).toMatchObject({
      status: 'cancelled',
      cancellationReason: 'Train supprimé',
      fee: { amount: half(late.estimatedPrice), kind: 'cancellation', waivedAt: null },
    });
  });

  test('is asked again when the amount is no longer the one on the screen', async () => {
    const { amelie, chloe } = await open();
    const ride = await termedRide({ amelie, chloe });
    const cancelWith = (fee: string) => amelie.calls(cancelRide, { id: ride.id, body: { fee } });

    expect((await cancelWith('0')).json()).toMatchObject({ code: 'fee_changed' });
    expect((await rideNow(amelie, ride)).status).toBe('accepted');
    expect((await cancelWith(half(ride.estimatedPrice))).statusCode).toBe(200);
  });

  test('a driver who cancels asks for nothing', async () => {
    const { amelie, chloe } = await open();
    const ride = await termedRide({ amelie, chloe });

    expect((await chloe.cancels(ride, 'Panne')).json()).toMatchObject({ status: 'cancelled', fee: null });
  });

  test('a request that an older version took counts from when it was made', async () => {
    const { world, amelie, chloe } = await open();
    const ride = await termedRide({ amelie, chloe }, { scheduledAt: '2026-05-05T08:30:00.000Z' });
    const asked = { cancellation_requested_at: world.deps.clock() };
    await world.deps.db.updateTable('rides').set(asked).where('id', '=', ride.id).execute();
    world.passes(120);

    expect((await chloe.cancels(ride)).json()).toMatchObject({ status: 'cancelled', fee: null });
  });
});

describe('a client who is absent', () => {
  test('has the free minutes that were said with the order, whatever the operator changes afterwards', async () => {
    const { world, amelie, chloe } = await open();
    await chloe.savesSettings({ cancellationTerms: DAY_HALF_ALL });
    const ride = await booked(amelie, { quoteId: (await quoted(amelie)).quoteId });
    await chloe.calls(saveWaitingTerms, { body: { stationMinutes: 5, otherMinutes: 0, price: '0.70' } });

    const accepted = (await chloe.accepts(ride)).json();
    world.passes((Date.parse(ride.scheduledAt) - world.deps.clock().getTime()) / 60_000);
    await chloe.setsOff(ride);
    const arrived = (await chloe.arrives(ride)).json();

    expect(accepted.absentFrom).toBe(minutesAfter(ride.scheduledAt, 60));
    expect(arrived).toMatchObject({ absentFrom: accepted.absentFrom, way: { freeMinutes: 60 } });
  });

  test('owes the share of an absence, once the free minutes after the departure are over', async () => {
    const { world, amelie, chloe } = await open();
    const ride = await termedRide({ amelie, chloe }, soon, '24/50/80');

    // At the Gare de Lyon at noon UTC, an hour is free; it is half past seven.
    expect(ride.absentFrom).toBe('2026-05-04T13:00:00.000Z');
    world.passes(5 * 60 + 29);
    expect((await chloe.notesAbsence(ride)).json()).toMatchObject({ code: 'absent_too_early' });
    world.passes(1);
    const noted = (await chloe.notesAbsence(ride)).json();

    expect(noted).toMatchObject({
      status: 'cancelled',
      cancellationReason: 'Client absent',
      startTime: null,
      endTime: null,
      fee: { kind: 'absence', waivedAt: null },
    });
    expect(Number(noted.fee?.amount)).toBeCloseTo(Number(ride.estimatedPrice) * 0.8, 2);
  });
});

test('a waived fee is told in the history, once', async () => {
  const { amelie, chloe } = await open();
  const ride = await termedRide({ amelie, chloe });
  await amelie.cancels(ride);

  const waived = (await chloe.waivesFee(ride)).json();

  expect(waived.fee?.waivedAt).toBe('2026-05-04T07:30:00.000Z');
  expect((await chloe.waivesFee(ride)).json()).toMatchObject({ code: 'no_fee_due' });
  const events = (await amelie.calls(listRideEvents, { id: ride.id })).json();
  expect(events.map(({ move }) => move)).toEqual(['book', 'accept', 'cancel', 'waive_fee']);
});

test('the public pages say what is in force, and nothing without terms', async () => {
  const { world, chloe } = await open();
  const sentence = 'Annulation gratuite jusqu’à 24\u00a0h avant le départ, ensuite 50\u00a0% du prix convenu';
  const pages = async () =>
    await Promise.all(
      ['/conditions', '/tarifs'].map(async (path) => (await world.visitor().sends('GET', path)).body),
    );

  const before = await pages();
  await chloe.savesSettings({ cancellationTerms: DAY_HALF_ALL });

  expect(before.map((page) => page.includes('Annulation gratuite'))).toEqual([false, false]);
  expect((await pages()).map((page) => page.includes(sentence))).toEqual([true, true]);
});
