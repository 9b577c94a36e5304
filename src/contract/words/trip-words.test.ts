import { expect, test } from 'vitest';
import { endsAtPickup, tripText, wayLines } from './trip-words.fr.ts';

const ends = { pickup: 'Gare de Lyon', destination: 'Orly' };
const back = { pickup: 'Gare de Lyon', destination: 'Gare de Lyon' };

test('a ride goes to its destination, a hire has hours and perhaps a last one', () => {
  expect(wayLines({ ...ends, stops: [], hours: null })).toEqual(['De\u00a0: Gare de Lyon', 'À\u00a0: Orly']);
  expect(wayLines({ ...ends, stops: [], hours: 4 })).toEqual([
    'Mise à disposition, 4\u00a0h',
    'De\u00a0: Gare de Lyon',
    'Dernière destination\u00a0: Orly',
  ]);
  expect(wayLines({ ...back, stops: [], hours: 4 })).toEqual([
    'Mise à disposition, 4\u00a0h',
    'De\u00a0: Gare de Lyon',
  ]);
});

test.each([
  [4, 'Gare de Lyon', true],
  [4, 'Orly', false],
  [null, 'Orly', false],
])('with %s hours and %s at the end, a hire ends at its pickup: %s', (hours, destinationAddress, isBack) => {
  expect(endsAtPickup({ hours, pickupAddress: 'Gare de Lyon', destinationAddress })).toBe(isBack);
});

test('in one line, a hire names its hours in the place of a destination', () => {
  expect(tripText({ ...ends, hours: null })).toBe('Gare de Lyon → Orly');
  expect(tripText({ ...back, hours: 4 })).toBe('Gare de Lyon, 4\u00a0h à disposition');
});
