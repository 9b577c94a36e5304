import { expect, test } from 'vitest';
import { cents } from '../money.ts';
import { isUnusualPrice } from './unusual-price.ts';

test.each([
  [13_00, false],
  [13_01, true],
  [7_00, false],
  [6_99, true],
  [0, true],
  [10_00, false],
])('%i cents for an agreed price of ten euros', (final, unusual) => {
  expect(isUnusualPrice(cents(final), cents(10_00))).toBe(unusual);
});

test('a ride that was agreed at nothing stays unusual', () => {
  expect(isUnusualPrice(cents(0), cents(0))).toBe(true);
  expect(isUnusualPrice(cents(500), cents(0))).toBe(true);
});
