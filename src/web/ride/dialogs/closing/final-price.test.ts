import { describe, expect, test } from 'vitest';
import { finalPriceFrom } from './final-price.ts';

describe('a final price', () => {
  test.each([
    ['45,5', '45.50'],
    ['45.50 €', '45.50'],
    ['0', '0.00'],
    ['  ', null],
    ['', null],
    ['beaucoup', undefined],
    ['-3', undefined],
    ['1,234', undefined],
  ])('typed as « %s » is %s', (typed, price) => {
    expect(finalPriceFrom(typed)).toBe(price);
  });
});
