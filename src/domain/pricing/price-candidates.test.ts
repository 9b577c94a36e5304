import { expect, test } from 'vitest';
import { cents } from '../money.ts';
import { readyMadeZones } from '../zones/ready-made.ts';
import type { Forfait } from './forfait.ts';
import { priceCandidates } from './price-candidates.ts';
import type { PricingRule } from './pricing-rule.ts';

const { paris, cdg, la_defense: laDefense, versailles } = readyMadeZones;
const wide = {
  name: 'Petite couronne',
  parts: [{ kind: 'circle' as const, place: '', centre: { lat: 48.86, lng: 2.35 }, radius: 15_000 }],
};
const forfait = (id: string, change: Partial<Forfait> = {}): Forfait => ({
  id,
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
const rule: PricingRule = {
  id: 'r',
  name: 'Tarif de jour',
  method: 'flat_rate',
  flatRate: cents(7210),
  minimumFare: cents(0),
  coefficient: 1,
  isActive: true,
  priority: 0,
  dayOfWeek: null,
  startHour: null,
  endHour: null,
};
const way = {
  from: { lat: 48.8443, lng: 2.3744 },
  to: { lat: 49.0037, lng: 2.5745 },
  at: new Date('2026-05-04T07:30:00Z'),
};
const reasons = (forfaits: Forfait[], rules = [rule]) =>
  priceCandidates({ forfaits, rules }, way, { km: 30, minutes: 40 }).map(({ id, price, reason }) => [
    id,
    price,
    reason.because,
  ]);

test('the winner comes first, then what fits too, the rule, and what does not fit, each with its reason', () => {
  const list = [
    forfait('a', { from: wide, price: cents(7500) }),
    forfait('b'),
    forfait('c', { price: cents(7000) }),
    forfait('d'),
    forfait('e', { from: laDefense }),
    forfait('f', { to: versailles }),
    forfait('g', { weekdays: [0] }),
    forfait('h', { startHour: 20, endHour: 6 }),
    forfait('i', { isActive: false }),
  ];

  expect(reasons(list)).toEqual([
    ['b', 6500, 'forfait_wins'],
    ['d', 6500, 'newer'],
    ['c', 7000, 'higher_price'],
    ['a', 7500, 'larger_zone'],
    ['', 7210, 'rule_waits'],
    ['e', 6500, 'pickup'],
    ['f', 6500, 'destination'],
    ['g', 6500, 'day'],
    ['h', 6500, 'hour'],
    ['i', 6500, 'inactive'],
  ]);
});

test('each says its name and whether it is a forfait', () => {
  const list = [
    forfait('b'),
    forfait('e', { from: laDefense }),
    forfait('f', { to: versailles, isBothWays: false }),
  ];
  const named = priceCandidates({ forfaits: list, rules: [rule] }, way, { km: 30, minutes: 40 });

  expect(named.map(({ name, isForfait }) => [name, isForfait])).toEqual([
    [`${paris.name} → ${cdg.name}`, true],
    ['Tarif de jour', false],
    [`${laDefense.name} ↔ ${cdg.name}`, true],
    [`${paris.name} → ${versailles.name}`, true],
  ]);
  expect(priceCandidates({ forfaits: [], rules: [] }, way, { km: 30, minutes: 40 })).toMatchObject([
    { id: '', name: '' },
  ]);
});

test('with stops no forfait fits, and the rule wins', () => {
  const list = { forfaits: [forfait('b'), forfait('f', { to: versailles })], rules: [rule] };
  const found = priceCandidates(list, way, { km: 30, minutes: 40 }, { hasStops: true });

  expect(found.map(({ id, reason }) => [id, reason.because])).toEqual([
    ['', 'rule_wins'],
    ['b', 'stops'],
    ['f', 'destination'],
  ]);
});

test('without a forfait the rule wins, and without a rule the driver confirms', () => {
  expect(reasons([])).toEqual([['', 7210, 'rule_wins']]);
  expect(reasons([], [])[0]?.[2]).toBe('no_rule');
});
