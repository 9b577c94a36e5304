import { expect, test } from 'vitest';
import { cents } from '../money.ts';
import { isIndemnity } from './bill-content.ts';
import type { VatRate } from './vat.ts';

const of = (...rates: VatRate[]) => ({
  byRate: rates.map((rate) => ({ rate, ht: cents(1), vat: cents(0), ttc: cents(1) })),
});

test('a document is an indemnity when all of it is outside VAT, and something is on it', () => {
  expect(isIndemnity(of('outside'))).toBe(true);
  expect(isIndemnity(of('outside', 10))).toBe(false);
  expect(isIndemnity(of('franchise'))).toBe(false);
  expect(isIndemnity(of())).toBe(false);
});
