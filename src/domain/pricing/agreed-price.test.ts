import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents } from '../money.ts';
import { atAgreedPrice, atAgreedTotal } from './agreed-price.ts';
import type { Fare } from './fare.ts';

const fare: Fare = {
  total: cents(7000),
  lines: [{ kind: 'flat', label: 'La Défense → CDG', cents: cents(7000) }],
};

test.each([
  [6500, { kind: 'discount', cents: -500 }],
  [8000, { kind: 'supplement', cents: 1000 }],
])('another price of %i cents is one more line, and the lines sum to it', (agreed, line) => {
  const priced = atAgreedPrice(fare, cents(agreed));

  expect(priced.total).toBe(agreed);
  expect(priced.lines.at(-1)).toEqual(line);
  expect(priced.lines.reduce((sum, { cents: part }) => sum + part, 0)).toBe(agreed);
});

test('without another price, or with the same one, nothing is added', () => {
  expect(atAgreedPrice(fare, null)).toEqual(fare);
  expect(atAgreedPrice(fare, cents(7000))).toEqual(fare);
});

const costing = (amount: number): Fare => ({
  total: cents(amount),
  lines: [{ kind: 'flat', cents: cents(amount) }],
});

test('one price for a return is shared by the price of each way', () => {
  const [there, back] = atAgreedTotal([costing(6000), costing(3000)], cents(8000));

  expect([there?.total, back?.total]).toEqual([5333, 2667]);
  expect([there?.lines.at(-1), back?.lines.at(-1)]).toEqual([
    { kind: 'discount', cents: -667 },
    { kind: 'discount', cents: -333 },
  ]);
});

test('rides that cost nothing share another price alike, and without one nothing changes', () => {
  expect(atAgreedTotal([costing(0), costing(0)], cents(501)).map(({ total }) => total)).toEqual([251, 250]);
  expect(atAgreedTotal([fare, fare], null)).toEqual([fare, fare]);
});

test('a ride that costs nothing beside others keeps costing nothing', () => {
  const shared = atAgreedTotal([costing(0), costing(3000)], cents(2000));

  expect(shared.map(({ total }) => total)).toEqual([0, 2000]);
});

test('the shares always sum to the price, and the lines of each to its share', () => {
  const amounts = fc.array(fc.integer({ min: 0, max: 500_000 }), { minLength: 2, maxLength: 60 });
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 3_000_000 }), (prices, agreed) => {
      const priced = atAgreedTotal(prices.map(costing), cents(agreed));

      expect(priced.reduce((sum, { total }) => sum + total, 0)).toBe(agreed);
      for (const { total, lines } of priced)
        expect(lines.reduce((sum, { cents: part }) => sum + part, 0)).toBe(total);
    }),
  );
});
