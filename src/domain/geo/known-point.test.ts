import { expect, test } from 'vitest';
import { knownPoint } from './known-point.ts';

test('a place with both coordinates is known', () => {
  expect(knownPoint(48.8443, 2.3735)).toEqual({ lat: 48.8443, lng: 2.3735 });
  expect(knownPoint(48.8566, 2.3735)).toEqual({ lat: 48.8566, lng: 2.3735 });
  expect(knownPoint(48.8443, 2.3522)).toEqual({ lat: 48.8443, lng: 2.3522 });
  expect(knownPoint(0, 0)).toEqual({ lat: 0, lng: 0 });
});

test('a place without them is unknown, and so is the point that stands for any address', () => {
  expect(knownPoint(null, null)).toBeNull();
  expect(knownPoint(undefined, 2.3735)).toBeNull();
  expect(knownPoint(48.8443, null)).toBeNull();
  expect(knownPoint(48.8566, 2.3522)).toBeNull();
});
