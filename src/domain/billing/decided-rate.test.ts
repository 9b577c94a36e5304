import { expect, test } from 'vitest';
import type { Seller } from './bill-content.ts';
import { decidedRate } from './decided-rate.ts';
import type { VatRate } from './vat.ts';

const ours = { siren: '999840218' };
const paper = (rate: VatRate, seller: { siren?: string; vatNumber?: string }) => ({
  byRate: [{ rate, ht: 0, vat: 0, ttc: 0 }] as never,
  seller: { siren: ours.siren, vatNumber: '', ...seller } as Seller,
});

test.each([
  ['of the company with its number', paper(10, { vatNumber: 'FR45999840218' }), 10],
  ['under the franchise', paper('franchise', {}), 'franchise'],
  ['under the franchise, before the SIREN was given', paper('franchise', { siren: '' }), 'franchise'],
  ['of an indemnity', paper('outside', { siren: '999317050' }), 'outside'],
  ['from before a regime was chosen', paper(10, { siren: '' }), undefined],
  ['of another company', paper(10, { siren: '999317050', vatNumber: 'FR01999317050' }), undefined],
  ['that is not there', undefined, undefined],
] as const)('a paper %s decides %s', (_, issued, rate) => {
  expect(decidedRate(issued, ours)).toBe(rate);
});
