import { describe, expect, test } from 'vitest';
import { compactPhone, mobileRefusal } from './mobile-number.ts';

describe('a French mobile number', () => {
  test.each([
    '0612345678',
    '07 12 34 56 78',
    '06-12-34-56-78',
    ' 06 12 34 56 78 ',
    '06.12.34.56.78',
    '+33 6 12 34 56 78',
    '+33 (0)6 12 34 56 78',
    '0033612345678',
  ])('may be written %s', (typed) => {
    expect(mobileRefusal(typed)).toBeUndefined();
  });

  test.each([
    ['061234567', 'phone_length'],
    ['06123456789', 'phone_length'],
    ['06 12 34 x', 'phone_length'],
    ['0142685300', 'phone_prefix'],
    ['+33 1 42 68 53 00', 'phone_prefix'],
    ['+41 79 123 45 67', 'phone_length'],
    ['+331234567', 'phone_prefix'],
    ['06123456o8', 'phone_digits'],
    ['1006123456', 'phone_prefix'],
    ['x+33612345678', 'phone_length'],
    ['+33612345678x', 'phone_length'],
  ])('%s is refused for its first mistake only: %s', (typed, refusal) => {
    expect(mobileRefusal(typed)).toBe(refusal);
  });

  test('is stored without spaces and dashes', () => {
    expect(compactPhone(' 06 12-34 56 78')).toBe('0612345678');
    expect(compactPhone('+33 6.12.34.56.78')).toBe('0612345678');
    expect(compactPhone('+41 79 123 45 67')).toBe('+41791234567');
  });
});
