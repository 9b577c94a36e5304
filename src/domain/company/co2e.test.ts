import { expect, test } from 'vitest';
import { co2eFrom, co2eOf } from './co2e.ts';

test.each([
  [31.9, 121, 3860],
  [10, 0, 0],
  [0, 121, 0],
  [null, 121, null],
  [31.9, null, null],
])('%s km at %s g per km are %s g', (km, gramsPerKm, grams) => {
  expect(co2eOf(km, gramsPerKm)).toBe(grams);
});

test.each([
  ['120', 120],
  [' 1 200 ', 1200],
  ['120,0', 120],
  ['0', 0],
  ['2000', 2000],
  ['', null],
  [' ', null],
  ['120 g', undefined],
  ['120,5', undefined],
  ['2001', undefined],
  ['-1', undefined],
  ['1e3', undefined],
  ['0x10', undefined],
])('« %s » typed as grams per km is %s', (typed, grams) => {
  expect(co2eFrom(typed)).toBe(grams);
});
