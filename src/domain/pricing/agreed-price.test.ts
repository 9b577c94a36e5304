import { expect, test } from 'vitest';
import { cents } from '../money.ts';
import { atAgreedPrice } from './agreed-price.ts';
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
