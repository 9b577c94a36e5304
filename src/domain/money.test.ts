import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents, moneyFrom, moneyText } from './money.ts';

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [2450, '24.50'],
  [-1005, '-10.05'],
])('%i cents read %s', (amount, text) => {
  expect(moneyText(cents(amount))).toBe(text);
});

test.each(['', '-1.00', '1,50', '1.505', '1e3', '1000000.00', 'NaN', '.5', '0x10'])(
  '%j is no amount of money',
  (text) => {
    expect(moneyFrom(text)).toBeUndefined();
  },
);

test.each([
  ['24', 2400],
  ['24.5', 2450],
  [' 24.05 ', 2405],
  ['999999.99', 99_999_999],
])('%j is %i cents', (text, amount) => {
  expect(moneyFrom(text)).toBe(amount);
});

test('what is written is read back', () => {
  fc.assert(fc.property(fc.nat(99_999_999), (amount) => moneyFrom(moneyText(cents(amount))) === amount));
});

test('half a cent is not money', () => {
  expect(() => cents(0.5)).toThrow('whole number of cents');
});
