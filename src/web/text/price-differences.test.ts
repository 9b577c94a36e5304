import { describe, expect, test } from 'vitest';
import { differenceText } from './price-differences.ts';

describe('the difference between two prices', () => {
  test.each([
    ['45.00', '42.50', '+ 2,50 €'],
    ['40.10', '42.50', '− 2,40 €'],
    ['42.50', '42.50', undefined],
    ['', '42.50', undefined],
  ])('from %s to %s reads %s', (final, estimated, text) => {
    expect(differenceText(final, estimated)?.replace(/\s/gu, ' ')).toBe(text);
  });
});
