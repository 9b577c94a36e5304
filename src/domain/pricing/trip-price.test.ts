import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Cents, cents } from '../money.ts';
import { readyMadeZones } from '../zones/ready-made.ts';
import { noOptions } from './option.ts';
import { type PricedOrder, type PriceList, priceFor } from './price-list.ts';
import { type PricingRule, pricingMethods } from './pricing-rule.ts';

const rule = (method: PricingRule['method'], change: Partial<PricingRule> = {}): PricingRule =>
  ({
    ...{ id: method, name: `Tarif ${method}`, method, isActive: true, priority: 0 },
    ...{ baseFare: cents(400), pricePerKm: cents(150), pricePerMinute: cents(50) },
    ...{
      hourlyRate: cents(5500),
      flatRate: cents(4000),
      minimumFare: cents(0),
      coefficient: 1,
      dayOfWeek: null,
      startHour: null,
      endHour: null,
    },
    ...change,
  }) as PricingRule;

const priced = (...rules: PricingRule[]): PriceList => ({
  rules,
  forfaits: [
    {
      ...{
        id: 'f',
        from: readyMadeZones.paris,
        to: readyMadeZones.cdg,
        price: cents(6500),
        isBothWays: true,
      },
      ...{ isActive: true, weekdays: [0, 1, 2, 3, 4, 5, 6], startHour: null, endHour: null },
      takesCoefficient: false,
    },
  ],
  supplements: [],
  options: noOptions,
  waitingPrice: cents(60),
});
const toCdg: PricedOrder = {
  ...{ from: { lat: 48.8443, lng: 2.3744 }, to: { lat: 49.0037, lng: 2.5745 } },
  ...{ km: 30, minutes: 40, at: new Date('2026-05-04T07:30:00Z'), passengers: 1, luggage: 0, options: {} },
  ...{ stops: [], hours: null },
};
const withStops = { ...toCdg, stops: [{ waitingMinutes: 10 }, { waitingMinutes: 0 }] };

describe('a way with stops', () => {
  test('has no forfait, though both ends are in its zones', () => {
    expect(priceFor(priced(rule('distance_only')), toCdg).ruleName).toBe('Paris → CDG');
    expect(priceFor(priced(rule('distance_only')), withStops).ruleName).toBe('Tarif distance_only');
  });

  test('counts the waiting as minutes of the ride under rules that count minutes', () => {
    const { total, lines } = priceFor(priced(rule('distance_time')), withStops);

    expect(total).toBe(400 + 30 * 150 + 50 * 50);
    expect(lines.at(-1)).toEqual({
      ...{ kind: 'minutes', quantity: 50, unitCents: 50, cents: 2500 },
      waitingMinutes: 10,
    });
    expect(priceFor(priced(rule('time_only')), withStops).total).toBe(400 + 50 * 50);
    expect(priceFor(priced(rule('hourly')), { ...withStops, minutes: 55 }).total).toBe(2 * 5500);
  });

  test.each(['distance_only', 'flat_rate'] as const)(
    'has a line of waiting under %s, which neither coefficient nor minimum touches',
    (method) => {
      const one = priceFor(priced(rule(method)), withStops);
      const double = priceFor(priced(rule(method, { coefficient: 2, minimumFare: cents(9000) })), withStops);

      expect(one.lines.at(-1)).toEqual({ kind: 'waiting', quantity: 10, unitCents: 60, cents: 600 });
      expect(double.total).toBe(18_000 + 600);
    },
  );

  test('waits for nothing where no price of waiting is set', () => {
    const { lines } = priceFor({ ...priced(rule('flat_rate')), waitingPrice: cents(0) }, withStops);

    expect(lines.map(({ kind }) => kind)).toEqual(['flat']);
  });
});

describe('a car by the hour', () => {
  const hire = { ...toCdg, km: 0, minutes: 0, hours: 4 };

  test('is priced by an hourly rule alone, however strong the others are', () => {
    const strong = rule('distance_time', { priority: 9 });

    const price = priceFor(priced(strong, rule('hourly')), hire);

    expect(price).toMatchObject({ total: 22_000, toConfirm: false, isFixed: true });
    expect(price.lines).toEqual([{ kind: 'hours', quantity: 4, unitCents: 5500, cents: 22_000 }]);
  });

  test('keeps the minimum and the coefficient of its rule', () => {
    const dear = rule('hourly', { minimumFare: cents(15_000), coefficient: 1.2 });

    expect(priceFor(priced(dear), { ...hire, hours: 2 }).total).toBe(18_000);
    expect(priceFor(priced(dear), hire).total).toBe(26_400);
  });

  test('without an hourly rule in force is to be confirmed', () => {
    const night = rule('hourly', { startHour: 22, endHour: 5 });

    expect(priceFor(priced(rule('distance_time')), hire)).toMatchObject({ toConfirm: true, ruleName: null });
    expect(priceFor(priced(night), hire).toConfirm).toBe(true);
  });
});

const anyRule = fc
  .record({
    method: fc.constantFrom(...pricingMethods),
    coefficient: fc.integer({ min: 1, max: 30 }).map((tenths) => tenths / 10),
    minimumFare: fc.integer({ min: 0, max: 20_000 }).map((amount) => amount as Cents),
  })
  .map(({ method, ...change }) => rule(method, change));
const anyTrip = fc.record({
  km: fc.integer({ min: 0, max: 3000 }).map((tenths) => tenths / 10),
  minutes: fc.integer({ min: 1, max: 600 }),
  stops: fc.array(fc.record({ waitingMinutes: fc.integer({ min: 0, max: 120 }) }), { maxLength: 3 }),
  hours: fc.option(fc.integer({ min: 1, max: 12 })),
});

test('the price of any trip of any kind is the sum of its lines, and never less for more waiting', () => {
  fc.assert(
    fc.property(anyRule, anyTrip, (some, { hours, stops, ...road }) => {
      const order = { ...toCdg, ...road, hours, stops: hours === null ? stops : [] };
      const longer = {
        ...order,
        stops: order.stops.map((stop) => ({ waitingMinutes: stop.waitingMinutes + 1 })),
      };

      const { total, lines } = priceFor(priced(some), order);

      expect(lines.reduce((sum, line) => sum + line.cents, 0)).toBe(total);
      expect(priceFor(priced(some), longer).total).toBeGreaterThanOrEqual(total);
    }),
  );
});
