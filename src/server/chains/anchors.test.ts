import { expect, test } from 'vitest';
import { laterAnchors, shortenedChains } from './anchors.ts';

const anchor = (chain: string, lastId: number) => ({ chain, lastId, lastHash: `${chain}-${lastId}` });
const noted = [anchor('payments', 6), anchor('vouchers', 3)];

test('an anchor follows its chain, each by itself, and a new chain gets one', () => {
  const now = [anchor('invoices', 1), anchor('payments', 8), anchor('vouchers', 3)];

  expect(laterAnchors(noted, now)).toEqual(now);
  expect(shortenedChains(noted, now)).toEqual([]);
});

test('an anchor does not go back with a chain that was cut or disappeared', () => {
  const now = [anchor('payments', 5)];

  expect(laterAnchors(noted, now)).toEqual(noted);
  expect(shortenedChains(noted, now)).toEqual(['payments', 'vouchers']);
});

test('a line that took the place of the noted one does not become the anchor', () => {
  const now = [anchor('payments', 6), { ...anchor('vouchers', 3), lastHash: 'another' }];

  expect(laterAnchors(noted, now)).toEqual(noted);
});
