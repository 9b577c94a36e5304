import { expect, test } from 'vitest';
import { coefficientFrom } from './coefficient.ts';

test.each([
  ['0.1', 0.1],
  ['1', 1],
  [' 1.25 ', 1.25],
  ['10', 10],
])('%s is a coefficient', (text, coefficient) => {
  expect(coefficientFrom(text)).toBe(coefficient);
});

test.each(['', '0', '0.09', '10.1', '1,2', '1.2345', '-1', 'deux'])('%s is none', (text) => {
  expect(coefficientFrom(text)).toBeUndefined();
});
