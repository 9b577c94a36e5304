import { expect, test } from 'vitest';
import { vatRateOf } from './vat.ts';

test.each([
  ['liable', { kind: 'one_way' }, 10],
  ['liable', { kind: 'return' }, 10],
  ['liable', { kind: 'stops' }, 10],
  ['liable', { kind: 'hire' }, 20],
  ['liable', { kind: 'hire', hasAgreedRoute: true }, 10],
  ['', { kind: 'one_way' }, 10],
  ['franchise', { kind: 'one_way' }, 'franchise'],
  ['franchise', { kind: 'hire' }, 'franchise'],
  ['liable', { kind: 'one_way', charged: 'absence_fee' }, 10],
  ['liable', { kind: 'hire', charged: 'absence_fee' }, 20],
  ['franchise', { kind: 'one_way', charged: 'absence_fee' }, 'franchise'],
  ['liable', { kind: 'one_way', charged: 'cancellation_fee' }, 'outside'],
  ['franchise', { kind: 'one_way', charged: 'cancellation_fee' }, 'outside'],
] as const)('under %j %j is taxed at %s', (regime, sale, rate) => {
  expect(vatRateOf(regime, sale)).toBe(rate);
});

test('the operator may tax fees the other way', () => {
  const taxedFees = { absence_fee: false, cancellation_fee: true };

  expect(vatRateOf('liable', { kind: 'one_way', charged: 'absence_fee', taxedFees })).toBe('outside');
  expect(vatRateOf('liable', { kind: 'one_way', charged: 'cancellation_fee', taxedFees })).toBe(10);
});
