import { describe, expect, test } from 'vitest';
import type { Point } from '../geo/great-circle.ts';
import { cents } from '../money.ts';
import { readyMadeZones } from '../zones/ready-made.ts';
import type { Zone } from '../zones/zone.ts';
import { type Forfait, fittingForfaits, verdictOn } from './forfait.ts';
import type { PricingRule } from './pricing-rule.ts';

const gareDeLyon: Point = { lat: 48.8443, lng: 2.3744 };
const terminal2E: Point = { lat: 49.0037, lng: 2.5745 };
const versailles: Point = { lat: 48.8049, lng: 2.1204 };
const { paris, cdg, la_defense: laDefense } = readyMadeZones;
const monday = new Date('2026-05-04T07:30:00Z');
const mondayNight = new Date('2026-05-04T21:30:00Z');

const forfait = (change: Partial<Forfait> = {}): Forfait => ({
  id: 'a',
  from: paris,
  to: cdg,
  price: cents(6500),
  isBothWays: true,
  isActive: true,
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  startHour: null,
  endHour: null,
  takesCoefficient: false,
  ...change,
});
const night: PricingRule = {
  id: 'n',
  name: 'Nuit',
  method: 'distance_time',
  baseFare: cents(400),
  pricePerKm: cents(150),
  pricePerMinute: cents(50),
  minimumFare: cents(9000),
  coefficient: 1.2,
  isActive: true,
  priority: 0,
  dayOfWeek: null,
  startHour: 20,
  endHour: 6,
};
const around = (centre: Point, radius: number): Zone => ({
  name: 'Autour',
  parts: [{ kind: 'circle', place: '', centre, radius }],
});

const there = { from: gareDeLyon, to: terminal2E, at: monday };
const back = { from: terminal2E, to: gareDeLyon, at: monday };

describe('a forfait is the price', () => {
  test('when both ends are in its zones, in the direction of the trip', () => {
    expect(verdictOn(forfait(), [], there)).toEqual({
      fits: true,
      name: 'Paris → CDG',
      fare: { total: 6500, lines: [{ kind: 'flat', label: 'Paris → CDG', cents: 6500 }] },
    });
    expect(verdictOn(forfait(), [], back)).toMatchObject({ fits: true, name: 'CDG → Paris' });
  });

  test('one way only, when it is so', () => {
    const oneWay = forfait({ isBothWays: false });

    expect(verdictOn(oneWay, [], there)).toMatchObject({ fits: true });
    expect(verdictOn(oneWay, [], back)).toEqual({ fits: false, because: 'pickup', zone: 'Paris' });
  });

  test('with the coefficient of the rule in force only where it takes it, and never with its minimum', () => {
    const atNight = { ...there, at: mondayNight };

    expect(verdictOn(forfait(), [night], atNight)).toMatchObject({ fare: { total: 6500 } });
    expect(verdictOn(forfait({ takesCoefficient: true }), [night], atNight)).toMatchObject({
      fare: {
        total: 7800,
        lines: [
          { kind: 'flat', cents: 6500 },
          { kind: 'coefficient', quantity: 1.2, cents: 1300 },
        ],
      },
    });
    expect(verdictOn(forfait({ takesCoefficient: true }), [night], there)).toMatchObject({
      fare: { total: 6500 },
    });
  });
});

describe('a forfait is not the price', () => {
  test.each([
    [forfait({ isActive: false }), there, { because: 'inactive' }],
    [forfait({ from: laDefense }), there, { because: 'pickup', zone: 'La Défense' }],
    [forfait(), { ...there, to: versailles }, { because: 'destination', zone: 'CDG' }],
    [forfait(), { ...back, to: versailles }, { because: 'destination', zone: 'Paris' }],
    [forfait(), { ...there, from: versailles }, { because: 'pickup', zone: 'Paris' }],
    [forfait({ weekdays: [0, 6] }), there, { because: 'day' }],
    [forfait({ startHour: 4, endHour: 9 }), there, { because: 'hour' }],
    [forfait({ weekdays: [0], startHour: 22, endHour: 5 }), there, { because: 'hour' }],
  ])('%#, and says why', (refused, way, why) => {
    expect(verdictOn(refused, [], way)).toEqual({ fits: false, ...why });
  });
});

test('its night belongs to the day on which it begins', () => {
  const sundayNight = forfait({ weekdays: [0], startHour: 22, endHour: 5 });
  const at = (utc: string) => verdictOn(sundayNight, [], { ...there, at: new Date(utc) }).fits;

  expect(at('2026-05-03T20:00:00Z')).toBe(true);
  expect(at('2026-05-04T02:59:00Z')).toBe(true);
  expect(at('2026-05-04T03:00:00Z')).toBe(false);
  expect(at('2026-05-04T20:00:00Z')).toBe(false);
});

describe('of several forfaits', () => {
  const winner = (...forfaits: Forfait[]) =>
    fittingForfaits(forfaits, [night], { ...there, at: mondayNight }).map(({ forfait: { id } }) => id);

  test('the smallest zones win, whatever the price', () => {
    const wide = forfait({ id: 'a', from: around(gareDeLyon, 20_000), price: cents(100) });
    const small = forfait({ id: 'b', from: around(gareDeLyon, 300), price: cents(9900) });

    expect(winner(wide, small)).toEqual(['b', 'a']);
    expect(winner(small, wide)).toEqual(['b', 'a']);
  });

  test('then the lowest price after its coefficient, then the oldest', () => {
    const plain = forfait({ id: 'b', price: cents(7000) });
    const multiplied = forfait({ id: 'a', price: cents(6000), takesCoefficient: true });

    expect(winner(multiplied, plain)).toEqual(['b', 'a']);
    expect(winner(forfait({ id: 'c' }), forfait({ id: 'b' }))).toEqual(['b', 'c']);
  });
});
