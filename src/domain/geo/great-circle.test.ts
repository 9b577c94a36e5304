import { expect, test } from 'vitest';
import { greatCircleKm } from './great-circle.ts';

const paris = { lat: 48.8566, lng: 2.3522 };

test.each([
  ['London', { lat: 51.5074, lng: -0.1278 }, 343.6],
  ['New York', { lat: 40.7128, lng: -74.006 }, 5837.2],
  ['a place due east', { lat: 48.8566, lng: 3.3522 }, 73.2],
  ['a place due north', { lat: 49.8566, lng: 2.3522 }, 111.2],
])('from Paris to %s as the crow flies', (_, place, kilometres) => {
  expect(greatCircleKm(paris, place)).toBeCloseTo(kilometres, 0);
});

test('nowhere is far from itself, and the way back is as long', () => {
  const lyon = { lat: 45.764, lng: 4.8357 };

  expect(greatCircleKm(paris, paris)).toBe(0);
  expect(greatCircleKm(paris, lyon)).toBe(greatCircleKm(lyon, paris));
});
