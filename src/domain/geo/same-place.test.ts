import { expect, test } from 'vitest';
import { isSamePlace } from './same-place.ts';

const lyon = { address: 'Gare de Lyon, 75012 Paris', point: { lat: 48.8443, lng: 2.3735 } };

test.each([
  ['the same point under another address', { ...lyon, address: 'Place Louis-Armand' }, true],
  ['a point across the street', { ...lyon, point: { lat: 48.8445, lng: 2.3735 } }, true],
  ['a point around the corner', { ...lyon, point: { lat: 48.8453, lng: 2.3735 } }, false],
  ['an unknown place of the same address', { address: 'gare de lyon - 75012 PARIS', point: null }, true],
  ['an unknown place', { address: 'Chez Paul', point: null }, false],
  ['no place', { address: '', point: null }, false],
])('a trip from the Gare de Lyon to %s', (_, place, isSame) => {
  expect(isSamePlace(lyon, place)).toBe(isSame);
  expect(isSamePlace(place, lyon)).toBe(isSame);
});

test('two empty addresses are not one place', () => {
  expect(isSamePlace({ address: '', point: null }, { address: null, point: null })).toBe(false);
});
