import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents } from '../money.ts';
import { fareFor } from './fare.ts';
import type { Rates, Tariff } from './pricing-rule.ts';

const standard: Tariff = {
  method: 'distance_time',
  baseFare: cents(400),
  pricePerKm: cents(150),
  pricePerMinute: cents(50),
  minimumFare: cents(800),
  coefficient: 1,
};
const free = { minimumFare: cents(0), coefficient: 1 };

describe('the fare of a trip', () => {
  test.each([
    [standard, 4150],
    [{ method: 'distance_only', baseFare: cents(400), pricePerKm: cents(150), ...free }, 2650],
    [{ method: 'time_only', baseFare: cents(400), pricePerMinute: cents(80), ...free }, 2800],
    [{ method: 'flat_rate', flatRate: cents(3500), ...free }, 3500],
    [{ method: 'hourly', hourlyRate: cents(4500), ...free }, 4500],
  ] as [Tariff, number][])('of 15 km and 30 minutes by %j is %i cents', (tariff, expected) => {
    expect(fareFor({ km: 15, minutes: 30 }, tariff).total).toBe(expected);
  });

  test('never falls below the minimum, which comes before the coefficient', () => {
    expect(fareFor({ km: 1, minutes: 2 }, standard).total).toBe(800);
    expect(fareFor({ km: 1, minutes: 2 }, { ...standard, coefficient: 1.2 }).total).toBe(960);
  });

  test.each([
    [0, 1],
    [60, 1],
    [60.01, 2],
    [61, 2],
    [180, 3],
  ])('bills %f minutes by the hour as %i', (minutes, hours) => {
    const fare = fareFor({ km: 0, minutes }, { method: 'hourly', hourlyRate: cents(4500), ...free });

    expect(fare.total).toBe(hours * 4500);
  });

  test('rounds half a cent up, whatever floating point would say', () => {
    const byKm = (pricePerKm: number, coefficient: number): Tariff => ({
      method: 'distance_only',
      baseFare: cents(0),
      pricePerKm: cents(pricePerKm),
      minimumFare: cents(0),
      coefficient,
    });

    expect(fareFor({ km: 1, minutes: 0 }, byKm(4150, 1.15)).total).toBe(4773);
    expect(fareFor({ km: 1.005, minutes: 0 }, byKm(100, 1)).total).toBe(101);
    expect(fareFor({ km: 0.35, minutes: 0 }, byKm(150, 1.1)).total).toBe(58);
  });

  test('shows the steps of its calculation', () => {
    const { total, lines } = fareFor({ km: 23.4, minutes: 30 }, { ...standard, coefficient: 1.2 });

    expect(total).toBe(6492);
    expect(lines).toEqual([
      { kind: 'base', cents: 400 },
      { kind: 'km', quantity: 23.4, unitCents: 150, cents: 3510 },
      { kind: 'minutes', quantity: 30, unitCents: 50, cents: 1500 },
      { kind: 'coefficient', quantity: 1.2, cents: 1082 },
    ]);
    expect(fareFor({ km: 0, minutes: 0 }, standard).lines.at(-1)).toEqual({ kind: 'minimum', cents: 400 });
  });

  test('has an upper end, so that no amount is too large to be stored', () => {
    const fare = fareFor(
      { km: 20_000, minutes: 0 },
      { ...standard, pricePerKm: cents(99_999_999), coefficient: 10 },
    );

    expect(fare.total).toBe(99_999_999);
  });
});

const amount = fc.nat(500_000).map(cents);
const rates: fc.Arbitrary<Rates> = fc.oneof(
  fc.record({
    method: fc.constant('distance_time' as const),
    baseFare: amount,
    pricePerKm: amount,
    pricePerMinute: amount,
  }),
  fc.record({ method: fc.constant('distance_only' as const), baseFare: amount, pricePerKm: amount }),
  fc.record({ method: fc.constant('time_only' as const), baseFare: amount, pricePerMinute: amount }),
  fc.record({ method: fc.constant('flat_rate' as const), flatRate: amount }),
  fc.record({ method: fc.constant('hourly' as const), hourlyRate: amount }),
);
const tariffs: fc.Arbitrary<Tariff> = fc
  .record({
    rates,
    minimumFare: amount,
    coefficient: fc.integer({ min: 10, max: 1000 }).map((value) => value / 100),
  })
  .map(({ rates: rate, ...rest }) => ({ ...rate, ...rest }));
const trips = fc.record({
  km: fc.double({ min: 0, max: 2000, noNaN: true }),
  minutes: fc.double({ min: 0, max: 3000, noNaN: true }),
});

describe('any fare', () => {
  test('is never negative, nor below the minimum times the coefficient', () => {
    fc.assert(
      fc.property(trips, tariffs, (trip, tariff) => {
        const { total } = fareFor(trip, tariff);
        expect(total).toBeGreaterThanOrEqual(
          Math.min(99_999_999, Math.floor(tariff.minimumFare * tariff.coefficient)),
        );
        expect(total).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('never falls when the trip grows', () => {
    fc.assert(
      fc.property(trips, tariffs, fc.nat(100), fc.nat(100), (trip, tariff, moreKm, moreMinutes) => {
        const longer = { km: trip.km + moreKm, minutes: trip.minutes + moreMinutes };
        expect(fareFor(longer, tariff).total).toBeGreaterThanOrEqual(fareFor(trip, tariff).total);
      }),
    );
  });

  test('is the sum of its lines to the cent', () => {
    fc.assert(
      fc.property(trips, tariffs, (trip, tariff) => {
        const { total, lines } = fareFor(trip, tariff);
        expect(lines.reduce((sum, line) => sum + line.cents, 0)).toBe(total);
      }),
    );
  });
});
