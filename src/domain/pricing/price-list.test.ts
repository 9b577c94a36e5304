import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Point } from '../geo/great-circle.ts';
import { cents } from '../money.ts';
import { readyMadeCodes, readyMadeZones } from '../zones/ready-made.ts';
import { areaOf, isInZone } from '../zones/zone.ts';
import type { Forfait } from './forfait.ts';
import { noOptions, optionCodes, optionsIn } from './option.ts';
import { type PricedOrder, type PriceList, priceFor } from './price-list.ts';
import { isInRange, rangeOfLoad, type Supplement } from './supplement.ts';

const gareDeLyon: Point = { lat: 48.8443, lng: 2.3744 };
const terminal2E: Point = { lat: 49.0037, lng: 2.5745 };

const everyDay = [0, 1, 2, 3, 4, 5, 6];
const parisCdg: Forfait = {
  id: 'a',
  from: readyMadeZones.paris,
  to: readyMadeZones.cdg,
  price: cents(6500),
  isBothWays: true,
  isActive: true,
  weekdays: everyDay,
  startHour: null,
  endHour: null,
  takesCoefficient: false,
};
const list: PriceList = {
  rules: [
    {
      id: 'r',
      name: 'Tarif',
      method: 'distance_only',
      baseFare: cents(400),
      pricePerKm: cents(150),
      minimumFare: cents(5000),
      coefficient: 2,
      isActive: true,
      priority: 0,
      dayOfWeek: null,
      startHour: null,
      endHour: null,
    },
  ],
  forfaits: [parisCdg],
  supplements: [
    { kind: 'pickup', name: 'Prise en charge à l’aéroport', zones: [readyMadeZones.cdg], price: cents(500) },
    { kind: 'passengers', beyond: 4, price: cents(800) },
    { kind: 'luggage', beyond: 3, price: cents(500) },
  ],
  options: {
    ...noOptions,
    baby_seat: { price: cents(1000), most: 2, isOn: true },
    sign: { price: cents(0), most: 1, isOn: true },
    animal: { price: cents(1000), most: 1, isOn: false },
  },
  waitingPrice: cents(50),
};
const order: PricedOrder = {
  from: gareDeLyon,
  to: terminal2E,
  km: 10,
  minutes: 40,
  at: new Date('2026-05-04T07:30:00Z'),
  passengers: 1,
  luggage: 0,
  options: {},
  stops: [],
  hours: null,
};

describe('a price', () => {
  test('is the forfait where one fits, whatever the road', () => {
    expect(priceFor(list, order)).toEqual({
      total: 6500,
      lines: [{ kind: 'flat', label: 'Paris → CDG', cents: 6500 }],
      ruleName: 'Paris → CDG',
      toConfirm: false,
      isFixed: true,
    });
  });

  test('is that of the rule where none fits, or where a place is unknown', () => {
    expect(priceFor({ ...list, forfaits: [] }, order)).toMatchObject({ total: 10_000, isFixed: false });
    expect(priceFor(list, { ...order, to: null })).toMatchObject({ ruleName: 'Tarif', isFixed: false });
    expect(priceFor(list, { ...order, from: null })).toMatchObject({ ruleName: 'Tarif', isFixed: false });
  });

  test('has a line for what is added, which no coefficient and no minimum touches', () => {
    const loaded = { ...order, from: terminal2E, to: gareDeLyon, passengers: 6, luggage: 4 };
    const priced = priceFor({ ...list, forfaits: [] }, { ...loaded, options: { baby_seat: 2, sign: 1 } });

    expect(priced.total).toBe(10_000 + 500 + 1600 + 500 + 2000);
    expect(priced.lines.slice(-5)).toEqual([
      { kind: 'pickup', label: 'Prise en charge à l’aéroport', cents: 500 },
      { kind: 'passengers', beyond: 4, quantity: 2, unitCents: 800, cents: 1600 },
      { kind: 'luggage', beyond: 3, quantity: 1, unitCents: 500, cents: 500 },
      { kind: 'option', option: 'baby_seat', quantity: 2, unitCents: 1000, cents: 2000 },
      { kind: 'option', option: 'sign', quantity: 1, unitCents: 0, cents: 0 },
    ]);
    expect(optionsIn(priced.lines)).toEqual({ baby_seat: 2, sign: 1 });
  });

  test('is never too large to be stored', () => {
    const dear = {
      ...list,
      options: { ...noOptions, animal: { price: cents(99_999_999), most: 9, isOn: true } },
    };
    const priced = priceFor(dear, { ...order, options: { animal: 9 } });

    expect(priced.total).toBe(99_999_999);
  });
});

const supplement: fc.Arbitrary<Supplement> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('passengers' as const, 'luggage' as const),
    beyond: fc.integer({ min: 0, max: 8 }),
    price: fc.nat(5000).map(cents),
  }),
  fc.record({
    kind: fc.constant('pickup' as const),
    name: fc.constant('Départ'),
    zones: fc.subarray(readyMadeCodes.map((code) => readyMadeZones[code])),
    price: fc.nat(5000).map(cents),
  }),
);
const load = { passengers: fc.integer({ min: 1, max: 8 }), luggage: fc.integer({ min: 0, max: 20 }) };

test('a price holds for the loads of its range, and for no other', () => {
  const supplements = fc.array(supplement, { maxLength: 4 });
  fc.assert(
    fc.property(supplements, fc.record(load), fc.record(load), (counted, one, other) => {
      const range = rangeOfLoad(counted, one);
      const priceOf = (some: typeof one) =>
        priceFor({ ...list, supplements: counted }, { ...order, ...some }).lines;
      const isHeld = (some: typeof one) => !range || isInRange(range, some);
      expect(isHeld(one)).toBe(true);
      fc.pre(isHeld(other));
      expect(priceOf(other)).toEqual(priceOf(one));
    }),
  );
});

const zone = fc.constantFrom(...readyMadeCodes.map((code) => readyMadeZones[code]));
const someForfait = fc.record({
  id: fc.uuid(),
  from: zone,
  to: zone,
  price: fc.nat(20_000).map(cents),
  isBothWays: fc.boolean(),
  isActive: fc.boolean(),
  weekdays: fc.subarray(everyDay, { minLength: 1 }),
  startHour: fc.option(fc.integer({ min: 0, max: 23 })),
  endHour: fc.option(fc.integer({ min: 0, max: 23 })),
  takesCoefficient: fc.boolean(),
});
const forfaits = fc.uniqueArray(someForfait, { selector: ({ id }) => id, maxLength: 8 });
const place = fc.constantFrom(
  ...readyMadeCodes.map((code) => {
    const [part] = readyMadeZones[code].parts;
    if (part?.kind === 'circle') return part.centre;
    return code === 'paris' ? gareDeLyon : { lat: 48.8049, lng: 2.1204 };
  }),
);
const orders = fc.record({
  from: place,
  to: place,
  km: fc.double({ min: 0, max: 500, noNaN: true }),
  minutes: fc.double({ min: 0, max: 600, noNaN: true }),
  at: fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true }),
  ...load,
  stops: fc.constant([]),
  hours: fc.constant(null),
  options: fc.record(Object.fromEntries(optionCodes.map((code) => [code, fc.integer({ min: 1, max: 9 })])), {
    requiredKeys: [],
  }),
});

describe('any price', () => {
  test('is the sum of its lines, however many forfaits, supplements and options', () => {
    const supplements = fc.array(supplement, { maxLength: 4 });
    fc.assert(
      fc.property(orders, forfaits, supplements, (some, flat, added) => {
        const { total, lines } = priceFor({ ...list, forfaits: flat, supplements: added }, some);
        expect(lines.reduce((sum, line) => sum + line.cents, 0)).toBe(total);
      }),
    );
  });

  test('is one, in whatever order the forfaits come: two zones never give two prices', () => {
    const shuffled = forfaits.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length })),
    );
    fc.assert(
      fc.property(orders, shuffled, (some, [one, other]) => {
        expect(priceFor({ ...list, forfaits: one }, some)).toEqual(
          priceFor({ ...list, forfaits: other }, some),
        );
      }),
    );
  });

  test('is the same there and back where all forfaits are both ways', () => {
    fc.assert(
      fc.property(orders, forfaits, (some, flat) => {
        const symmetric = {
          ...list,
          supplements: [],
          forfaits: flat.map((one) => ({ ...one, isBothWays: true })),
        };
        const reversed = { ...some, from: some.to, to: some.from };
        expect(priceFor(symmetric, some).total).toBe(priceFor(symmetric, reversed).total);
      }),
    );
  });

  test('by a forfait is that of zones than which no smaller ones hold both ends', () => {
    fc.assert(
      fc.property(orders, forfaits, (some, flat) => {
        const always = flat.map((one) => ({
          ...one,
          isBothWays: false,
          isActive: true,
          weekdays: everyDay,
          startHour: null,
          endHour: null,
        }));
        const { isFixed, ruleName } = priceFor({ ...list, forfaits: always }, some);
        const fitting = always.filter(({ from, to }) => isInZone(some.from, from) && isInZone(some.to, to));
        const smallest = Math.min(...fitting.map(({ from, to }) => areaOf(from) + areaOf(to)));
        const names = fitting
          .filter(({ from, to }) => areaOf(from) + areaOf(to) === smallest)
          .map(({ from, to }) => `${from.name} → ${to.name}`);
        expect(isFixed).toBe(fitting.length > 0);
        expect(isFixed ? names : ['Tarif']).toContain(ruleName);
      }),
    );
  });
});
