import { expect, test } from 'vitest';
import { co2eOf } from './co2e.ts';

test.each([
  [31.9, 121, 3860],
  [10, 0, 0],
  [0, 121, 0],
  [null, 121, null],
  [31.9, null, null],
])('%s km at %s g per km are %s g', (km, gramsPerKm, grams) => {
  expect(co2eOf(km, gramsPerKm)).toBe(grams);
});
